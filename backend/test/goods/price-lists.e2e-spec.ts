import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { PriceListResponse } from '../../src/goods/prices/lists/dto/price-list.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

let counter = 0;
const makeList = async (fields: object): Promise<PriceListResponse> => {
  const body = { name: `List ${(counter += 1)}`, kind: 'Agreement', ...fields };
  return (await staff.http.post('/api/price-lists').send(body).expect(201)).body;
};
const saveLines = (list: PriceListResponse, lines: object[], fields: object = {}) =>
  staff.http.put(`/api/price-lists/${list._id}/lines`).send({ lines, ...fields });
const forProduct = ({ _id }: ProductResponse, fields: object) => ({
  target: 'product',
  key: _id,
  minQty: 1,
  ...fields,
});

/** An agreement of the buyer: 9 AED, from 24 on 5.20. */
async function agreed(fields: object = {}) {
  const product = await shop.given.product({ price: 10 });
  const list = await makeList({ users: [buyer.id], ...fields });
  const lines = [forProduct(product, { price: 9 }), forProduct(product, { minQty: 24, price: 5.2 })];
  await saveLines(list, lines).expect(200);
  return { product, list };
}

const priceOf = async ({ _id }: ProductResponse, qty: number, query: object = { user: buyer.id }) =>
  (
    await staff.http
      .get('/api/prices')
      .query({ ...query, product: _id, qty })
      .expect(200)
  ).body;

describe('the price of an account', () => {
  it.each([
    [23, 9],
    [24, 5.2],
    [25, 5.2],
  ])('is, for %d pieces, %d', async (qty, price) => {
    const { product, list } = await agreed();
    const found = await priceOf(product, qty);
    expect([found.price, found.listPrice, found.source.name]).toEqual([price, 10, list.name]);
  });

  it('shows its breaks and their margins, and nothing to the store', async () => {
    const product = await shop.given.product({ price: 10.5, costPrice: 5 });
    await saveLines(await makeList({ users: [buyer.id] }), [forProduct(product, { minQty: 24, price: 8.4 })]).expect(
      200,
    );
    const margins = [
      { minQty: 1, price: 10.5, margin: { amount: 5, percent: 50 } },
      { minQty: 24, price: 8.4, margin: { amount: 3, percent: 37.5 } },
    ];
    expect((await priceOf(product, 1)).breaks).toEqual(margins);
    const keeper = await shop.as.staff('Salma', 'Store');
    const query = { user: buyer.id, product: product._id, qty: 1 };
    await keeper.http.get('/api/prices').query(query).expect(403);
  });

  it('is the list price for other users, and for calls without an account', async () => {
    const { product } = await agreed();
    const other = await shop.as.customer();
    const dormant = await makeList({});
    await saveLines(dormant, [forProduct(product, { price: 1 })]).expect(200);
    expect((await priceOf(product, 24, { user: other.id })).price).toBe(10);
  });

  it('is the company’s price for its members, and a group’s price only if no list names the company', async () => {
    const product = await shop.given.product({ price: 10 });
    const { _id: company } = await shop.given.company();
    const { body: group } = await staff.http
      .post('/api/customer-groups')
      .send({ name: 'Makers', companies: [company] })
      .expect(201);
    const ofGroup = await makeList({ kind: 'List', groups: [group._id], rank: 1 });
    await saveLines(ofGroup, [forProduct(product, { price: 4 })]).expect(200);
    expect((await priceOf(product, 1, { company })).price).toBe(4);
    const own = await makeList({ kind: 'List', companies: [company], rank: 900 });
    await saveLines(own, [{ target: 'all', minQty: 1, percent: -5 }]).expect(200);
    const { price, candidates } = await priceOf(product, 1, { company });
    expect([price, candidates.map(({ reason }: { reason: string }) => reason)]).toEqual([9.5, ['APPLIES', 'LATER']]);
  });

  it('starts and ends on days in Dubai', async () => {
    const { product } = await agreed({ validFrom: '2027-01-01', validTo: '2027-01-31' });
    const on = async (day: string) => (await priceOf(product, 1, { user: buyer.id, on: day })).price;
    expect([await on('2026-12-31'), await on('2027-01-01'), await on('2027-01-31'), await on('2027-02-01')]).toEqual([
      ...[10, 9, 9, 10],
    ]);
  });
});

describe('a quote', () => {
  it('copies the price of the account and its source, and does not change with the list', async () => {
    const { product, list } = await agreed();
    const { _id } = await shop.given.requestedQuote(buyer, 24, product);
    await staff.http.delete(`/api/price-lists/${list._id}`).expect(200);
    const { body } = await staff.http.get(`/api/quotes/${_id}`).expect(200);
    const [line] = body.requestedItems;
    expect(line).toMatchObject({ unitPrice: 5.2, priceIsManual: false });
    expect(line.priceSource).toMatchObject({ name: list.name, minQty: 24, listPrice: 10 });
  });

  it('is priced again for another quantity, unless staff entered the price', async () => {
    const { product } = await agreed();
    const quote = await shop.given.requestedQuote(buyer, 24, product);
    const line = quote.requestedItems[0]?._id;
    const put = async (fields: object) => {
      const item = { _id: line, product: product._id, unitPrice: 0, ...fields };
      const call = staff.http.put(`/api/quotes/${quote._id}`).send({ requestedItems: [item] });
      const [saved] = (await call.expect(200)).body.requestedItems;
      return [saved.unitPrice, saved.priceIsManual, saved.priceSource?.minQty ?? null];
    };
    expect(await put({ qty: 5, priceIsManual: false })).toEqual([9, false, 1]);
    expect(await put({ qty: 5, unitPrice: 8.5 })).toEqual([8.5, true, null]);
    expect(await put({ qty: 30, unitPrice: 8.5 })).toEqual([8.5, true, null]);
    expect(await put({ qty: 30, priceIsManual: false })).toEqual([5.2, false, 24]);
    // An earlier client sends back what it read, with another price.
    expect(await put({ qty: 30, unitPrice: 7, priceIsManual: false })).toEqual([7, true, null]);
    expect(await put({ qty: 24, priceIsManual: false })).toEqual([5.2, false, 24]);
    expect(await put({ qty: 30, unitPrice: 6, priceIsManual: false })).toEqual([6, true, null]);
  });

  it('does not show buyers the source of a price', async () => {
    const { product } = await agreed();
    const item = { product: product._id, qty: 24, unitPrice: 5.2, priceIsManual: false };
    const changes = { status: 'Quoted' as const, requestedItems: [item] };
    const quote = await shop.given.quote(buyer, changes, 24, product);
    const { body } = await buyer.http.get(`/api/quotes/${quote._id}`).expect(200);
    expect(body.requestedItems[0].unitPrice).toBe(5.2);
    expect(body.requestedItems[0]).not.toHaveProperty('priceSource');
  });
});

describe('an order by staff', () => {
  it('uses the price of the account, and copies its source', async () => {
    const { product, list } = await agreed();
    const orderItems = [{ product: product._id, qty: 24, unitPrice: 1, priceIsManual: false }];
    const { body } = await staff.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
    expect(body.orderItems[0]).toMatchObject({ unitPrice: 5.2, priceSource: { name: list.name } });
  });
});

describe('the lines of a price list', () => {
  it.each([
    ['both a price and a percentage', { price: 5, percent: -5 }, 'lines.0.price'],
    ['neither', {}, 'lines.0.price'],
    ['a last day before the first', { price: 5, validFrom: '2027-02-01', validTo: '2027-01-01' }, 'lines.0.validFrom'],
    ['a break below the MOQ', { price: 5, minQty: 3 }, 'lines.0.minQty'],
    ['an unknown product', { price: 5, key: 'f'.repeat(24) }, 'lines.0.key'],
  ])('can’t have %s', async (_what, fields, field) => {
    const product = await shop.given.product({ moq: 6 });
    const { body } = await saveLines(await makeList({}), [forProduct(product, fields)]).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('are changed and removed together, and the history of the list names them', async () => {
    const { product, list } = await agreed();
    const { body: lines } = await staff.http.get(`/api/price-lists/${list._id}/lines`).expect(200);
    const [first, second] = lines;
    await saveLines(list, [{ ...first, price: 8.75 }], { removed: [second._id] }).expect(200);
    const { body: history } = await staff.http.get(`/api/price-lists/${list._id}/history`).expect(200);
    expect(history[0].changes).toEqual([
      {
        field: 'lines',
        from: [`${product.sku} ≥ 1: 9.00`, `${product.sku} ≥ 24: 5.20`],
        to: [`${product.sku} ≥ 1: 8.75`],
      },
    ]);
    expect((await priceOf(product, 24)).price).toBe(8.75);
  });

  it('are saved with a remark if a break is dearer than the line below it', async () => {
    const { product, list } = await agreed();
    const { body: fine } = await saveLines(list, [forProduct(product, { minQty: 50, price: 5 })]).expect(200);
    expect(fine.remarks).toEqual([]);
    const { body } = await saveLines(list, [forProduct(product, { minQty: 100, price: 44 })]).expect(200);
    expect(body.remarks).toMatchObject([{ line: { sku: product.sku, minQty: 100, price: 44 }, below: { minQty: 50 } }]);
    const csv = `sku,minQty,price\n${product.sku},200,60`;
    const { body: dry } = await staff.http.post(`/api/price-lists/${list._id}/import`).send({ csv }).expect(200);
    expect(dry.remarks.map(({ line }: { line: { minQty: number } }) => line.minQty)).toEqual([100, 200]);
  });

  it('are refused if a line for the same goods exists', async () => {
    const { product, list } = await agreed();
    const { body } = await saveLines(list, [forProduct(product, { price: 1 })]).expect(409);
    expect(body.code).toBe('PRICE_LINE_TWICE');
  });
});

describe('the prices of a quote', () => {
  const TO = '2099-12-31';
  const agree = (id: string, body: object) => staff.http.post(`/api/quotes/${id}/agreement`).send(body);

  it('become an agreement of its account', async () => {
    const product = await shop.given.product({ price: 10 });
    const request = { requestedItems: [{ product: product._id, qty: 24 }] };
    const { _id } = (await buyer.http.post('/api/quotes').send(request).expect(201)).body;
    expect((await agree(_id, { validTo: TO }).expect(409)).body.code).toBe('QUOTE_WITHOUT_PRICES');
    const requestedItems = [
      { product: product._id, qty: 24, unitPrice: 6.5 },
      { productName: 'Gift paper', qty: 2, unitPrice: 3 },
    ];
    await staff.http.put(`/api/quotes/${_id}`).send({ requestedItems, status: 'Quoted' }).expect(200);
    const { body: list } = await agree(_id, { validTo: TO, fromQuantity: true }).expect(201);
    expect(list).toMatchObject({ kind: 'Agreement', users: [buyer.id], validTo: TO, lineCount: 1 });
    expect([(await priceOf(product, 23)).price, (await priceOf(product, 24)).price]).toEqual([10, 6.5]);
    expect((await priceOf(product, 24)).source.name).toBe(list.name);
    expect((await agree(_id, { validTo: TO }).expect(409)).body.code).toBe('PRICE_LIST_NAME_TAKEN');
    const refused = async (body: object) => (await agree(_id, body).expect(400)).body.errors;
    expect(await refused({ validTo: '2020-01-01', name: 'Old' })).toHaveProperty('validTo');
    expect(await refused({ validTo: TO, name: 'None', lines: [] })).toHaveProperty('lines');
  });
});

describe('a request at agreed prices', () => {
  const request = async (fields: object, items: readonly object[]) => {
    const body = { requestedItems: items, deliveryMethod: 'PickUp', ...fields };
    return (await buyer.http.post('/api/quotes').send(body).expect(201)).body;
  };

  it('is offered immediately if the setting is on and no decision is needed', async () => {
    const { product } = await agreed();
    const item = { product: product._id, qty: 24 };
    expect(await request({}, [item])).toMatchObject({ status: 'Requested', totalPrice: 0 });
    await shop.given.settings({ quoteAgreedAtOnce: true });
    const quote = await request({}, [item]);
    expect(quote).toMatchObject({ status: 'Quoted', totalPrice: 124.8, revision: 1 });
    const { body: history } = await staff.http.get(`/api/quotes/${quote._id}/history`).expect(200);
    expect(history[0]).toMatchObject({ actor: null });
    await shop.given.settings({ quoteAgreedAtOnce: false });
  });

  it('waits for staff if it has another price, a free text, a delivery or a warning', async () => {
    await shop.given.settings({ quoteAgreedAtOnce: true });
    const { product } = await agreed();
    const item = { product: product._id, qty: 24 };
    const other = await shop.given.product();
    const waiting = [
      await request({}, [item, { product: other._id, qty: 1 }]),
      await request({}, [item, { text: 'Gift paper', qty: 2 }]),
      await request({ deliveryMethod: 'Delivery' }, [item]),
      await request({ deliveryMethod: undefined }, [item]),
      await request({}, [{ product: product._id, qty: 9000 }]),
    ];
    expect(waiting.map(({ status }) => status)).toEqual(Array(5).fill('Requested'));
    await shop.given.settings({ quoteAgreedAtOnce: false });
  });
});
