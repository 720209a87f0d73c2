import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChequeNotices } from '../../src/money/cheques/cheque-notices.service.js';
import { ChequeReminders } from '../../src/money/cheques/cheque-reminders.service.js';
import { ReminderTask } from '../../src/money/receivables/reminders/reminder-task.service.js';
import { OutboxEmail } from '../../src/platform/mail/outbox.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let bankAccount: string;
let sheets = 0;

const DAY = '2026-06-14';
const onDay = (day: string) => shop.clock.stopAt(`${day}T08:00:00.000Z`);

beforeAll(async () => {
  shop = await startShop({ SHOP_INVOICE_TERMS_DAYS: '10' });
  onDay('2026-06-01');
  staff = await shop.as.staff();
  const account = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
  const settings = await shop.given.settings({ bankAccounts: [account], reminders: { isOn: true } });
  bankAccount = settings.bankAccounts[0]?._id ?? '';
});
afterAll(() => shop.close());

const read = async (path: string, by = staff) => (await by.http.get(path).expect(200)).body;
async function cheque(of: object, amount: number, allocations: object[], fields: object = {}): Promise<string> {
  sheets += 1;
  const sheet = { bank: 'Mashreq', chequeNumber: `C${sheets}`, chequeDate: '2026-07-01', receivedOn: '2026-06-01' };
  const sent = { ...of, ...sheet, amount, allocations, ...fields };
  return (await staff.http.post('/api/cheques').send(sent).expect(201)).body._id;
}
const deposit = (cheques: string[], depositedOn: string) =>
  staff.http.post('/api/cheque-deposits').send({ bankAccount, depositedOn, cheques }).expect(201);
const step = (id: string, name: string, body: object) =>
  staff.http.post(`/api/cheques/${id}/${name}`).send(body).expect(200);

describe('cheques', () => {
  it('are shown beside the invoices they cover, and change no status and no balance', async () => {
    const { _id: company } = await shop.given.company();
    const buyer = await shop.as.customer();
    await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'accounts' }).expect(200);
    const { _id: invoice } = await shop.given.invoice(buyer);
    onDay(DAY);
    const held = await cheque({ company }, 60, [{ invoice, amount: 50 }]);
    const bounced = await cheque({ company }, 40, [{ invoice, amount: 40 }], { chequeDate: DAY, receivedOn: DAY });
    const guarantee = await cheque({ company, kind: 'Guarantee' }, 500, []);
    await deposit([bounced], DAY);
    await step(bounced, 'bounce', { bouncedOn: DAY, reason: 'INSUFFICIENT_FUNDS' });
    for (const by of [staff, buyer]) {
      expect(await read(`/api/invoices/${invoice}`, by)).toMatchObject({
        ...{ status: 'Overdue', amountPaid: 0, remainingDue: 100, coveredByCheques: 50 },
        cheques: [
          { _id: bounced, amount: 40, chequeDate: DAY, status: 'Bounced' },
          { _id: held, amount: 50, status: 'Held', chequeNumber: 'C1', bank: 'Mashreq' },
        ],
      });
    }
    expect(await read(`/api/credit-standing?company=${company}`)).toMatchObject({
      ...{ open: { amount: 100 }, used: 100, coveredByCheques: 60, bounced: { count: 1, last: DAY } },
    });
    const statement = await read(`/api/companies/${company}/statement`);
    expect(statement).toMatchObject({ closingBalance: 100, aging: { days1to30: 100 } });
    expect(statement.chequesInHand).toMatchObject({ day: DAY, total: 60, cheques: [{ _id: held, amount: 60 }] });
    const own = await read('/api/users/me/statement?scope=company', buyer);
    expect(own.chequesInHand).toEqual(statement.chequesInHand);
    const accounts = await read(`/api/company-accounts?filter=${JSON.stringify({ id: [company] })}`);
    expect(accounts).toMatchObject([{ balance: 100, overdue: 100, coveredByCheques: 60 }]);
    expect(await read(`/api/cheques/${guarantee}`)).toMatchObject({ status: 'Held' });
    onDay('2026-06-20');
    await step(held, 'give-back', { to: 'Aisha', on: '2026-06-20', reason: 'Paid by transfer' });
    for (const [on, coveredByCheques] of Object.entries({ [DAY]: 60, '2026-06-19': 60, '2026-06-20': 0 })) {
      const receivables = await read(`/api/receivables/account?company=${company}&on=${on}`);
      expect({ on, ...receivables }).toMatchObject({ on, balance: 100, coveredByCheques });
    }
  });

  it('are ignored by reminders until their day, unless staff include them', async () => {
    onDay('2026-06-01');
    const buyer = await shop.as.customer();
    const [covered, partly] = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
    onDay(DAY);
    await cheque(
      { user: buyer.id },
      130,
      [
        { invoice: covered._id, amount: 100 },
        { invoice: partly._id, amount: 30 },
      ],
      { chequeDate: '2026-06-24' },
    );
    const chased = async () =>
      (await read('/api/reminders/upcoming')).accounts.find((one: { _id: string }) => one._id === buyer.id);
    expect(await chased()).toMatchObject({ state: 'due', total: 200 });
    expect((await chased()).invoices).toMatchObject([{ coveredByCheques: 100 }, { coveredByCheques: 30 }]);
    const mails = () =>
      shop.app
        .get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name))
        .find({ to: buyer.email, 'document.kind': 'statement' })
        .sort({ createdAt: 1, _id: 1 })
        .lean();
    const facts = async () => (await mails()).at(-1)?.body?.facts.map(({ label, value }) => `${label}: ${value}`);
    onDay('2026-06-15');
    await shop.app.get(ReminderTask).run();
    expect(await facts()).toEqual([
      expect.stringContaining(`${partly.invoiceNumber}: AED\u00a070.00`),
      'Total overdue: AED\u00a070.00',
    ]);
    const money = { user: buyer.id, paymentMethod: 'Cash', paymentDate: '2026-06-15', amount: 70 };
    const allocations = [{ invoice: partly._id, amount: 70 }];
    await staff.http
      .post('/api/receipts')
      .send({ ...money, allocations })
      .expect(201);
    onDay('2026-06-22');
    expect(await chased()).toMatchObject({ state: 'cheques', total: 130 });
    const remind = (body: object) => staff.http.post(`/api/invoices/${covered._id}/reminders`).send(body);
    expect((await remind({}).expect(409)).body).toMatchObject({ code: 'COVERED_BY_CHEQUES' });
    await remind({ anyway: true }).expect(201);
    expect(await facts()).toContain('Total overdue: AED\u00a0130.00');
    await shop.given.settings({ remindersSkipCheques: false });
    expect(await chased()).toMatchObject({ state: 'waiting' });
    expect((await chased()).invoices).toMatchObject([{ coveredByCheques: 0 }, { coveredByCheques: 0 }]);
    await shop.given.settings({ remindersSkipCheques: true });
    onDay('2026-06-25');
    expect((await chased()).invoices).toMatchObject([{ coveredByCheques: 0 }, { coveredByCheques: 0 }]);
  });
});

describe('a cheque that was returned', () => {
  it('puts the orders of its account on hold until staff release them, if the shop enables it', async () => {
    onDay('2026-06-25');
    staff = await shop.as.staff();
    const buyer = await shop.as.customer();
    const bounce = async () => {
      const id = await cheque({ user: buyer.id }, 40, [], { chequeDate: '2026-06-20', receivedOn: '2026-06-20' });
      await deposit([id], '2026-06-20');
      await step(id, 'bounce', { bouncedOn: '2026-06-22', reason: 'STOPPED' });
      return id;
    };
    const order = async (by = staff) => read(`/api/orders/${(await shop.given.order(buyer))._id}`, by);
    const open = await order();
    await bounce();
    expect(await order()).toMatchObject({ hold: null });
    await shop.given.settings({ holdAfterBounce: true });
    const first = await order(buyer);
    expect(first).toMatchObject({ hold: { reason: 'bouncedCheque' } });
    expect(await read(`/api/orders/${open._id}`)).toMatchObject({ hold: null });
    const second = await bounce();
    expect(await read(`/api/orders/${open._id}`, buyer)).toMatchObject({ hold: { reason: 'bouncedCheque' } });
    const invoice = { order: open._id };
    expect((await staff.http.post('/api/invoices').send(invoice).expect(409)).body.code).toBe('ORDER_HELD');
    await staff.http.post(`/api/orders/${open._id}/release`).send({ reason: 'Paid in cash' }).expect(200);
    await staff.http.post('/api/invoices').send(invoice).expect(201);
    for (const id of (await listOf(buyer)).map(({ _id }) => _id))
      await step(id, 'hand-over', { to: 'Lawyer', on: '2026-06-25' });
    expect(await order()).toMatchObject({ hold: { reason: 'bouncedCheque' } });
    const money = { user: buyer.id, paymentMethod: 'Cash', paymentDate: '2026-06-25', amount: 1000, allocations: [] };
    const { body: receipt } = await staff.http.post('/api/receipts').send(money).expect(201);
    for (const id of (await listOf(buyer)).map(({ _id }) => _id)) await step(id, 'settle', { receipts: [receipt._id] });
    expect(await order()).toMatchObject({ hold: null });
    expect(await read(`/api/cheques/${second}`)).toMatchObject({ status: 'Settled' });
  });
});

it('cheques to deposit and to follow up are mailed to the shop once, all in one email', async () => {
  const mails = () =>
    shop.app
      .get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name))
      .find({ subject: /need(s)? attention/ })
      .sort({ createdAt: 1, _id: 1 })
      .lean();
  const run = async (at: string) => {
    shop.clock.stopAt(at);
    await shop.app.get(ChequeNotices).run();
    return (await mails()).map(({ body }) => body?.facts.map(({ label, value }) => [label, value.split('\n').length]));
  };
  onDay('2026-06-25');
  staff = await shop.as.staff();
  const { id: user } = await shop.as.customer();
  const before = await run('2026-07-11T03:00:00.000Z');
  const dated = (chequeDate: string) => cheque({ user }, 10, [], { chequeDate });
  await dated('2026-07-12');
  await dated('2026-07-13');
  expect(await run('2026-07-12T02:59:00.000Z')).toEqual(before);
  const mailed = [
    ...before,
    [
      ['To deposit now', 1],
      ['To deposit tomorrow', 1],
    ],
  ];
  expect(await run('2026-07-12T03:00:00.000Z')).toEqual(mailed);
  expect(await run('2026-07-12T09:00:00.000Z')).toEqual(mailed);
  expect(await run('2026-07-13T04:00:00.000Z')).toEqual([...mailed, [['To deposit now', 1]]]);
  expect(await run('2026-07-14T04:00:00.000Z')).toHaveLength(mailed.length + 1);
});

it('a customer is reminded once, three days before the day on a cheque, if the shop enables it', async () => {
  const buyer = await shop.as.customer();
  await cheque({ user: buyer.id }, 10, [], { chequeDate: '2026-07-18' });
  const mailed = async (at: string) => {
    shop.clock.stopAt(at);
    await shop.app.get(ChequeReminders).run();
    const emails = shop.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name));
    return emails.countDocuments({ to: buyer.email, subject: /^Your cheque C\d+ is dated 18 July 2026$/ });
  };
  expect(await mailed('2026-07-15T04:00:00.000Z')).toBe(0);
  await shop.given.settings({ remindsOfCheques: true });
  expect(await mailed('2026-07-14T04:00:00.000Z')).toBe(0);
  expect(await mailed('2026-07-15T04:00:00.000Z')).toBe(1);
  expect(await mailed('2026-07-16T04:00:00.000Z')).toBe(1);
});

const listOf = async (buyer: TestActor): Promise<{ _id: string }[]> =>
  read(`/api/cheques?filter=${JSON.stringify({ user: buyer.id })}`);
