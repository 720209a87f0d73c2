import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { printedRfReference, rfReferenceOf } from '@shop/contract/rf-reference';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let invoices: { _id: string; invoiceNumber: string }[];

let account: string;
const TODAY = '2026-03-12';

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  const iban = 'AE070331234567890123456';
  const mashreq = { bank: 'Mashreq', accountName: 'Delta Print Supplies LLC', iban, bic: '' };
  const { bankAccounts } = await shop.given.settings({ bankAccounts: [mashreq] });
  account = bankAccounts[0]?._id ?? '';
});
/** Each test has a buyer with two invoices of 100 AED. */
beforeEach(async () => {
  buyer = await shop.as.customer();
  invoices = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
});
afterAll(() => shop.close());

let files = 0;
/** A file with these rows; each has a day of its own, so that files of other tests do not overlap. */
const csv = (...rows: string[]) => Buffer.from(`Date,Description,Amount\n${rows.join('\n')}`);
const row = (amount: number | string, text = `row ${String((files += 1))}`) => `12/03/2026,${text},${amount}`;
const post = (path: string, bytes: Buffer, query: object = {}, { http } = staff) =>
  http
    .post(path)
    .query({ bankAccount: account, ...query })
    .set('content-type', 'application/octet-stream')
    .send(bytes);
const preview = async (bytes: Buffer) => (await post('/api/bank-statements/preview', bytes).expect(201)).body;
async function imported(bytes: Buffer) {
  const { plan } = await preview(bytes);
  return (await post('/api/bank-statements', bytes, { plan, name: 'March.csv' }).expect(201)).body;
}
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
const linesOf = async (statement: string) => {
  const query = listQuery({ filter: { statement }, sort: ['amount', 'ASC'] });
  return (await staff.http.get('/api/bank-lines').query(query).expect(200)).body;
};
/** A line of this amount. */
async function line(amount: number, text?: string) {
  const [found] = await linesOf((await imported(csv(row(amount, text))))._id);
  return found as { _id: string; version: number };
}
const act = (id: string, action: string, body: object = {}) =>
  staff.http.post(`/api/bank-lines/${id}/${action}`).send(body);
const recordFor = (...amounts: number[]) => ({
  record: { user: buyer.id, allocations: amounts.map((amount, index) => ({ invoice: invoices[index]?._id, amount })) },
});
const receipt = async (amount: number) => {
  const body = { user: buyer.id, amount, paymentMethod: 'Bank Transfer', paymentDate: TODAY, allocations: [] };
  return (await staff.http.post('/api/receipts').send(body).expect(201)).body as { _id: string; receiptNumber: string };
};

/** @returns the id of a cheque of the buyer for an invoice */
async function chequeFor(invoice: string, chequeNumber: string): Promise<string> {
  const sheet = { bank: 'Emirates NBD', drawer: 'Ink LLC', chequeNumber, chequeDate: TODAY, amount: 100 };
  const body = { ...sheet, user: buyer.id, allocations: [{ invoice, amount: 100 }] };
  return (await staff.http.post('/api/cheques').send(body).expect(201)).body._id;
}
async function deposited(...cheques: string[]): Promise<{ _id: string; number: string }> {
  const body = { bankAccount: account, depositedOn: TODAY, cheques };
  return (await staff.http.post('/api/cheque-deposits').send(body).expect(201)).body;
}

describe('a bank line', () => {
  it('is suggested for the invoice it names, recorded as its receipt, and added to the history', async () => {
    const { _id } = await line(100, `TRF ${invoices[0]?.invoiceNumber}`);
    const [suggested] = await read(`/api/bank-lines/${_id}/suggestions`);
    expect(suggested).toMatchObject({ why: 'number', isCertain: true, user: buyer.id, rest: 0 });
    const { body } = await act(_id, 'match', recordFor(100)).expect(200);
    expect(body).toMatchObject({ status: 'Matched', left: 0, matches: [{ resource: 'receipts', amount: 100 }] });
    expect(await read(`/api/invoices/${invoices[0]?._id}`)).toMatchObject({ status: 'Paid' });
    expect(await read(`/api/receipts/${body.matches[0]._id}`)).toMatchObject({
      ...{ amount: 100, unallocated: 0, paymentMethod: 'Bank Transfer', receiptNumber: body.matches[0].number },
    });
    const [entry] = await read(`/api/bank-lines/${_id}/history`);
    expect(entry.changes).toContainEqual({ field: 'match', from: null, to: 100, isMoney: true });
  });

  it('is matched in parts with recorded money, up to the remaining amount of both', async () => {
    const [first, second] = [await receipt(60), await receipt(70)];
    const { _id } = await line(100);
    expect((await act(_id, 'match', { receipt: first._id }).expect(200)).body).toMatchObject({
      status: 'Open',
      left: 40,
    });
    const beyond = await act(_id, 'match', { receipt: second._id, amount: 40.01 }).expect(409);
    expect(beyond.body.code).toBe('BANK_MATCH_TOO_LARGE');
    expect((await act(_id, 'match', { receipt: second._id }).expect(200)).body).toMatchObject({ status: 'Matched' });
    const other = await line(70);
    const taken = await act(other._id, 'match', { receipt: second._id, amount: 70 }).expect(409);
    expect(taken.body).toMatchObject({ code: 'BOOKED_AMOUNT_TOO_LARGE', params: { left: '30.00' } });
    const closed = await act(_id, 'match', { receipt: first._id }).expect(409);
    expect(closed.body.code).toBe('BANK_LINE_CLOSED');
  });

  it('holds its receipt: it can’t be reversed before the line is open again', async () => {
    const { _id, receiptNumber } = await receipt(80);
    const found = await line(80);
    await act(found._id, 'match', { receipt: _id }).expect(200);
    const held = await staff.http.delete(`/api/receipts/${_id}?reason=Typed wrongly`).expect(409);
    expect(held.body).toMatchObject({ code: 'RECEIPT_AT_BANK', params: { document: receiptNumber, day: TODAY } });
    expect((await act(found._id, 'unmatch').expect(200)).body).toMatchObject({ status: 'Open', matches: [], left: 80 });
    await staff.http.delete(`/api/receipts/${_id}?reason=Typed wrongly`).expect(200);
    expect((await act(found._id, 'match', { receipt: _id }).expect(409)).body.code).toBe('RECEIPT_REVERSED');
  });

  it('matched by two accountants at once is matched once', async () => {
    const { _id } = await line(100);
    const tries = await Promise.all([act(_id, 'match', recordFor(100)), act(_id, 'match', recordFor(100))]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(`/api/invoices/${invoices[0]?._id}`)).toMatchObject({ amountPaid: 100 });
    expect((await buyer.http.get('/api/receipts/my').expect(200)).body).toHaveLength(1);
  });

  it('can’t share one receipt with another line', async () => {
    const { _id } = await receipt(50);
    const [one, other] = [await line(50), await line(50)];
    const tries = await Promise.all([one, other].map((each) => act(each._id, 'match', { receipt: _id, amount: 50 })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is suggested for a written-off invoice, and recovers it', async () => {
    const writeOff = { amount: 100, reason: 'Insolvent', notifiedOn: TODAY, mail: false };
    const [invoice] = invoices;
    shop.clock.stopAt('2026-10-12T08:00:00.000Z');
    await staff.http.post(`/api/invoices/${invoice?._id}/write-offs`).send(writeOff).expect(201);
    shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
    const { _id } = await line(100, `TRF ${invoice?.invoiceNumber}`);
    const [suggested] = await read(`/api/bank-lines/${_id}/suggestions`);
    expect(suggested).toMatchObject({ why: 'number', isCertain: true, rest: 0 });
    await act(_id, 'match', recordFor(100)).expect(200);
    expect(await read(`/api/invoices/${invoice?._id}`)).toMatchObject({ status: 'Paid', writtenOff: 0 });
  });

  it('teaches the payer, but neither the shop itself nor a payment house', async () => {
    const payers = (name: string, amount: number, invoiceOf: number | null) =>
      imported(
        Buffer.from(`Date,Description,Beneficiary,Amount\n12/03/2026,row ${String((files += 1))},${name},${amount}`),
      ).then(async ({ _id: statement }) => {
        const [found] = await linesOf(statement);
        if (invoiceOf !== null)
          await act(found._id, 'match', {
            record: { user: buyer.id, allocations: [{ invoice: invoices[invoiceOf]?._id, amount }] },
          }).expect(200);
        return (await read(`/api/bank-lines/${found._id}/suggestions`)).map(({ why }: { why: string }) => why);
      });
    const house = `House ${String((files += 1))}`;
    await payers(house, 41, 0);
    expect(await payers(house, 42, null)).toContain('alias');
    await payers('Delta Print Supplies LLC', 43, 0);
    expect(await payers('Delta Print Supplies', 44, null)).not.toContain('alias');
    buyer = await shop.as.customer();
    invoices = [await shop.given.invoice(buyer)];
    await payers(house, 45, 0);
    expect(await payers(house, 46, null)).not.toContain('alias');
  });

  it('is suggested for a cheque at the bank, and clears it with its receipt', async () => {
    const cheque = await chequeFor(invoices[0]?._id ?? '', '00880471');
    const { _id } = await line(150, 'OUTWARD CLG 880471');
    expect((await act(_id, 'match', { cheque }).expect(409)).body.code).toBe('CHEQUE_STATE');
    await deposited(cheque);
    const [suggested] = await read(`/api/bank-lines/${_id}/suggestions`);
    expect(suggested).toMatchObject({ why: 'cheque', isCertain: false, cheque: { _id: cheque, amount: 100 } });
    const { body } = await act(_id, 'match', { cheque }).expect(200);
    expect(body).toMatchObject({ status: 'Open', left: 50, matches: [{ resource: 'receipts', amount: 100 }] });
    expect(await read(`/api/cheques/${cheque}`)).toMatchObject({ status: 'Cleared', clearings: [{ on: TODAY }] });
    expect(await read(`/api/invoices/${invoices[0]?._id}`)).toMatchObject({ status: 'Paid' });
  });

  it('clears all cheques of a deposit, each with its receipt', async () => {
    const [first, second] = [invoices[0]?._id ?? '', invoices[1]?._id ?? ''];
    const slip = await deposited(await chequeFor(first, '771100'), await chequeFor(second, '771101'));
    const small = await line(199, 'CLEARING');
    expect((await act(small._id, 'match', { deposit: slip._id }).expect(409)).body.code).toBe('BANK_MATCH_TOO_LARGE');
    const { _id } = await line(200, 'CLEARING');
    const [suggested] = await read(`/api/bank-lines/${_id}/suggestions`);
    expect(suggested).toMatchObject({
      why: 'sum',
      deposit: { _id: slip._id, number: slip.number, count: 2, amount: 200 },
    });
    const { body } = await act(_id, 'match', { deposit: slip._id }).expect(200);
    expect(body).toMatchObject({ status: 'Matched', left: 0, matches: [{ amount: 100 }, { amount: 100 }] });
    for (const { _id: invoice } of invoices)
      expect(await read(`/api/invoices/${invoice}`)).toMatchObject({ status: 'Paid' });
    expect((await act(small._id, 'match', { deposit: slip._id }).expect(409)).body.code).toBe('DEPOSIT_ANSWERED');
  });

  it('is matched with a refund if money was paid out, and the refund is then banked', async () => {
    const { _id: receiptId, receiptNumber } = await receipt(90);
    const unbanked = async () =>
      (await read(`/api/bank-accounts/${account}/reconciliation?on=${TODAY}`)).unbankedMoney.filter(
        (money: { _id: string }) => money._id === receiptId,
      );
    const refund = { amount: 90, paymentMethod: 'Bank Transfer', paymentDate: TODAY };
    await staff.http.post(`/api/receipts/${receiptId}/refunds`).send(refund).expect(201);
    expect((await unbanked()).map(({ amount }: { amount: number }) => amount)).toEqual([90, -90]);
    const { _id } = await line(-90, `REFUND ${receiptNumber}`);
    const [suggested] = await read(`/api/bank-lines/${_id}/suggestions`);
    expect(suggested).toMatchObject({
      why: 'number',
      isCertain: true,
      booked: { _id: receiptId, number: receiptNumber },
    });
    const body = { refund: suggested.booked.refund };
    const received = await line(90);
    expect((await act(received._id, 'match', body).expect(409)).body.code).toBe('BANK_LINE_IS_RECEIVED');
    expect((await act(_id, 'match', { refund: 'f'.repeat(24) }).expect(404)).body.code).toBe('REFUND_NOT_FOUND');
    expect((await act(_id, 'match', body).expect(200)).body).toMatchObject({
      ...{
        status: 'Matched',
        left: 0,
        matches: [{ resource: 'receipts', _id: receiptId, isRefund: true, amount: 90 }],
      },
    });
    expect(await unbanked()).toMatchObject([{ amount: 90 }]);
    await act(_id, 'unmatch').expect(200);
    expect(await unbanked()).toHaveLength(2);
  });

  it('is ignored with a reason if it matches nothing; money paid out creates no receipt', async () => {
    const { _id } = await line(-12);
    expect((await act(_id, 'match', recordFor(12)).expect(409)).body.code).toBe('BANK_LINE_IS_PAID_OUT');
    expect((await act(_id, 'ignore', { reason: '' }).expect(400)).body.errors).toHaveProperty('reason');
    const { body } = await act(_id, 'ignore', { reason: 'Bank charge' }).expect(200);
    expect(body).toMatchObject({ status: 'Ignored', ignoredFor: 'Bank charge' });
    expect((await act(_id, 'ignore', { reason: 'again' }).expect(409)).body.code).toBe('BANK_LINE_CLOSED');
  });
});

describe('a new line of a shop with automatic matching', () => {
  beforeAll(() => shop.given.settings({ autoMatchBankLines: true }));
  afterAll(() => shop.given.settings({ autoMatchBankLines: false }));

  it('is matched automatically with the one invoice that it names and pays to the fils, with an entry in its history', async () => {
    const [first, second] = [invoices[0]!, invoices[1]!];
    const [named, reference] = [`TRF ${first.invoiceNumber}`, printedRfReference(rfReferenceOf(second.invoiceNumber))];
    const rows = [row(100, named), row(100, named), row(100, reference), row(99, reference), row(100)];
    const lines = await linesOf((await imported(csv(...rows)))._id);
    const statusesOf = (wanted: string) =>
      lines.flatMap(({ amount, text, status }: Record<string, unknown>) =>
        text === wanted ? [[amount, status].join(' ')] : [],
      );
    // The twin pays an invoice that is already paid.
    expect(statusesOf(named).sort()).toEqual(['100 Matched', '100 Open']);
    expect(statusesOf(reference).sort()).toEqual(['100 Matched', '99 Open']);
    expect(lines.filter(({ status }: Record<string, unknown>) => status === 'Matched')).toHaveLength(2);
    const matched = lines.find(({ text, status }: Record<string, unknown>) => text === named && status === 'Matched');
    const [entry] = await read(`/api/bank-lines/${matched._id}/history`);
    expect(entry.changes).toContainEqual({ field: 'autoMatch', from: null, to: first.invoiceNumber });
    for (const { _id } of invoices) expect(await read(`/api/invoices/${_id}`)).toMatchObject({ amountPaid: 100 });
  });
});
