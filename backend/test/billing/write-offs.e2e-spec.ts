import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { VatPeriods } from '../../src/shop/vat-periods/vat-periods.schema.js';
import { PDF } from '../operations/records.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails, emailsTo } from '../support/emails.js';

let shop: TestShop;
let accounts: TestActor;
let administrator: TestActor;
let buyer: TestActor;

const AUGUST = '2026-08-10T08:00:00Z';
const THIRD = { from: '2026-07-01', to: '2026-09-30' };
const FOURTH = { from: '2026-10-01', to: '2026-12-31' };

beforeAll(async () => {
  shop = await startShop();
  [accounts, administrator] = [await shop.as.staff('Amal Accounts', 'Accounts'), await shop.as.staff()];
});
beforeEach(async () => {
  await shop.app.get<Model<VatPeriods>>(getModelToken(VatPeriods.name)).deleteMany({});
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

/** An invoice of 525 AED, 25 of it VAT, of January 2026. */
async function invoiced(): Promise<string> {
  shop.clock.stopAt('2026-01-15T08:00:00Z');
  const { _id } = await shop.given.invoice(buyer, { qty: 2, unitPrice: 262.5 });
  shop.clock.stopAt(AUGUST);
  return _id;
}

const BODY = { amount: 525, reason: 'The company was wound up', notifiedOn: '2026-08-01' };
const writeOff = (id: string, body: object = {}, http = accounts.http) =>
  http.post(`/api/invoices/${id}/write-offs`).send({ ...BODY, ...body });
const undo = (id: string, one: string, reason = 'Pays in parts') =>
  accounts.http.post(`/api/invoices/${id}/write-offs/${one}/undo`).send({ reason });
const pay = (id: string, amount: number, paymentDate: string) =>
  accounts.http
    .post(`/api/payments/from-invoice/${id}`)
    .send({ amount, paymentMethod: 'Bank Transfer', paymentDate, paidTo: 'Amal' });
const read = async (path: string, query: object = {}) =>
  (await accounts.http.get(`/api/${path}`).query(query).expect(200)).body;
const close = (to: string) => administrator.http.post('/api/vat-periods').send({ to }).expect(201);

/** The adjustments of this invoice in a period. */
async function adjusted(id: string, period: object): Promise<number> {
  const { adjustments, boxes } = await read('vat-return', period);
  const own = adjustments.filter(({ _id }: { _id: string }) => _id === id);
  const sum = (rows: { vat: number }[]) => rows.reduce((total, { vat }) => total + Math.round(vat * 100), 0) / 100;
  const all = sum(adjustments.flatMap(({ rows }: { rows: { vat: number }[] }) => rows));
  const lines = (await read('vat-return/lines', period)).map(({ adjustment }: { adjustment: number }) => ({
    vat: adjustment,
  }));
  const box8 = boxes.find(({ box }: { box: string }) => box === '8');
  expect([box8.adjustment, sum(lines)]).toEqual([all, all]);
  expect(boxes.find(({ box }: { box: string }) => box === '12').amount).toBeCloseTo(box8.vat + all, 2);
  return sum(own.flatMap(({ rows }: { rows: { vat: number }[] }) => rows));
}

/** Reads what the account owes from every view, which must agree. */
async function owed(): Promise<number> {
  const statement = await read(`users/${buyer.id}/statement`, { from: '2026-01-01', to: '2026-12-31' });
  const standing = await read('credit-standing', { user: buyer.id });
  const receivables = await read('receivables', { on: '2026-12-31' });
  const rows = receivables.accounts ?? receivables.rows ?? receivables;
  const row = rows.find((one: { user?: { _id: string }; _id?: string }) => JSON.stringify(one).includes(buyer.id));
  const open = (await read('invoices', { filter: JSON.stringify({ user: [buyer.id] }) })).reduce(
    (sum: number, { remainingDue }: { remainingDue: number }) => sum + remainingDue,
    0,
  );
  expect({ standing: standing.open.amount, receivable: row?.balance ?? 0, open }).toEqual({
    standing: statement.closingBalance,
    receivable: statement.closingBalance,
    open: statement.closingBalance,
  });
  return statement.closingBalance;
}

describe('a bad debt', () => {
  it('is written off, with its VAT in the period of the write-off, and is no longer due', async () => {
    const id = await invoiced();
    expect(await owed()).toBe(525);
    expect(await read(`invoices/${id}`)).toMatchObject({ writeOffFrom: '2026-07-16', writtenOff: 0, writeOffs: [] });
    const { body: letter } = await accounts.http
      .post(`/api/invoices/${id}/write-off-letters`)
      .query({ name: 'Notice.pdf' })
      .set('content-type', 'application/pdf')
      .send(PDF)
      .expect(201);
    const { body } = await writeOff(id, { letter: letter._id }).expect(201);
    expect(body).toMatchObject({ status: 'Written Off', writtenOff: 525, remainingDue: 0, amountDue: 525 });
    expect(body.writeOffs).toMatchObject([
      { amount: 525, by: 'Amal Accounts', letter: { name: 'Notice.pdf' }, undone: null },
    ]);
    expect(body.allowedActions).not.toContain('writeOff');
    const file = await accounts.http.get(`/api/invoices/${id}/write-offs/${body.writeOffs[0]._id}/letter`).expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect([await adjusted(id, THIRD), await adjusted(id, FOURTH), await owed()]).toEqual([-25, 0, 0]);
    const { entries } = await read(`users/${buyer.id}/statement`, { from: '2026-08-01', to: '2026-08-31' });
    expect(entries).toMatchObject([{ kind: 'writeOff', credit: 525, balance: 0 }]);
    const listed = await read('invoices', { filter: JSON.stringify({ status: 'Written Off', user: [buyer.id] }) });
    expect(listed).toMatchObject([{ _id: id }]);
    const own = (await buyer.http.get(`/api/invoices/${id}`).expect(200)).body;
    expect(own).toMatchObject({ status: 'Written Off', writtenOff: 525 });
    expect(own.writeOffs).toBeUndefined();
    expect((await read(`invoices/${id}/history`))[0]).toMatchObject({
      action: 'written off',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'writeOff', to: 525 })]),
    });
  });

  it('has its VAT due again in the period of a later payment', async () => {
    const id = await invoiced();
    await pay(id, 105, '2026-08-09').expect(201);
    await writeOff(id, { amount: 420 }).expect(201);
    shop.clock.stopAt('2026-10-20T08:00:00Z');
    const { body } = await pay(id, 100, '2026-10-19').expect(201);
    expect(body.invoice).toMatchObject({ status: 'Written Off', writtenOff: 320, amountPaid: 205, remainingDue: 0 });
    expect([await adjusted(id, THIRD), await adjusted(id, FOURTH), await owed()]).toEqual([-20, 4.76, 0]);
    expect((await pay(id, 320.01, '2026-10-20').expect(409)).body).toMatchObject({ code: 'PAYMENT_TOO_LARGE' });
    const { body: last } = await pay(id, 320, '2026-10-20').expect(201);
    expect(last.invoice).toMatchObject({ status: 'Paid', writtenOff: 0 });
    expect([await adjusted(id, THIRD), await adjusted(id, FOURTH)]).toEqual([-20, 20]);
    await accounts.http.delete(`/api/payments/${last.payment._id}`).query({ reason: 'Typed wrongly' }).expect(200);
    expect(await read(`invoices/${id}`)).toMatchObject({ status: 'Written Off', writtenOff: 320 });
    expect([await adjusted(id, FOURTH), await owed()]).toEqual([4.76, 0]);
    const { entries } = await read(`users/${buyer.id}/statement`, { from: '2026-10-01', to: '2026-12-31' });
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['payment', 'recovery']);
  });

  it('can be paid by a receipt, and by an earlier cheque', async () => {
    const account = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
    const { bankAccounts } = await shop.given.settings({ bankAccounts: [account] });
    const id = await invoiced();
    const part = (amount: number) => ({ amount, allocations: [{ invoice: id, amount }] });
    const sheet = { bank: 'Mashreq', chequeNumber: '7', chequeDate: '2026-08-09', receivedOn: '2026-08-09' };
    const post = async (path: string, body: object, status = 201) =>
      (await accounts.http.post(`/api/${path}`).send(body).expect(status)).body;
    const { _id: cheque } = await post('cheques', { user: buyer.id, ...sheet, ...part(125) });
    const deposit = { bankAccount: bankAccounts[0]?._id, depositedOn: '2026-08-09', cheques: [cheque] };
    await post('cheque-deposits', deposit);
    await writeOff(id).expect(201);
    await post(`cheques/${cheque}/clear`, { clearedOn: '2026-08-10' }, 200);
    expect(await read(`invoices/${id}`)).toMatchObject({ status: 'Written Off', writtenOff: 400, amountPaid: 125 });
    const money = { user: buyer.id, paymentMethod: 'Bank Transfer', paymentDate: '2026-08-10' };
    expect((await post('receipts', { ...money, ...part(400.01) }, 409)).code).toBe('ALLOCATION_TOO_LARGE');
    await post('receipts', { ...money, ...part(400) });
    expect(await read(`invoices/${id}`)).toMatchObject({ status: 'Paid', writtenOff: 0, amountPaid: 525 });
    expect([await adjusted(id, THIRD), await owed()]).toEqual([0, 0]);
  });

  it.each([
    ['leaves no adjustment while its period is open', null, [0, 0]],
    ['is reversed in the current period if its own is closed', '2026-09-30', [-25, 25]],
  ])('%s if it is undone', async (_what, closed, adjustments) => {
    const id = await invoiced();
    const { body } = await writeOff(id).expect(201);
    shop.clock.stopAt('2026-10-20T08:00:00Z');
    if (closed !== null) await close(closed);
    const [{ _id: one }] = body.writeOffs;
    const { body: after } = await undo(id, one).expect(200);
    expect(after).toMatchObject({ status: 'Overdue', writtenOff: 0, remainingDue: 525 });
    expect(after.writeOffs).toMatchObject([{ amount: 525, undone: { reason: 'Pays in parts', by: 'Amal Accounts' } }]);
    expect([await adjusted(id, THIRD), await adjusted(id, FOURTH)]).toEqual(adjustments);
    expect(await owed()).toBe(525);
    expect((await undo(id, one).expect(409)).body.code).toBe('WRITE_OFF_UNDONE');
    await undo(id, 'f'.repeat(24)).expect(404);
  });

  it('is written off more than six months after the supply', async () => {
    const id = await invoiced();
    shop.clock.stopAt('2026-07-15T08:00:00Z');
    expect((await writeOff(id, { notifiedOn: '2026-07-15' }).expect(409)).body).toMatchObject({
      ...{ code: 'TOO_EARLY_FOR_RELIEF', params: { day: '2026-07-16' } },
    });
    shop.clock.stopAt('2026-07-15T20:30:00Z');
    await writeOff(id, { notifiedOn: '2026-07-15' }).expect(201);
  });

  it.each([
    [{ amount: 525.01 }, 'amount', 409],
    [{ notifiedOn: '2026-08-11' }, 'notifiedOn', 400],
    [{ notifiedOn: '2026-01-14' }, 'notifiedOn', 400],
    [{ letter: 'f'.repeat(24) }, 'letter', 400],
  ])('can’t be written off by %j', async (body, field, status) => {
    const id = await invoiced();
    const answer = await writeOff(id, body).expect(status);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await owed()).toBe(525);
  });

  it('is reported to the customer by email if staff choose it, with a correction if it is reversed', async () => {
    const id = await invoiced();
    const quiet = (await writeOff(id, { amount: 105 }).expect(201)).body;
    await undo(id, quiet.writeOffs[0]._id).expect(200);
    const { invoiceNumber: number, writeOffs } = (await writeOff(id, { amount: 105, mail: true }).expect(201)).body;
    const [notice] = await awaitEmails(shop, buyer.email, `Notice of write-off: invoice ${number}`);
    for (const words of ['105.00', '5.00', '420.00', 'input tax']) expect(notice?.text).toContain(words);
    await undo(id, writeOffs[1]._id).expect(200);
    const [correction] = await awaitEmails(shop, buyer.email, `Correction: write-off of invoice ${number}`);
    expect(correction?.text).toContain('525.00');
    const subjects = (await emailsTo(shop, buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('write-off'))).toHaveLength(2);
  });

  it('can’t be credited, voided or written off twice before the write-off is undone', async () => {
    const id = await invoiced();
    await writeOff(id, { amount: 500 }).expect(201);
    const credit = { invoice: id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 5 };
    expect((await accounts.http.post('/api/credit-notes').send(credit).expect(409)).body.code).toBe(
      'INVOICE_WRITTEN_OFF',
    );
    expect((await administrator.http.delete(`/api/invoices/${id}`).expect(409)).body.code).toBe('INVOICE_WRITTEN_OFF');
    expect((await writeOff(id, { amount: 25.01 }).expect(409)).body.code).toBe('WRITE_OFF_TOO_LARGE');
    await writeOff(id, { amount: 25 }).expect(201);
    expect((await writeOff(id, { amount: 1 }).expect(409)).body.code).toBe('NOTHING_TO_WRITE_OFF');
    expect(await adjusted(id, THIRD)).toBe(-25);
  });

  it('is written off once by two concurrent requests, and a concurrent payment counts', async () => {
    const id = await invoiced();
    const answers = await Promise.all([writeOff(id), writeOff(id, {}, administrator.http), pay(id, 525, '2026-08-10')]);
    const after = await read(`invoices/${id}`);
    expect(after.remainingDue).toBe(0);
    expect(after.writeOffs.length).toBe(answers.slice(0, 2).filter(({ status }) => status === 201).length);
    expect(after.writeOffs.length).toBeLessThanOrEqual(1);
    expect(after.amountPaid + after.writtenOff).toBe(525);
    expect(await adjusted(id, THIRD)).toBe(after.writtenOff === 0 ? 0 : -25);
    expect(await owed()).toBe(0);
  });
});
