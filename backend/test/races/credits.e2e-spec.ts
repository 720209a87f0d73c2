import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { TestActor } from '../support/actors.js';
import { done, inTurn, outcome, outcomes, race, type ShopPair, startPair, stored } from './races.js';

let pair: ShopPair;
let buyer: TestActor;

beforeAll(async () => {
  pair = await startPair();
});
beforeEach(async () => {
  buyer = await pair.here.as.customer();
});
afterAll(() => pair.close());

const credit = (by: TestActor, invoice: string, body: object) =>
  by.http.post('/api/credit-notes').send({ invoice, reason: 'DL8.61.1.C', words: 'Wrong price', ...body });

/** Invoice and credit notes match, and no number is missing. @returns the credited amount, in fils */
async function expectCredited(id: string, notes: number): Promise<number> {
  const [invoice] = await stored(pair.here, 'invoices', { _id: new Types.ObjectId(id) });
  const found = await stored(pair.here, 'credit-notes', { 'invoice._id': new Types.ObjectId(id) });
  const credited = found.reduce((sum, { total }) => sum + Number(total), 0);
  expect(found).toHaveLength(notes);
  expect(invoice).toMatchObject({ credited, amountDue: 10_000 - credited, remainingDue: 10_000 - credited });
  expect(invoice?.['creditNotes']).toHaveLength(notes);
  const numbers = found.map(({ creditNoteNumber }) => Number(String(creditNoteNumber).slice(-5))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => Number(numbers[0]) + index));
  return credited;
}

describe('credit notes of one invoice', () => {
  it('are issued only while they fit the remaining amount: twenty concurrent ones on two servers', async () => {
    const { _id } = await pair.here.given.invoice(buyer);
    const answers = await race(...inTurn(pair.staff, 20, (by) => credit(by, _id, { amount: 9 })));
    expect(outcomes(answers)).toEqual({ 201: 11, '409 CREDIT_TOO_LARGE': 9 });
    expect(await expectCredited(_id, 11)).toBe(9900);
  });

  it('are issued once for a whole line: ten concurrent ones', async () => {
    const { _id, lines } = await pair.here.given.invoice(buyer);
    const body = { lines: [{ line: lines[0]?._id, qty: 2, restock: true }] };
    const answers = await race(...inTurn(pair.staff, 10, (by) => credit(by, _id, body)));
    expect(done(answers)).toHaveLength(1);
    expect(outcomes(answers)).toEqual({ 201: 1, '409 NOTHING_TO_CREDIT': 9 });
    expect(await expectCredited(_id, 1)).toBe(10_000);
  });

  it('credit it once during the cancellation of its order', async () => {
    const { _id, order } = await pair.here.given.invoice(buyer);
    const [here, there] = pair.staff;
    const end = there.http.put(`/api/orders/${order._id}`).send({ status: 'Cancelled' });
    const [noted, ended] = await race(credit(here, _id, { amount: 40 }), end);
    expect(ended.status).toBe(200);
    expect([201, 409]).toContain(noted.status);
    expect(await expectCredited(_id, noted.status === 201 ? 2 : 1)).toBe(10_000);
  });

  it('count nothing twice during a payment', async () => {
    const { _id } = await pair.here.given.invoice(buyer);
    const [here, there] = pair.staff;
    const paying = there.http
      .post(`/api/payments/from-invoice/${_id}`)
      .send({ amount: 60, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' });
    const [credited, paid] = await race(credit(here, _id, { amount: 70 }), paying);
    expect(outcome(credited)).toBe('201');
    expect(['201', '400 PAYMENT_TOO_LARGE', '409 PAYMENT_TOO_LARGE']).toContain(outcome(paid));
    const amountPaid = paid.status === 201 ? 60 : 0;
    const { body } = await here.http.get(`/api/invoices/${_id}`).expect(200);
    expect(body).toMatchObject({ amountDue: 30, amountPaid, remainingDue: amountPaid === 0 ? 30 : 0 });
    const { body: account } = await here.http.get(`/api/users/${buyer.id}/statement`).expect(200);
    expect(account).toMatchObject({ closingBalance: 30 - amountPaid, creditBalance: Math.max(amountPaid - 30, 0) });
  });

  it('exclude a concurrent void of the invoice', async () => {
    const { _id } = await pair.here.given.invoice(buyer);
    const [here, there] = pair.staff;
    const [credited, voided] = await race(credit(here, _id, { amount: 70 }), there.http.delete(`/api/invoices/${_id}`));
    expect(['201 / 409 INVOICE_HAS_CREDITS', '409 INVOICE_VOID / 200']).toContain(
      `${outcome(credited)} / ${outcome(voided)}`,
    );
    const notes = await stored(pair.here, 'credit-notes', { 'invoice._id': new Types.ObjectId(_id) });
    expect(notes).toHaveLength(credited.status === 201 ? 1 : 0);
  });
});
