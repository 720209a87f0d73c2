import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let invoice: string;
let account: string;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
afterAll(() => shop.close());

const check = (digits: string) => String(98n - (BigInt(`${digits}101400`) % 97n)).padStart(2, '0');
const ibanOf = (digits: string) => `AE${check(digits)}${digits}`;

let accounts = 0;
/** Each test has a buyer with an invoice of 100 AED, and a bank account in a month of its own. */
beforeEach(async () => {
  accounts += 1;
  shop.clock.stopAt(`${day(12)}T08:00:00.000Z`);
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
  invoice = (await shop.given.invoice(buyer))._id;
  const iban = ibanOf(`033123456789012345${String(accounts)}`);
  const { bankAccounts } = await shop.given.settings({
    bankAccounts: [{ bank: 'Mashreq', accountName: 'Delta Print Supplies LLC', iban, bic: '' }],
  });
  account = bankAccounts[0]?._id ?? '';
});

const day = (number: number) => `2026-0${String(accounts)}-${String(number).padStart(2, '0')}`;
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
const send = async (path: string, body: object) => (await staff.http.post(`/api/${path}`).send(body)).body;
const match = async (line: string, body: object) =>
  (await staff.http.post(`/api/bank-lines/${line}/match`).send(body).expect(200)).body;
const suggestionsFor = (line: string) => read(`/api/bank-lines/${line}/suggestions`);

const post = (path: string, bytes: Buffer, query: object = {}) =>
  staff.http
    .post(path)
    .query({ bankAccount: account, ...query })
    .set('content-type', 'application/octet-stream')
    .send(bytes);

/** Imports a file of these movements after a balance of 1000 AED. @returns its lines, in their order */
async function imported(...movements: (readonly [day: number, amount: number, text: string])[]) {
  let balance = 1000;
  const rows = movements.map(([on, amount, text]) => {
    balance += amount;
    return [day(on), text, amount < 0 ? -amount : '', amount > 0 ? amount : '', balance].join(',');
  });
  const bytes = Buffer.from(['Date,Description,Debit,Credit,Balance', ...rows].join('\n'));
  const { plan, gap } = (await post('/api/bank-statements/preview', bytes).expect(201)).body;
  expect(gap).toBe(0);
  const { _id: statement } = (await post('/api/bank-statements', bytes, { plan }).expect(201)).body;
  const query = listQuery({ filter: { statement }, sort: ['bookedOn', 'ASC'] });
  return (await staff.http.get('/api/bank-lines').query(query).expect(200)).body as { _id: string; left: number }[];
}

const on = async (number: number) => {
  const sums = await read(`/api/bank-accounts/${account}/reconciliation?on=${day(number)}`);
  const { bankBalance, open, ignored, unbanked, booksBalance } = sums;
  return { bankBalance, open, ignored, unbanked, booksBalance };
};
const receiptOf = (amount: number, paymentDate: string) =>
  send('receipts', { user: buyer.id, amount, paymentMethod: 'Bank Transfer', paymentDate, allocations: [] });

it('a bank account is reconciled with the books as of a day', async () => {
  const [, charge, received] = await imported([10, 100, 'A'], [11, -15, 'B'], [12, 50, 'C']);
  await match(received?._id ?? '', { record: { user: buyer.id, allocations: [{ invoice, amount: 50 }] } });
  await staff.http.post(`/api/bank-lines/${charge?._id}/ignore`).send({ reason: 'Bank charge' }).expect(200);
  const sums = { bankBalance: 1135, open: 100, ignored: -15, unbanked: 0, booksBalance: 1050 };
  expect(await on(12)).toEqual(sums);
  expect(await on(11)).toEqual({ ...sums, bankBalance: 1085, booksBalance: 1000 });
  expect(await on(9)).toMatchObject({ bankBalance: null, booksBalance: null });
  const [listed] = await read('/api/bank-accounts');
  expect(listed).toMatchObject({ openCount: 1, lastDay: day(12), balance: 1135 });
});

it('lines before the first balance of a bank account are excluded from its sums', async () => {
  const earlier = Buffer.from(`Date,Description,Amount\n${day(2)},earlier,30`);
  const { plan } = (await post('/api/bank-statements/preview', earlier).expect(201)).body;
  await post('/api/bank-statements', earlier, { plan }).expect(201);
  await imported([9, 5, 'first']);
  expect(await on(12)).toEqual({ bankBalance: 1005, open: 5, ignored: 0, unbanked: 0, booksBalance: 1000 });
});

it('money that the books had before the bank is on its way until the day of its line', async () => {
  const [, line] = await imported([8, 5, 'first'], [11, 70, 'TRF']);
  const { _id } = await receiptOf(70, day(9));
  await match(line?._id ?? '', { receipt: _id });
  expect(await on(8)).toMatchObject({ bankBalance: 1005, unbanked: 0, booksBalance: 1000 });
  for (const number of [9, 10]) {
    expect(await on(number)).toMatchObject({ bankBalance: 1005, open: 5, unbanked: 70, booksBalance: 1070 });
  }
  expect(await on(11)).toMatchObject({ bankBalance: 1075, open: 5, unbanked: 0, booksBalance: 1070 });
});

it('money that the bank had before the books is open until the day of its receipt', async () => {
  const [line] = await imported([9, 70, 'TRF']);
  const { _id } = await receiptOf(70, day(11));
  await match(line?._id ?? '', { receipt: _id });
  for (const number of [9, 10]) {
    expect(await on(number)).toMatchObject({ bankBalance: 1070, open: 70, booksBalance: 1000 });
  }
  expect(await on(11)).toMatchObject({ bankBalance: 1070, open: 0, booksBalance: 1070 });
});

it('a payment that was refunded in full came and went', async () => {
  const [came, went] = await imported([9, 40, 'TRF'], [11, -40, 'REFUND']);
  const paid = { amount: 40, paymentMethod: 'Bank Transfer', paymentDate: day(9), paidTo: 'Amal' };
  const { payment } = await send(`payments/from-invoice/${invoice}`, paid);
  const refund = { amount: 40, paymentMethod: 'Bank Transfer', paymentDate: day(11) };
  await send(`payments/${payment._id}/refunds`, refund);
  expect(await on(11)).toMatchObject({ open: 0, unbanked: 0, booksBalance: 1000 });
  await match(came?._id ?? '', { payment: payment._id });
  expect(await on(11)).toMatchObject({ open: -40, unbanked: -40, booksBalance: 1000 });
  const [suggested] = await suggestionsFor(went?._id ?? '');
  await match(went?._id ?? '', { refund: suggested.booked.refund });
  expect(await on(10)).toMatchObject({ bankBalance: 1040, open: 0, unbanked: 0, booksBalance: 1040 });
  expect(await on(11)).toMatchObject({ bankBalance: 1000, open: 0, unbanked: 0, booksBalance: 1000 });
});

describe('a cheque that its bank took back', () => {
  /** A cheque of the invoice that the bank paid on the 9th. */
  async function clearedBy(line: string) {
    const sheet = { bank: 'Emirates NBD', chequeNumber: `8804${String(accounts)}`, chequeDate: day(8), amount: 100 };
    const plan = { user: buyer.id, allocations: [{ invoice, amount: 100 }], receivedOn: day(8) };
    const { _id } = await send('cheques', { ...sheet, ...plan });
    await send('cheque-deposits', { bankAccount: account, depositedOn: day(8), cheques: [_id] });
    const { matches } = await match(line, { cheque: _id });
    return { cheque: _id as string, receipt: matches[0]._id as string, number: matches[0].number as string };
  }
  const bounce = (cheque: string) =>
    staff.http
      .post(`/api/cheques/${cheque}/bounce`)
      .send({ bouncedOn: day(11), reason: 'INSUFFICIENT_FUNDS' })
      .expect(200);

  it('leaves its line matched; the line of its return is suggested for it, and the sums are right on each day', async () => {
    const [came, went] = await imported([9, 100, 'CLG'], [11, -100, `CHQ RETURN 8804${String(accounts)}`]);
    const { cheque, receipt, number } = await clearedBy(came?._id ?? '');
    expect(await suggestionsFor(went?._id ?? '')).toEqual([]);
    await bounce(cheque);
    expect(await read(`/api/bank-lines/${came?._id}`)).toMatchObject({ status: 'Matched' });
    expect(await on(11)).toMatchObject({ bankBalance: 1000, open: -100, unbanked: -100, booksBalance: 1000 });
    const [suggested] = await suggestionsFor(went?._id ?? '');
    expect(suggested).toMatchObject({
      why: 'cheque',
      isCertain: false,
      booked: { _id: receipt, refund: receipt, number, day: day(11) },
    });
    const matched = await match(went?._id ?? '', { refund: suggested.booked.refund });
    expect(matched).toMatchObject({
      ...{ status: 'Matched', left: 0 },
      matches: [{ resource: 'receipts', _id: receipt, number, amount: 100, isRefund: false, isReturn: true }],
    });
    expect(await on(10)).toMatchObject({ bankBalance: 1100, open: 0, unbanked: 0, booksBalance: 1100 });
    expect(await on(11)).toMatchObject({ bankBalance: 1000, open: 0, unbanked: 0, booksBalance: 1000 });
    const statement = await read(`/api/users/${buyer.id}/statement?from=${day(1)}&to=${day(12)}`);
    expect(statement.closingBalance).toBe(100);
    await staff.http.post(`/api/bank-lines/${went?._id}/unmatch`).expect(200);
    expect(await suggestionsFor(went?._id ?? '')).toHaveLength(1);
  });

  it('is not on its way if the bank shows neither that it came nor that it went', async () => {
    const [line] = await imported([9, 100, 'CLG']);
    const { cheque, receipt } = await clearedBy(line?._id ?? '');
    await staff.http.post(`/api/bank-lines/${line?._id}/unmatch`).expect(200);
    await bounce(cheque);
    expect(await on(11)).toMatchObject({ open: 100, unbanked: 0 });
    expect(await on(10)).toMatchObject({ open: 100, unbanked: 100 });
    expect(await match(line?._id ?? '', { receipt })).toMatchObject({ status: 'Matched' });
    expect(await on(11)).toMatchObject({ open: 0, unbanked: -100, booksBalance: 1000 });
  });
});

it('a bank account has the columns of its tables', async () => {
  const path = `/api/bank-accounts/${account}/columns`;
  const table = { headings: ['Day', 'What', 'How much'], dateOrder: 'dmy', decimal: '.' };
  const bytes = Buffer.from(`Day,What,How much\n${day(12)},columns,7.50`);
  const unknown = await post('/api/bank-statements/preview', bytes).expect(400);
  expect(unknown.body.code).toBe('BANK_COLUMNS_UNKNOWN');
  const incomplete = await staff.http
    .put(path)
    .send({ ...table, columns: { bookedOn: 0 } })
    .expect(400);
  expect(Object.keys(incomplete.body.errors)).toEqual(['columns']);
  const columns = { bookedOn: 0, text: 1, amount: 2 };
  await staff.http
    .put(path)
    .send({ ...table, columns })
    .expect(200);
  const { body } = await post('/api/bank-statements/preview', bytes).expect(201);
  expect(body).toMatchObject({ table: { ...table, columns }, received: 7.5 });
  expect((await read('/api/bank-accounts'))[0]).toMatchObject({ table: { columns } });
});
