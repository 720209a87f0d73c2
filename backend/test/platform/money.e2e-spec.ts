import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Response } from 'supertest';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let products: ProductResponse[];

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
  products = [await shop.given.product(), await shop.given.product(), await shop.given.product()];
});
afterAll(() => shop.close());

type Call = (amount: unknown) => PromiseLike<Response>;

const put = (path: string, body: object) => staff.http.put(`/api/${path}`).send(body);
const idOf = (index: number) => String(products[index]?._id);
const seen = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const payment = (amount: unknown) => ({ amount, paymentMethod: 'Cash', paymentDate: '2026-03-11', paidTo: 'Omar' });
const pay = (invoice: string, amount: unknown) =>
  staff.http.post(`/api/payments/from-invoice/${invoice}`).send(payment(amount));

/** Fils of an amount on the wire, by its digits: no arithmetic that could be wrong in the same way. */
function filsOf(aed: number): number {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(JSON.stringify(aed)) ?? [];
  if (whole === undefined) throw new Error(`${aed} has more than two decimals`);
  return Number(`${sign}${whole}${part.padEnd(2, '0')}`);
}

describe('an amount', () => {
  const fields: [string, string, () => Promise<Call>][] = [
    ['price of a product', 'price', () => Promise.resolve((price) => put(`products/${idOf(0)}`, { price }))],
    [
      'unit price of a quote',
      'requestedItems.0.unitPrice',
      async () => {
        const { _id } = await shop.given.requestedQuote(buyer, 1, products[0]);
        return (unitPrice) => put(`quotes/${_id}`, { requestedItems: [{ product: idOf(0), qty: 1, unitPrice }] });
      },
    ],
    [
      'delivery charge of a quote',
      'deliveryCharge',
      async () => {
        const { _id } = await shop.given.requestedQuote(buyer, 1, products[0]);
        return (deliveryCharge) => put(`quotes/${_id}`, { deliveryCharge });
      },
    ],
    [
      'extra fee of an order',
      'extraFee',
      async () => {
        const { _id } = await shop.given.order(buyer, { product: products[0] });
        return (extraFee) => put(`orders/${_id}`, { extraFee });
      },
    ],
    [
      'unit price of an order without a quote',
      'orderItems.0.unitPrice',
      () =>
        Promise.resolve((unitPrice) =>
          staff.http
            .post('/api/orders')
            .send({ user: buyer.id, orderItems: [{ product: idOf(0), qty: 1, unitPrice }] }),
        ),
    ],
    [
      'payment',
      'amount',
      async () => {
        const { _id } = await shop.given.invoice(buyer, { product: products[0], unitPrice: 4_000_000 });
        return (amount) => pay(_id, amount);
      },
    ],
    [
      'correction of a payment',
      'amount',
      async () => {
        const { _id } = await shop.given.invoice(buyer, { product: products[0], unitPrice: 4_000_000 });
        const { body } = await pay(_id, 1).expect(201);
        return (amount) => put(`payments/${body.payment._id}`, { amount });
      },
    ],
  ];
  const WRONG = [0.001, 0.005, 1e-7, 1.005, 8.115, 19.999, -0.01, -1, 10_000_000.01, 1e15, 1e21, Number.MAX_VALUE];
  const NO_NUMBERS = ['5', '', true, [5], { $gt: 0 }];
  const RIGHT = [0.01, 0.1, 1.1, 8.11, 8.12, 19.99, 1_000_000.01];

  it.each(fields)('%s has at most two decimals and is within its bounds', async (_name, field, prepare) => {
    const call = await prepare();
    for (const amount of [...WRONG, ...NO_NUMBERS]) {
      const { status, body } = await call(amount);
      expect([amount, status, Object.keys(body.errors ?? {})]).toEqual([amount, 400, [field]]);
    }
    for (const amount of RIGHT) expect([amount, (await call(amount)).status < 300]).toEqual([amount, true]);
  });

  it('is refused if JavaScript can’t represent it', async () => {
    const { _id } = await shop.given.requestedQuote(buyer, 1, products[0]);
    const body = '{"deliveryCharge":1e400}';
    const answer = await staff.http.put(`/api/quotes/${_id}`).set('content-type', 'application/json').send(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['deliveryCharge']]);
  });

  it('is 0 if emptied, and the total follows', async () => {
    const { _id } = await shop.given.requestedQuote(buyer, 2, products[0]);
    const requestedItems = [{ product: idOf(0), qty: 2, unitPrice: 10 }];
    await put(`quotes/${_id}`, { requestedItems, deliveryCharge: 25, extraFee: 1 }).expect(200);
    const { body } = await put(`quotes/${_id}`, { deliveryCharge: null }).expect(200);
    expect(body).toMatchObject({ status: 'Requested', deliveryCharge: 0, extraFee: 1, totalPrice: 21 });
  });

  it('names the field that makes the total too high, and changes nothing', async () => {
    const { _id } = await shop.given.requestedQuote(buyer, 1, products[0]);
    const before = await seen(`quotes/${_id}`);
    const item = (unitPrice: number, qty = 1) => ({ product: idOf(0), qty, unitPrice });
    const bodies: [object, string][] = [
      [{ requestedItems: [item(1), item(10_000_000, 100_000)] }, 'requestedItems.1.unitPrice'],
      [{ requestedItems: Array(200).fill(item(10_000_000, 100_000)) }, 'requestedItems.0.unitPrice'],
      [{ requestedItems: [item(9_999_999.99), item(0.02)] }, 'requestedItems'],
      [{ requestedItems: [item(9_999_999.99)], deliveryCharge: 0.02 }, 'deliveryCharge'],
      [{ requestedItems: [item(1)], deliveryCharge: 5_000_000, extraFee: 5_000_000 }, 'deliveryCharge'],
    ];
    for (const [body, field] of bodies) {
      const answer = await put(`quotes/${_id}`, body).expect(400);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
    expect(await seen(`quotes/${_id}`)).toEqual(before);
    const most = await put(`quotes/${_id}`, { requestedItems: [item(9_999_999.99)], extraFee: 0.01 }).expect(200);
    expect(most.body.totalPrice).toBe(10_000_000);
  });
});

describe('a chain of documents from price to payment', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 9999 }),
    unitPrice: fc.nat(20_000).map((fils) => fils / 100),
  });
  const offer = fc.record({
    lines: fc.array(line, { minLength: 2, maxLength: 6 }),
    deliveryCharge: fc.nat(10_000).map((fils) => fils / 100),
    extraFee: fc.nat(99).map((fils) => fils / 100),
    parts: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 }),
  });
  const offers = fc.sample(offer, { seed: 20261121, numRuns: 6 });

  /** Asserts that the parts of a document come to its total, and answers it in fils. */
  const expectSum = (lines: { qty: number; unitPrice: number; qtyPrice: number }[], document: Response['body']) => {
    const amounts = lines.map(({ qty, unitPrice, qtyPrice }) => {
      expect(filsOf(qtyPrice)).toBe(qty * filsOf(unitPrice));
      return filsOf(qtyPrice);
    });
    const parts = [...amounts, filsOf(document.deliveryCharge), filsOf(document.extraFee)];
    const total = filsOf(document.totalPrice ?? document.amountDue);
    expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
    return total;
  };

  it.each(offers)('keeps every fils (case %#)', async ({ lines, deliveryCharge, extraFee, parts }) => {
    const { _id } = await shop.given.requestedQuote(buyer, 1, products[0]);
    const requestedItems = lines.map((item, index) => ({ ...item, product: idOf(index % products.length) }));
    const fields = { requestedItems, deliveryCharge, extraFee, status: 'Confirmed' };
    const { body: quote } = await put(`quotes/${_id}`, fields).expect(200);
    const due = expectSum(quote.requestedItems, quote);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201);
    expect(expectSum(order.orderItems, order)).toBe(due);
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    expect(expectSum(invoice.lines, invoice)).toBe(due);

    let left = due;
    for (const percent of parts) {
      const part = Math.floor((left * percent) / 100);
      if (part === 0) continue;
      const { body } = await pay(invoice._id, part / 100).expect(201);
      left -= part;
      expect([filsOf(body.invoice.amountPaid), filsOf(body.invoice.remainingDue)]).toEqual([due - left, left]);
    }
    await pay(invoice._id, (left + 1) / 100).expect(409);
    const { body: last } = await pay(invoice._id, left / 100).expect(201);
    expect(last.invoice).toMatchObject({ status: 'Paid', remainingDue: 0, amountPaid: invoice.amountDue });
  });
});
