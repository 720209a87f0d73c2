import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import {
  actionsOn,
  done,
  expectGapFree,
  inTurn,
  made,
  outcome,
  outcomes,
  race,
  type ShopPair,
  startPair,
  stored,
} from './races.js';

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
const issue = (by: TestActor, order: string) => by.http.post('/api/invoices').send({ order });
const change = (by: TestActor, order: string, body: object) => by.http.put(`/api/orders/${order}`).send(body);
const orderOf = async (id: string) => (await omar.http.get(`/api/orders/${id}`).expect(200)).body;
const issued = () => stored(pair.here, 'audit', { resource: 'invoices', action: 'issued' });
/** Valid invoices only. */
const invoicesOf = async (order: string) =>
  (await stored(pair.here, 'invoices', { voidedAt: null })).filter(
    (invoice) => invoice['order']._id.toHexString() === order,
  );

/**
 * Order and invoice point at each other and agree, or there is no invoice, and the order has none.
 * @param credited an invoice that a cancellation has credited whole: nothing is due of it
 */
async function expectInvoiced(order: string, invoices: number, credited = false): Promise<void> {
  const [found, { invoice, invoiceGenerated, totalPrice, user }] = [await invoicesOf(order), await orderOf(order)];
  expect(found).toHaveLength(invoices);
  const [one] = found;
  const ref = one === undefined ? null : { _id: one._id.toHexString(), invoiceNumber: one['invoiceNumber'] };
  expect([invoiceGenerated, invoice]).toEqual([invoices === 1, ref]);
  if (one === undefined) return;
  const due = credited ? 0 : Math.round(totalPrice * 100);
  expect([one['amountDue'], one['user'].toHexString()]).toEqual([due, user._id]);
  expect(await actionsOn(pair.here, 'invoices', one._id.toHexString())).toEqual([
    'issued',
    ...(credited ? ['credited'] : []),
  ]);
}

describe('an invoice', () => {
  it('requested twenty times on two servers is issued once and uses one number', async () => {
    const { _id, version } = await pair.here.given.order(buyer);
    const before = await issued();
    const answers = await race(...inTurn(pair.staff, 20, (by) => issue(by, _id)));
    expect(outcomes(answers)).toEqual({ 201: 1, '409 INVOICE_EXISTS': 19 });
    await expectInvoiced(_id, 1);
    expect(await orderOf(_id)).toMatchObject({ version: version + 1 });
    expect(await issued()).toHaveLength(before.length + 1);
    const next = await pair.here.given.invoice(buyer);
    expectGapFree([done(answers)[0]?.body.invoiceNumber, next.invoiceNumber]);
  });

  it('gets a number for each of twenty-five concurrent orders, without gaps for refused ones', async () => {
    const product = await pair.here.given.product();
    const orders = await made(30, async (index): Promise<{ _id: string }> => {
      const orderItems = [{ product: product._id, qty: 2, unitPrice: index % 6 === 5 ? 0 : 50 }];
      return (await omar.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201)).body;
    });
    const answers = await race(...inTurn(pair.staff, 30, (by, index) => issue(by, orders[index]!._id)));
    expect(outcomes(answers)).toEqual({ 201: 25, '409 FREE_ORDER': 5 });
    expectGapFree(done(answers).map(({ body }) => body.invoiceNumber));
    for (const [index, { _id }] of orders.entries()) await expectInvoiced(_id, index % 6 === 5 ? 0 : 1);
  });

  it('is issued once for the last pieces, even if accountants on two servers bill overlapping parts', async () => {
    const { _id, orderItems, totalPrice } = await pair.here.given.order(buyer, { qty: 7, unitPrice: 33.33 });
    const lines = [{ line: orderItems[0]?._id, qty: 3 }];
    const bill = (by: TestActor) => by.http.post('/api/invoices').send({ order: _id, lines });
    const answers = await race(...inTurn(pair.staff, 6, bill));
    expect(outcomes(answers)).toEqual({ 201: 2, '409 BILL_QTY_TOO_LARGE': 4 });
    const rest = await race(...inTurn(pair.staff, 4, (by) => issue(by, _id)));
    expect(outcomes(rest)).toEqual({ 201: 1, '409 INVOICE_EXISTS': 3 });
    const issued = [...done(answers), ...done(rest)].map(({ body }) => body);
    expectGapFree(issued.map(({ invoiceNumber }) => invoiceNumber));
    expect(issued.reduce((sum, { amountDue }) => sum + Math.round(amountDue * 100), 0)).toBe(
      Math.round(totalPrice * 100),
    );
    expect(await orderOf(_id)).toMatchObject({ billingState: 'All', orderItems: [{ invoicedQty: 7 }] });
  });

  it('matches its order during concurrent changes of the order', async () => {
    const other = await pair.here.as.customer('Hind Saleh');
    for (const body of [{ deliveryCharge: 20 }, { user: other.id }, { extraFee: 5.55 }, { deliveryCharge: 0.01 }]) {
      const { _id } = await pair.here.given.order(buyer);
      const [invoiced, changed] = await race(issue(omar, _id), change(sara, _id, body));
      expect(['201 / 200', '201 / 409 ORDER_INVOICED']).toContain(`${outcome(invoiced)} / ${outcome(changed)}`);
      expect(await orderOf(_id)).toMatchObject({
        totalPrice: invoiced.body.amountDue,
        user: { _id: invoiced.body.user._id },
      });
      await expectInvoiced(_id, 1);
      const edits = (await actionsOn(pair.here, 'orders', _id)).filter((action) => action === 'updated');
      expect(edits).toHaveLength(changed.status === 200 ? 1 : 0);
    }
  });

  it('is not issued for an order that is deleted or cancelled first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await pair.here.given.order(buyer);
      const [invoiced, deleted] = await race(issue(omar, _id), sara.http.delete(`/api/orders/${_id}`));
      expect(['201 / 409 ORDER_INVOICED', '404 ORDER_NOT_FOUND / 200']).toContain(
        `${outcome(invoiced)} / ${outcome(deleted)}`,
      );
      if (invoiced.status === 201) await expectInvoiced(_id, 1);
      else expect([await invoicesOf(_id), (await actionsOn(pair.here, 'orders', _id)).at(-1)]).toEqual([[], 'deleted']);

      const order = await pair.here.given.order(buyer);
      const answers = await race(issue(omar, order._id), change(sara, order._id, { status: 'Cancelled' }));
      const [first, cancelled] = answers.map(outcome);
      // Issued first, it is credited by the cancellation.
      expect(['201 / 200', '409 ORDER_NOT_INVOICEABLE / 200']).toContain(`${String(first)} / ${String(cancelled)}`);
      await expectInvoiced(order._id, first === '201' ? 1 : 0, true);
    }
  });

  it('requested while it is voided is issued again or not, and its number is not reused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id, order, invoiceNumber } = await pair.here.given.invoice(buyer);
      const [voided, again] = await race(omar.http.delete(`/api/invoices/${_id}`), issue(sara, order._id));
      expect(voided.status).toBe(200);
      expect(['201', '409 INVOICE_EXISTS']).toContain(outcome(again));
      await expectInvoiced(order._id, again.status === 201 ? 1 : 0);
      expect(await actionsOn(pair.here, 'invoices', _id)).toEqual(['issued', 'voided']);
      if (again.status === 201) expectGapFree([invoiceNumber, again.body.invoiceNumber]);
    }
  });

  it('is voided once by many concurrent calls, and issued once after that', async () => {
    const { _id, order, invoiceNumber } = await pair.here.given.invoice(buyer);
    const voided = await race(...inTurn(pair.staff, 10, (by) => by.http.delete(`/api/invoices/${_id}`)));
    expect(outcomes(voided)).toEqual({ 200: 1, '409 INVOICE_VOID': 9 });
    await expectInvoiced(order._id, 0);
    expect(await actionsOn(pair.here, 'invoices', _id)).toEqual(['issued', 'voided']);
    const answers = await race(...inTurn(pair.staff, 10, (by) => issue(by, order._id)));
    expect(outcomes(answers)).toEqual({ 201: 1, '409 INVOICE_EXISTS': 9 });
    await expectInvoiced(order._id, 1);
    expectGapFree([invoiceNumber, done(answers)[0]?.body.invoiceNumber]);
  });
});
