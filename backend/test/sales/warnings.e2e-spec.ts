import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
afterAll(() => shop.close());

interface Warning {
  readonly code: string;
  readonly line: number | null;
}
const found = (warnings: Warning[]) => warnings.map(({ code, line }) => [code, line]);
const order = (body: object) => staff.http.post('/api/orders').send(body).expect(201);

describe('the warnings of an order', () => {
  it('name the lines with a wrong price or quantity, and prevent nothing', async () => {
    const { id: user } = await shop.as.customer();
    const { _id: product } = await shop.given.product({ price: 11.5, costPrice: 9, stock: 42 });
    const line = (qty: number, unitPrice: number) => ({ product, qty, unitPrice });
    const orderItems = [line(2, 11.5), line(2, 0), line(2, 0.1), line(57, 11.5)];
    const { body } = await order({ user, orderItems });
    expect(found(body.warnings)).toEqual([
      ['ZERO_PRICE', 1],
      ['BELOW_COST', 2],
      ['FAR_FROM_LIST', 2],
      ['MORE_THAN_STOCK', 3],
    ]);
    const { body: read } = await staff.http.get(`/api/orders/${body._id}`).expect(200);
    expect(read.warnings).toEqual(body.warnings);
    const { http: store } = await shop.as.staff('Store', 'Store');
    const { body: seen } = await store.get(`/api/orders/${body._id}`).expect(200);
    expect(found(seen.warnings)).not.toContainEqual(['BELOW_COST', 2]);
  });

  it('compare it with the customer’s orders and with the PO numbers of the account', async () => {
    const buyer = await shop.as.customer();
    const { _id: product } = await shop.given.product();
    const items = (qty: number) => [{ product, qty, unitPrice: 18.5 }];
    const { body: first } = await order({ user: buyer.id, orderItems: items(3), poNumber: 'PO-1' });
    expect(first.warnings).toEqual([]);
    const { body } = await order({ user: buyer.id, orderItems: items(16), poNumber: 'PO-1' });
    expect(body.warnings).toEqual([
      { code: 'UNUSUALLY_LARGE', line: 0, params: { qty: 16, usual: 3 } },
      { code: 'PO_NUMBER_AGAIN', line: null, params: { number: first.orderNumber } },
    ]);
    const { body: own } = await buyer.http.get(`/api/orders/${body._id}`).expect(200);
    expect(own.warnings).toEqual([
      { code: 'UNUSUALLY_LARGE', line: 0, params: {} },
      { code: 'PO_NUMBER_AGAIN', line: null, params: {} },
    ]);
  });

  it('name the amount beyond the limit', async () => {
    const { id: user } = await shop.as.customer();
    await staff.http.put(`/api/users/${user}`).send({ creditLimit: 50 }).expect(200);
    const { _id: product } = await shop.given.product();
    const { body } = await order({ user, orderItems: [{ product, qty: 4, unitPrice: 18.5 }] });
    expect(body.warnings).toEqual([{ code: 'OVER_LIMIT', line: null, params: { total: body.totalPrice, left: 50 } }]);
  });
});

describe('the warnings of a partly delivered order', () => {
  it('compare only the remaining goods with the stock', async () => {
    const buyer = await shop.as.customer();
    const product = await shop.given.product({ stock: 10 });
    const { _id, orderItems } = await shop.given.order(buyer, { product, qty: 10, unitPrice: 18.5 });
    const lines = [{ line: orderItems[0]?._id, qty: 6 }];
    await staff.http.post(`/api/orders/${_id}/deliveries`).send({ lines }).expect(201);
    expect((await staff.http.get(`/api/orders/${_id}`).expect(200)).body.warnings).toEqual([]);
  });
});

describe('the warnings of a quote', () => {
  it('are returned to staff, with reverse charge for a user without a TRN', async () => {
    const { id: user } = await shop.as.customer();
    const { _id: product } = await shop.given.product();
    const line = { product, qty: 1, unitPrice: 18.5, taxCategory: 'AE', taxReason: 'Reverse charge' };
    const { body } = await staff.http
      .post('/api/quotes/admin')
      .send({ user, requestedItems: [line] })
      .expect(201);
    expect(found(body.warnings)).toEqual([['REVERSE_CHARGE_WITHOUT_TRN', 0]]);
    const { body: sent } = await staff.http.put(`/api/quotes/${body._id}`).send({ status: 'Quoted' }).expect(200);
    expect(found(sent.warnings)).toEqual([['REVERSE_CHARGE_WITHOUT_TRN', 0]]);
    const { body: rows } = await staff.http.get('/api/quotes/admin').expect(200);
    expect(rows[0]).not.toHaveProperty('warnings');
  });
});

describe('a request', () => {
  it('returns no warnings when it is sent; its buyer can read them in it later', async () => {
    const buyer = await shop.as.customer();
    const { _id: product } = await shop.given.product({ stock: 1 });
    await order({ user: buyer.id, orderItems: [{ product, qty: 3, unitPrice: 0 }], poNumber: 'PO-1' });
    const request = { requestedItems: [{ product, qty: 16 }], poNumber: 'PO-1' };
    const { body } = await buyer.http.post('/api/quotes').send(request).expect(201);
    const { body: read } = await buyer.http.get(`/api/quotes/${body._id}`).expect(200);
    const warnings = [
      { code: 'UNUSUALLY_LARGE', line: 0, params: {} },
      { code: 'PO_NUMBER_AGAIN', line: null, params: {} },
    ];
    expect(read).toEqual({ ...body, warnings });
  });
});

describe('a call that stops at warnings', () => {
  const numbers = async (path: string) => (await staff.http.get(path).expect(200)).body.length as number;
  const written =
    (unitPrice: number, field = 'requestedItems') =>
    async () => {
      const { id: user } = await shop.as.customer();
      const { _id: product } = await shop.given.product({ price: 18.5 });
      return { user, [field]: [{ product, qty: 1, unitPrice }], stopAtWarnings: true };
    };

  it.each([
    ['/api/quotes/admin', '/api/quotes/admin', written(0)],
    ['/api/orders', '/api/orders', written(0, 'orderItems')],
  ])('stores nothing, and returns them: POST %s', async (path, list, write) => {
    const before = await numbers(list);
    const body = await write();
    const { body: refusal } = await staff.http.post(path).send(body).expect(409);
    const warnings = [{ code: 'ZERO_PRICE', line: 0, params: {} }];
    expect(refusal).toMatchObject({ code: 'WARNINGS_FOUND', details: { warnings } });
    expect(await numbers(list)).toBe(before);
    await staff.http
      .post(path)
      .send({ ...body, stopAtWarnings: false })
      .expect(201);
  });

  it('does not send a quote, neither when it is written nor later', async () => {
    const body = await written(0)();
    const sent = { ...body, status: 'Quoted' };
    expect((await staff.http.post('/api/quotes/admin').send(sent).expect(409)).body.code).toBe('WARNINGS_FOUND');
    const { body: quote } = await staff.http
      .post('/api/quotes/admin')
      .send({ ...body, stopAtWarnings: false })
      .expect(201);
    const change = { status: 'Quoted', stopAtWarnings: true };
    const { body: refusal } = await staff.http.put(`/api/quotes/${quote._id}`).send(change).expect(409);
    expect(found(refusal.details.warnings)).toEqual([['ZERO_PRICE', 0]]);
    expect((await staff.http.get(`/api/quotes/${quote._id}`).expect(200)).body).toMatchObject({
      ...{ status: 'Requested', version: quote.version },
    });
  });

  it('succeeds if there are none', async () => {
    const { body } = await staff.http
      .post('/api/quotes/admin')
      .send({ ...(await written(18.5)()), status: 'Quoted' })
      .expect(201);
    expect(body).toMatchObject({ status: 'Quoted', warnings: [] });
  });
});

describe('the warnings of a cart', () => {
  it('name unusual quantities of the buyer, and the PO number of an earlier order', async () => {
    const buyer = await shop.as.customer();
    const { _id: product } = await shop.given.product();
    const warned = async (qty: number, poNumber?: string) => {
      const cart = {
        requestedItems: [
          { text: 'Purple tape', qty: 1 },
          { product, qty },
        ],
        poNumber,
      };
      return (await buyer.http.post('/api/quotes/warnings').send(cart).expect(200)).body.warnings as Warning[];
    };
    expect(await warned(1000, 'PO-1')).toEqual([]);
    expect(await warned(90_000)).toEqual([{ code: 'LARGE_FIRST_ORDER', line: 1, params: {} }]);
    await order({ user: buyer.id, orderItems: [{ product, qty: 3, unitPrice: 0 }], poNumber: 'PO-1' });
    expect(await warned(15)).toEqual([]);
    expect(await warned(16, 'PO-1')).toEqual([
      { code: 'UNUSUALLY_LARGE', line: 1, params: {} },
      { code: 'PO_NUMBER_AGAIN', line: null, params: {} },
    ]);
  });

  it('reveal at most the order of magnitude of others’ orders', async () => {
    const [other, buyer] = [await shop.as.customer(), await shop.as.customer()];
    const { _id: product } = await shop.given.product();
    await order({ user: other.id, orderItems: [{ product, qty: 30, unitPrice: 18.5 }] });
    const warned = async (qty: number) =>
      (
        await buyer.http
          .post('/api/quotes/warnings')
          .send({ requestedItems: [{ product, qty }] })
          .expect(200)
      ).body.warnings.length as number;
    expect([await warned(500), await warned(501)]).toEqual([0, 1]);
  });
});
