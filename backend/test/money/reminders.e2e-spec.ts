import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OutboxEmail } from '../../src/platform/mail/outbox.schema.js';
import { Outbox } from '../../src/platform/mail/outbox.service.js';
import { Reminder } from '../../src/money/receivables/reminders/reminder.schema.js';
import { ReminderTask } from '../../src/money/receivables/reminders/reminder-task.service.js';
import { StatementTask } from '../../src/money/receivables/reminders/statement-task.service.js';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: ProductResponse;

beforeAll(async () => {
  shop = await startShop({ SHOP_INVOICE_TERMS_DAYS: '10' });
  [staff, product] = [await shop.as.staff(), await shop.given.product()];
});
beforeEach(async () => {
  buyer = await shop.as.customer('Zubaida Khan');
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.run();
});
afterAll(() => shop.close());

const emails = () => shop.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name));
/** The emails about money to an address, oldest first. */
const mailsTo = ({ email }: TestActor) =>
  emails().find({ to: email, 'document.kind': 'statement' }).sort({ createdAt: 1, _id: 1 }).lean();
const run = (at: string, of = shop) => {
  of.clock.stopAt(at);
  return of.app.get(ReminderTask).run();
};
const switchOn = async (fields: object = { reminders: { isOn: true } }, at = '2026-06-01T06:00:00Z') => {
  shop.clock.stopAt(at);
  await staff.http.put('/api/settings').send(fields).expect(200);
};
/** An invoice that is due on 10 June 2026 in Dubai. */
const invoice = async (customer = buyer, unitPrice = 50, at = '2026-05-31T08:00:00Z') => {
  shop.clock.stopAt(at);
  return shop.given.invoice(customer, { product, unitPrice });
};
const remindersOf = async (id: string) => (await staff.http.get(`/api/invoices/${id}/reminders`).expect(200)).body;
const upcoming = async () => (await staff.http.get('/api/reminders/upcoming').expect(200)).body;
const ofBuyer = async () => (await upcoming()).accounts.find(({ _id }: { _id: string }) => _id === buyer.id);

describe('reminders', () => {
  it('are off until staff enable them, and start on the following day', async () => {
    await invoice();
    await run('2026-06-15T06:00:00Z');
    expect(await mailsTo(buyer)).toEqual([]);
    expect((await upcoming()).isOn).toBe(false);
    await switchOn(undefined, '2026-06-15T06:00:00Z');
    await run('2026-06-15T07:00:00Z');
    expect(await mailsTo(buyer)).toEqual([]);
    await run('2026-06-16T05:00:00Z');
    expect(await mailsTo(buyer)).toHaveLength(1);
    await switchOn({ reminders: { isOn: false } });
  });

  it('list all overdue amounts of an account once a day, step by step, with its statement', async () => {
    await switchOn();
    const first = await invoice();
    const later = await invoice(buyer, 20, '2026-06-05T08:00:00Z');
    await run('2026-06-12T06:00:00Z');
    expect(await mailsTo(buyer)).toEqual([]);
    // Saturday and Sunday pass.
    await run('2026-06-13T06:00:00Z');
    await run('2026-06-15T04:59:00Z');
    expect(await mailsTo(buyer)).toEqual([]);
    for (const at of ['2026-06-15T05:00:00Z', '2026-06-15T06:00:00Z', '2026-06-16T06:00:00Z']) await run(at);
    const [mail, ...others] = await mailsTo(buyer);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ subject: 'A friendly reminder from Press & Pack Supplies', about: { resource: 'users' }, by: null },
      document: { kind: 'statement', language: 'en', period: { from: '2026-05-31', to: '2026-06-15' } },
    });
    expect(mail?.body?.facts.map(({ label }) => label)).toEqual([first.invoiceNumber, 'Total overdue']);
    expect(mail?.body?.paragraphs[0]).toContain('AED\u00a0100.00 is past its due date');
    // The second step of the first invoice comes a week later; the same email mentions the other one.
    await run('2026-06-22T06:00:00Z');
    const [, second] = await mailsTo(buyer);
    expect(second?.subject).toBe('Second reminder: AED\u00a0140.00 is overdue');
    expect(second?.body?.facts.map(({ label }) => label)).toEqual([
      first.invoiceNumber,
      later.invoiceNumber,
      'Total overdue',
    ]);
    expect(await remindersOf(first._id)).toMatchObject({ step: 2, reminders: [{ step: 2, total: 140 }, { step: 1 }] });
    expect(await remindersOf(later._id)).toMatchObject({ step: 1, reminders: [{ step: 2 }] });
    const { body: history } = await staff.http.get(`/api/invoices/${first._id}/history`).expect(200);
    expect(history[0]).toMatchObject({ action: 'reminded', actor: null });
  });

  it('omit amounts paid, credited or voided meanwhile, and accounts without debts', async () => {
    await switchOn();
    const [paid, credited, voided, open] = [await invoice(), await invoice(), await invoice(), await invoice()];
    shop.clock.stopAt('2026-06-15T04:00:00Z');
    const money = { paymentMethod: 'Cash', paymentDate: '2026-06-14', paidTo: 'Omar' };
    const pay = (id: string) => staff.http.post(`/api/payments/from-invoice/${id}`).send({ ...money, amount: 100 });
    await pay(paid._id).expect(201);
    const note = { invoice: credited._id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 100 };
    await staff.http.post('/api/credit-notes').send(note).expect(201);
    await staff.http.delete(`/api/invoices/${voided._id}`).expect(200);
    await run('2026-06-15T06:00:00Z');
    const [mail] = await mailsTo(buyer);
    expect(mail?.body?.facts.map(({ label }) => label)).toEqual([open.invoiceNumber, 'Total overdue']);
    await pay(open._id).expect(201);
    await run('2026-06-22T06:00:00Z');
    expect(await mailsTo(buyer)).toHaveLength(1);
  });

  it('are previewed, and can be paused for an invoice or an account until a day or indefinitely', async () => {
    await switchOn();
    const [one, two] = [await invoice(), await invoice(buyer, 10)];
    shop.clock.stopAt('2026-06-14T12:00:00Z');
    const hold = (body: object) => staff.http.post('/api/reminders/holds').send({ reason: 'Disputed', ...body });
    expect(await upcoming()).toMatchObject({ isOn: true, day: '2026-06-15' });
    expect(await ofBuyer()).toMatchObject({
      of: 'users',
      state: 'due',
      step: 1,
      total: 120,
      oldestDays: 5,
      to: buyer.email,
    });
    await hold({ invoice: two._id, until: '2026-06-16' }).expect(201);
    await run('2026-06-15T06:00:00Z');
    expect((await mailsTo(buyer))[0]?.body?.facts.map(({ label }) => label)).toEqual([
      one.invoiceNumber,
      'Total overdue',
    ]);
    const { body } = await hold({ user: buyer.id }).expect(201);
    expect(body.holds).toHaveLength(2);
    await run('2026-06-22T06:00:00Z');
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(await ofBuyer()).toMatchObject({ state: 'held', hold: { reason: 'Disputed', by: staff.name } });
    const whole = body.holds.find(({ invoice: of }: { invoice: string | null }) => of === null);
    await staff.http.delete(`/api/reminders/holds/${whole._id}`).expect(200);
    await run('2026-06-23T06:00:00Z');
    expect((await mailsTo(buyer))[1]?.body?.facts).toHaveLength(3);
    await staff.http.delete(`/api/reminders/holds/${whole._id}`).expect(404);
    for (const [wrong, field] of [
      [{}, 'invoice'],
      [{ user: buyer.id, invoice: one._id }, 'invoice'],
      [{ user: buyer.id, until: '2026-06-22' }, 'until'],
      [{ user: buyer.id, reason: ' ' }, 'reason'],
    ] as const) {
      expect(Object.keys((await hold(wrong).expect(400)).body.errors)).toEqual([field]);
    }
  });

  it('are sent to the accounts of a company in their language, and to no account that opted out', async () => {
    await switchOn();
    const company = await shop.given.company();
    const [accounts, colleague] = [await shop.as.customer(), await shop.as.customer()];
    for (const [{ id }, companyRole] of [
      [accounts, 'accounts'],
      [colleague, 'buyer'],
    ] as const) {
      await staff.http.put(`/api/users/${id}`).send({ company: company._id, companyRole, language: 'ar' }).expect(200);
    }
    await invoice(colleague);
    await invoice();
    const path = `/api/reminders/accounts/users/${buyer.id}`;
    const { body } = await staff.http.put(path).send({ sendsReminders: false, version: 0 }).expect(200);
    expect(body).toMatchObject({ sendsReminders: false, sendsStatements: true, holds: [], version: 1 });
    expect((await staff.http.put(path).send({ sendsReminders: true, version: 0 }).expect(409)).body.code).toBe(
      'STALE_VERSION',
    );
    await run('2026-06-15T06:00:00Z');
    expect(await mailsTo(buyer)).toEqual([]);
    const [mail] = await mailsTo(accounts);
    expect(mail).toMatchObject({ language: 'ar', about: { resource: 'companies', name: company.legalName } });
    expect(mail?.subject).toContain('تذكير ودّي');
  });

  it('are sent once by any number of servers and attempts; a failed one is not lost', async () => {
    await switchOn();
    const made = await invoice();
    const beside = await startShop({}, shop);
    const failing = jest.spyOn(shop.app.get(Outbox), 'post').mockRejectedValueOnce(new Error('The server dies here'));
    await run('2026-06-15T06:00:00Z');
    expect(failing).toHaveBeenCalled();
    expect(await mailsTo(buyer)).toEqual([]);
    expect((await remindersOf(made._id)).reminders).toEqual([]);
    const at = '2026-06-15T07:00:00Z';
    await Promise.all([run(at), run(at, beside), run(at), run(at, beside)]);
    expect(await mailsTo(buyer)).toHaveLength(1);
    const sent = shop.app.get<Model<Reminder>>(getModelToken(Reminder.name));
    expect(await sent.countDocuments({ 'invoices.invoice': made._id })).toBe(1);
    await beside.close();
  });

  it('can be sent manually, once a day, are counted, and don’t duplicate automatic ones', async () => {
    await switchOn();
    const made = await invoice();
    const remind = () => staff.http.post(`/api/invoices/${made._id}/reminders`);
    shop.clock.stopAt('2026-06-10T12:00:00Z');
    expect((await remind().expect(409)).body.code).toBe('INVOICE_NOT_OVERDUE');
    shop.clock.stopAt('2026-06-15T04:30:00Z');
    expect(statusCounts(await Promise.all([remind(), remind(), remind()]))).toEqual({ 201: 1, 409: 2 });
    await run('2026-06-15T06:00:00Z');
    const [mail, ...others] = await mailsTo(buyer);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ by: { name: staff.name }, replyTo: staff.email });
    expect(await remindersOf(made._id)).toMatchObject({ step: 1, mayRemind: false, reminders: [{ by: staff.name }] });
    shop.clock.stopAt('2026-06-16T04:30:00Z');
    await remind().expect(201);
    expect(await remindersOf(made._id)).toMatchObject({ step: 2 });
    await staff.http.post('/api/reminders/holds').send({ invoice: made._id, reason: 'Disputed' }).expect(201);
    shop.clock.stopAt('2026-06-17T04:30:00Z');
    expect((await remind().expect(409)).body.code).toBe('REMINDER_HELD');
  });
});

describe('the texts of a reminder', () => {
  const stepsWith = async (text: string) => {
    const { body } = await staff.http.get('/api/settings').expect(200);
    return body.reminders.steps.map((step: object, index: number) =>
      index === 1 ? { ...step, en: { subject: 'Please pay {total}', text } } : step,
    );
  };

  it('is refused at its field if it has unknown placeholders, or the steps are out of order', async () => {
    const save = (steps: unknown) => staff.http.put('/api/settings').send({ reminders: { isOn: false, steps } });
    const { body } = await save(await stepsWith('Pay {amount}')).expect(400);
    expect(Object.keys(body.errors)).toEqual(['reminders.steps.1.en.text']);
    const steps = await stepsWith('Pay {total}');
    const late = await save(steps.map((step: object) => ({ ...step, days: 5 }))).expect(400);
    expect(Object.keys(late.body.errors)).toEqual(['reminders.steps.1.days', 'reminders.steps.2.days']);
    await save(steps).expect(200);
  });

  it('are previewed before they are saved', async () => {
    const body = { step: 1, language: 'ar', subject: '{shop}', text: '{customer} <b>{total}</b>' };
    const { body: shown } = await staff.http.post('/api/reminders/preview').send(body).expect(200);
    expect(shown.subject).toBe('Press & Pack Supplies');
    expect(shown.html).toContain('&lt;b&gt;');
    const wrong = await staff.http
      .post('/api/reminders/preview')
      .send({ ...body, text: '{x}' })
      .expect(400);
    expect(Object.keys(wrong.body.errors)).toEqual(['text']);
  });
});

describe('monthly statements', () => {
  const runStatements = (at: string, of = shop) => {
    of.clock.stopAt(at);
    return of.app.get(StatementTask).run();
  };

  it('are sent once on the first working day, to accounts with a balance or a movement that subscribe', async () => {
    await switchOn({ sendsStatements: true });
    const [refusing, quiet] = [await shop.as.customer(), await shop.as.customer()];
    await invoice();
    await invoice(refusing);
    const settled = await invoice(quiet, 50, '2026-04-01T08:00:00Z');
    const money = { amount: 100, paymentMethod: 'Cash', paymentDate: '2026-04-01', paidTo: 'Omar' };
    await staff.http.post(`/api/payments/from-invoice/${settled._id}`).send(money).expect(201);
    await staff.http.put(`/api/reminders/accounts/users/${refusing.id}`).send({ sendsStatements: false }).expect(200);
    // The first of August 2026 is a Saturday.
    for (const at of ['2026-07-31T08:00:00Z', '2026-08-01T08:00:00Z', '2026-08-03T04:00:00Z']) await runStatements(at);
    expect(await mailsTo(buyer)).toEqual([]);
    const beside = await startShop({}, shop);
    const at = '2026-08-03T06:00:00Z';
    await Promise.all([runStatements(at), runStatements(at, beside), runStatements(at)]);
    await runStatements('2026-08-04T06:00:00Z');
    const [mail, ...others] = await mailsTo(buyer);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Statement of account for July 2026 from Press & Pack Supplies',
      document: { period: { from: '2026-07-01', to: '2026-07-31' } },
    });
    for (const nobody of [refusing, quiet]) expect(await mailsTo(nobody)).toEqual([]);
    await beside.close();
  });
});
