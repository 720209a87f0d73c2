import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { Response } from 'supertest';
import type { TestActor } from '../support/actors.js';
import { actionsOn, done, inTurn, outcome, outcomes, race, type ShopPair, startPair, stored } from './races.js';

let pair: ShopPair;
let omar: TestActor;
let sara: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  pair = await startPair();
  [omar, sara] = pair.staff;
});
beforeEach(async () => {
  buyer = await pair.here.as.customer();
});
afterAll(() => pair.close());

const ROUNDS = 3;
const OF_PAYMENTS = ['payment recorded', 'payment changed', 'payment reversed'];
const pay = (by: TestActor, invoice: string, amount: number) =>
  by.http
    .post(`/api/payments/from-invoice/${invoice}`)
    .send({ amount, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' });
const change = (by: TestActor, payment: string, body: object) => by.http.put(`/api/payments/${payment}`).send(body);
const remove = (by: TestActor, payment: string) => by.http.delete(`/api/payments/${payment}`);
const refund = { status: 'Refunded' };

/** An invoice of 100 AED with these payments. */
async function paidInvoice(...amounts: number[]) {
  const { _id } = await pair.here.given.invoice(buyer);
  const payments: string[] = [];
  for (const amount of amounts) payments.push((await pay(omar, _id, amount).expect(201)).body.payment._id);
  return { invoice: _id, payments, taken: amounts.length };
}

/**
 * Invoice, payments and histories match.
 * @param taken how many calls moved the invoice since it was issued
 * @returns the paid amount, in AED
 */
async function expectSettled(id: string, taken: number): Promise<number> {
  const [invoice] = await stored(pair.here, 'invoices', { _id: new Types.ObjectId(id) });
  const payments = await stored(pair.here, 'payments', { 'invoice._id': new Types.ObjectId(id) });
  const shown: { _id: Types.ObjectId; amount: number; status: string }[] = invoice?.['payments'];
  const facts = ({ _id, amount, status }: (typeof shown)[number]) => `${_id.toHexString()} ${amount} ${status}`;
  expect(shown.map(facts).sort()).toEqual(payments.map((payment) => facts(payment as (typeof shown)[number])).sort());
  const paid = shown.reduce((sum, { amount, status }) => sum + (status === 'Received' ? amount : 0), 0);
  expect(paid).toBeLessThanOrEqual(10_000);
  expect(invoice).toMatchObject({ amountDue: 10_000, amountPaid: paid, remainingDue: 10_000 - paid });
  expect(invoice?.['version']).toBe(1 + taken);
  const moves = (await actionsOn(pair.here, 'invoices', id)).filter((action) => OF_PAYMENTS.includes(action));
  expect(moves).toHaveLength(taken);
  return paid / 100;
}

/** @returns how often something happened to the payment, by its history */
const historyLength = async (payment: string) => (await actionsOn(pair.here, 'payments', payment)).length;
const both = (answers: readonly Response[]) => answers.map(outcome).join(' / ');

describe('payments of one invoice', () => {
  it('are accepted once if ten are for the full amount, on two servers', async () => {
    const { invoice } = await paidInvoice();
    const answers = await race(...inTurn(pair.staff, 10, (by) => pay(by, invoice, 100)));
    expect(outcomes(answers)).toEqual({ 201: 1, '409 PAYMENT_TOO_LARGE': 9 });
    expect(await expectSettled(invoice, 1)).toBe(100);
    expect(await actionsOn(pair.here, 'payments', done(answers)[0]?.body.payment._id)).toEqual(['recorded']);
  });

  it('are accepted only while they fit the amount due; the others are refused with the remaining amount', async () => {
    const { invoice } = await paidInvoice();
    const amounts = Array.from({ length: 30 }, (_, index) => (401 + index * 37) / 100);
    const answers = await race(...inTurn(pair.staff, 30, (by, index) => pay(by, invoice, amounts[index] ?? 0)));
    const taken = done(answers);
    expect(outcomes(answers)).toEqual({ 201: taken.length, '409 PAYMENT_TOO_LARGE': 30 - taken.length });
    const paid = await expectSettled(invoice, taken.length);
    const sum = taken.reduce((total, { body }) => total + Math.round(body.payment.amount * 100), 0);
    expect(sum).toBe(Math.round(paid * 100));
    for (const [index, { status, body }] of answers.entries()) {
      if (status === 201) continue;
      const remaining = Number(/^No more than AED ([\d.]+) is due/.exec(body.message)?.[1]);
      expect(remaining).toBeGreaterThanOrEqual(Number((100 - paid).toFixed(2)));
      expect(remaining).toBeLessThan(amounts[index] ?? 0);
    }
    const recorded = await stored(pair.here, 'payments', { 'invoice._id': new Types.ObjectId(invoice) });
    for (const { _id } of recorded) expect(await historyLength(_id.toHexString())).toBe(1);
  });

  it.each([
    ['refunded', (id: string) => change(sara, id, refund)],
    ['reversed', (id: string) => remove(sara, id)],
    ['lowered', (id: string) => change(sara, id, { amount: 10 })],
  ])('get the amount of one that is %s only after that change', async (_what, makeRoom) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { invoice, payments } = await paidInvoice(60);
      const [paid, made] = await race(pay(omar, invoice, 90), makeRoom(payments[0] ?? ''));
      expect(made.status).toBe(200);
      expect(['201', '409 PAYMENT_TOO_LARGE']).toContain(outcome(paid));
      const left = made.body.status === 'Received' ? 10 : 0;
      expect(await expectSettled(invoice, paid.status === 201 ? 3 : 2)).toBe(left + (paid.status === 201 ? 90 : 0));
      expect(await historyLength(payments[0] ?? '')).toBe(2);
    }
  });

  it('can’t exceed the total during a concurrent increase of another payment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { invoice, payments } = await paidInvoice(60);
      const answers = await race(pay(omar, invoice, 40), change(sara, payments[0] ?? '', { amount: 100 }));
      expect(['201 / 409 PAYMENT_TOO_LARGE', '409 PAYMENT_TOO_LARGE / 200']).toContain(both(answers));
      expect(await expectSettled(invoice, 2)).toBe(100);
      expect(await historyLength(payments[0] ?? '')).toBe(answers[1].status === 200 ? 2 : 1);
    }
  });

  it('can’t both be raised to the remaining amount: only one change succeeds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { invoice, payments } = await paidInvoice(40, 40);
      const raise = (by: TestActor, index: number) => change(by, payments[index] ?? '', { amount: 60 });
      const answers = await race(raise(omar, 0), raise(sara, 1));
      expect(outcomes(answers)).toEqual({ 200: 1, '409 PAYMENT_TOO_LARGE': 1 });
      expect(await expectSettled(invoice, 3)).toBe(100);
      const lengths = [await historyLength(payments[0] ?? ''), await historyLength(payments[1] ?? '')];
      expect(lengths.sort()).toEqual([1, 2]);
    }
  });

  it('exclude a concurrent void: only one of the two succeeds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id, order } = await pair.here.given.invoice(buyer);
      const answers = await race(pay(omar, _id, 40), sara.http.delete(`/api/invoices/${_id}`));
      expect(['201 / 409 INVOICE_HAS_PAYMENTS', '409 INVOICE_VOID / 200']).toContain(both(answers));
      const isPaid = answers[0].status === 201;
      const { invoiceGenerated } = (await omar.http.get(`/api/orders/${order._id}`).expect(200)).body;
      expect(invoiceGenerated).toBe(isPaid);
      if (isPaid) expect(await expectSettled(_id, 1)).toBe(40);
      else expect(await stored(pair.here, 'payments', { 'invoice._id': new Types.ObjectId(_id) })).toEqual([]);
      const trail = await actionsOn(pair.here, 'invoices', _id);
      expect(trail).toEqual(['issued', isPaid ? 'payment recorded' : 'voided']);
    }
  });
});

describe('one payment', () => {
  it('refunded ten times at once from one version is refunded once', async () => {
    const { invoice, payments } = await paidInvoice(40, 30);
    const answers = await race(
      ...inTurn(pair.staff, 10, (by) => change(by, payments[0] ?? '', { ...refund, version: 1 })),
    );
    expect(outcomes(answers)).toEqual({ 200: 1, '409 STALE_VERSION': 9 });
    expect(await expectSettled(invoice, 3)).toBe(30);
    expect(await historyLength(payments[0] ?? '')).toBe(2);
  });

  it('refunded twice at once without a version counts as refunded once', async () => {
    const { invoice, payments } = await paidInvoice(40, 30);
    const answers = await race(change(omar, payments[0] ?? '', refund), change(sara, payments[0] ?? '', refund));
    expect(outcomes(answers)).toEqual({ 200: 2 });
    const [current] = await stored(pair.here, 'invoices', { _id: new Types.ObjectId(invoice) });
    expect(current).toMatchObject({ amountPaid: 3000, remainingDue: 7000 });
  });

  it('refunded and reversed at once no longer counts, by one of the two', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { invoice, payments } = await paidInvoice(40, 30);
      const [refunded, deleted] = await race(change(omar, payments[0] ?? '', refund), remove(sara, payments[0] ?? ''));
      // After a reversal a refund changes nothing.
      expect(['200 / 409 PAYMENT_REFUNDED', '200 / 200']).toContain(both([refunded, deleted]));
      expect(await expectSettled(invoice, 3)).toBe(30);
      expect(await historyLength(payments[0] ?? '')).toBe(2);
    }
  });

  it('reversed ten times at once is reversed once', async () => {
    const { invoice, payments } = await paidInvoice(40, 30);
    const answers = await race(...inTurn(pair.staff, 10, (by) => remove(by, payments[0] ?? '')));
    expect(outcomes(answers)).toEqual({ 200: 1, '409 PAYMENT_REFUNDED': 9 });
    expect(await expectSettled(invoice, 3)).toBe(30);
    expect(await historyLength(payments[0] ?? '')).toBe(2);
  });

  it('may be recorded, refunded, corrected and reversed in any order, and its invoice follows', async () => {
    const { invoice, payments } = await paidInvoice(10, 20, 30);
    const [first = '', second = '', third = ''] = payments;
    const answers = await race(
      pay(omar, invoice, 15),
      change(sara, first, refund),
      change(omar, second, { amount: 45 }),
      pay(sara, invoice, 35),
      remove(omar, third),
      change(sara, second, { note: 'counted again' }),
      change(omar, first, { amount: 7 }),
      pay(sara, invoice, 5),
      change(omar, third, { amount: 1 }),
    );
    await expectSettled(invoice, 3 + done(answers).length);
  });
});
