import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  shop.clock.stopAt('2026-11-21T08:00:00.000Z');
});
afterAll(() => shop.close());

const TODAY = '2026-11-21';
const BODY = { kind: 'bankCharge', amount: 25, reason: 'Fee of the sending bank' };
const MONEY = { paymentMethod: 'Bank Transfer', paymentDate: TODAY };
const takeOff = (id: string, body: object = {}) =>
  staff.http.post(`/api/invoices/${id}/differences`).send({ ...BODY, ...body });
const undo = (id: string, one: string) =>
  staff.http.post(`/api/invoices/${id}/differences/${one}/undo`).send({ reason: 'Paid later' });
const read = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const statement = () => read(`users/${buyer.id}/statement?from=2026-01-01&to=2026-12-31`);
const receive = (invoice: string, amount: number, difference: object | null = BODY) =>
  staff.http.post('/api/receipts').send({
    ...{ ...MONEY, user: buyer.id, amount },
    allocations: [{ invoice, amount, ...(difference && { difference }) }],
  });
const due = async (id: string) => {
  const { status, amountPaid, waived, remainingDue } = await read(`invoices/${id}`);
  return { status, amountPaid, waived, remainingDue };
};
/** An invoice of 991.50 AED of a new buyer. */
const invoiced = async (): Promise<string> => {
  buyer = await shop.as.customer();
  const { _id } = await shop.given.invoice(buyer, { qty: 1, unitPrice: 991.5 });
  expect(await due(_id)).toEqual({ status: 'Unpaid', amountPaid: 0, waived: 0, remainingDue: 991.5 });
  return _id;
};

describe('a bank charge or small difference', () => {
  it('settles the rest of an invoice in the same step as the receipt, without VAT, and is on the statement', async () => {
    const before = await read(`vat-return?from=${TODAY}&to=${TODAY}`);
    const id = await invoiced();
    const issued = await read(`vat-return?from=${TODAY}&to=${TODAY}`);
    await receive(id, 966.5).expect(201);
    expect(await due(id)).toEqual({ status: 'Paid', amountPaid: 966.5, waived: 25, remainingDue: 0 });
    const { entries, waived, paid, closingBalance } = await statement();
    expect({ waived, paid, closingBalance }).toEqual({ waived: 25, paid: 966.5, closingBalance: 0 });
    expect(entries.find(({ kind }: { kind: string }) => kind === 'bankCharge')).toMatchObject({ credit: 25 });
    expect(before).not.toEqual(issued);
    expect(await read(`vat-return?from=${TODAY}&to=${TODAY}`)).toEqual(issued);
    const own = (await buyer.http.get(`/api/invoices/${id}`).expect(200)).body;
    expect(own).toMatchObject({ waived: 25, remainingDue: 0 });
    expect(own).not.toHaveProperty('differences');
  });

  it('is taken off in the same step as a payment, and from the invoice, with an entry in the history', async () => {
    const id = await invoiced();
    const payment = { ...MONEY, amount: 960, paidTo: 'Omar', difference: { ...BODY, kind: 'difference', amount: 20 } };
    const { body } = await staff.http.post(`/api/payments/from-invoice/${id}`).send(payment).expect(201);
    expect(body.invoice).toMatchObject({ waived: 20, remainingDue: 11.5 });
    expect((await takeOff(id, { amount: 11.5 }).expect(201)).body).toMatchObject({ status: 'Paid', waived: 31.5 });
    const [entry] = await read(`invoices/${id}/history`);
    expect(entry).toMatchObject({ action: 'difference taken off', actor: { name: staff.name } });
    expect(entry.changes).toContainEqual({ field: 'reason', from: null, to: BODY.reason });
  });

  it('is refused beyond what is due, and beyond the limit for all differences of an invoice', async () => {
    const id = await invoiced();
    const refused = async (amount: number, left: string) => {
      const { code, message } = (await takeOff(id, { amount }).expect(409)).body;
      expect(code).toBe('DIFFERENCE_TOO_LARGE');
      expect(message).toContain(`At most AED ${left} `);
    };
    await refused(50.01, '50.00');
    await takeOff(id, { amount: 30 }).expect(201);
    await refused(20.01, '20.00');
    await receive(id, 960, null).expect(201);
    await refused(1.51, '1.50');
    await shop.given.settings({ differenceLimit: 0 });
    await refused(1.5, '0.00');
    await shop.given.settings({ differenceLimit: 50 });
  });

  it('leaves nothing to pay, credit or void before it is reversed, and then the amount is due again', async () => {
    const id = await invoiced();
    await receive(id, 966.5).expect(201);
    const codeOf = async (call: Promise<{ body: { code: string } }>) => (await call).body.code;
    expect(await codeOf(receive(id, 25, null))).toBe('PAYMENT_TOO_LARGE');
    const note = { invoice: id, amount: 10, reason: 'DL8.61.1.C', words: 'Less' };
    expect(await codeOf(staff.http.post('/api/credit-notes').send(note))).toBe('INVOICE_HAS_DIFFERENCE');
    expect(await codeOf(staff.http.delete(`/api/invoices/${id}`))).toBe('INVOICE_HAS_DIFFERENCE');
    const [difference] = (await read(`invoices/${id}`)).differences;
    const { body } = await undo(id, difference._id).expect(200);
    expect(body).toMatchObject({ status: 'Partially Paid', waived: 0, remainingDue: 25 });
    expect(body.differences).toMatchObject([{ amount: 25, undone: { reason: 'Paid later', by: staff.name } }]);
    expect((await undo(id, difference._id).expect(409)).body.code).toBe('DIFFERENCE_UNDONE');
    expect((await statement()).closingBalance).toBe(25);
    await receive(id, 25, null).expect(201);
    expect(await due(id)).toEqual({ status: 'Paid', amountPaid: 991.5, waived: 0, remainingDue: 0 });
  });

  it('remains when the payment beside it is reversed', async () => {
    const id = await invoiced();
    const { body } = await receive(id, 966.5).expect(201);
    await staff.http.delete(`/api/receipts/${body._id}?reason=Wrong`).expect(200);
    expect(await due(id)).toMatchObject({ waived: 25, remainingDue: 966.5 });
    expect((await statement()).closingBalance).toBe(966.5);
  });

  it('is taken off once if two people do it at the same time', async () => {
    const id = await invoiced();
    await receive(id, 966.5, null).expect(201);
    const answers = await Promise.all([takeOff(id), takeOff(id)]);
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: 1 });
    expect(await due(id)).toMatchObject({ waived: 25, remainingDue: 0 });
  });
});
