import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { getModelToken } from '@nestjs/mongoose';
import { MAX_LISTS } from '@shop/contract/limits';
import type { Model } from 'mongoose';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import { ProductList } from '../../src/goods/shopping/lists/list.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let ribbon: ProductResponse;
let tape: ProductResponse;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  ribbon = await shop.given.product();
  tape = await shop.given.product();
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const line = ({ _id }: ProductResponse, qty: number) => ({ product: _id, qty });
const create = (body: object, { http } = buyer) => http.post('/api/lists').send(body);
const created = async (body: object, actor = buyer) => (await create(body, actor).expect(201)).body;
const change = (id: string, body: object, { http } = buyer) => http.put(`/api/lists/${id}`).send(body);
const add = (id: string, lines: object[], { http } = buyer) => http.post(`/api/lists/${id}/lines`).send({ lines });
const listsOf = async ({ http }: TestActor) => (await http.get('/api/lists').expect(200)).body;

/** Two users of one company. @param shares true if the company shares purchases */
async function colleagues(shares: boolean): Promise<[TestActor, TestActor]> {
  const company = (await shop.given.company({ sharesPurchases: shares }))._id;
  const people = [await shop.as.customer('Aisha Rahman'), await shop.as.customer('Bilal Khan')] as const;
  for (const { id } of people) {
    await staff.http.put(`/api/users/${id}`).send({ company, companyRole: 'buyer' }).expect(200);
  }
  return [...people];
}

describe('a list', () => {
  it('stores products with their quantities under a unique name', async () => {
    const list = await created({ name: ' Monthly ', lines: [line(ribbon, 40), line(tape, 6)] });
    expect(list).toMatchObject({ name: 'Monthly', isShared: false, isOwn: true, products: 2, version: 1 });
    expect(list.lines).toEqual([
      { ...line(ribbon, 40), productName: ribbon.name },
      { ...line(tape, 6), productName: tape.name },
    ]);
    const { body } = await buyer.http.get(`/api/lists/${list._id}`).expect(200);
    expect(body).toEqual(list);
    const [summary] = await listsOf(buyer);
    expect(summary).toMatchObject({ _id: list._id, products: 2, owner: { _id: buyer.id, name: buyer.name } });
    expect(summary.lines).toBeUndefined();
    const refused = await create({ name: 'MONTHLY' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'LIST_NAME_TAKEN', errors: { name: expect.any(String) } });
    await created({ name: 'monthly' }, await shop.as.customer());
  });

  it('is changed by name and lines, and refuses outdated changes', async () => {
    const { _id } = await created({ name: 'Weekly', lines: [line(ribbon, 40)] });
    const { body } = await change(_id, { name: 'Daily', lines: [line(tape, 3)], version: 1 }).expect(200);
    expect(body).toMatchObject({ name: 'Daily', version: 2, lines: [{ ...line(tape, 3) }] });
    const stale = await change(_id, { name: 'Never', version: 1 }).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    const history = await staff.http.get(`/api/lists/${_id}/history`).expect(200);
    expect(history.body).toMatchObject([{ action: 'updated' }, { action: 'created' }]);
    await buyer.http.delete(`/api/lists/${_id}`).expect(200);
    expect(await listsOf(buyer)).toEqual([]);
  });

  it('adds products if known ones keep the larger quantity', async () => {
    const { _id } = await created({ name: 'Weekly', lines: [line(ribbon, 40)] });
    for (let times = 0; times < 2; times += 1) {
      const { body } = await add(_id, [line(ribbon, 5), line(tape, 3)]).expect(200);
      expect(body.lines).toMatchObject([line(ribbon, 40), line(tape, 3)]);
    }
  });

  it('merges the lines of two concurrent calls', async () => {
    const { _id } = await created({ name: 'Race' });
    const answers = await Promise.all([add(_id, [line(ribbon, 1)]), add(_id, [line(tape, 1)])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await buyer.http.get(`/api/lists/${_id}`)).body.products).toBe(2);
  });

  it('keeps a product that was removed from the shop, but accepts no missing one', async () => {
    const leaving = await shop.given.product();
    const { _id } = await created({ name: 'Old', lines: [line(leaving, 4)] });
    await staff.http.put(`/api/products/${leaving._id}`).send({ isActive: false }).expect(200);
    const { body } = await change(_id, { lines: [line(leaving, 5), line(tape, 1)] }).expect(200);
    expect(body.lines[0]).toEqual({ ...line(leaving, 5), productName: leaving.name });
    const refused = await create({ name: 'New', lines: [line(tape, 1), line(leaving, 4)] }).expect(400);
    expect(refused.body.errors).toEqual({ 'lines.1.product': 'This product is not available.' });
  });

  it('contains a product once, with the larger quantity', async () => {
    const list = await created({ name: 'Twice', lines: [line(tape, 1), line(ribbon, 4), line(tape, 2)] });
    expect(list.lines).toMatchObject([line(tape, 2), line(ribbon, 4)]);
  });

  it(`is one of at most ${MAX_LISTS}`, async () => {
    const lists = shop.app.get<Model<ProductList>>(getModelToken(ProductList.name));
    const names = Array.from({ length: MAX_LISTS - 1 }, (_, count) => `List ${count}`);
    await lists.insertMany(names.map((name) => ({ user: buyer.id, name, nameKey: name })));
    const answers = await Promise.all([create({ name: 'Last' }), create({ name: 'One more' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await create({ name: 'Another' }).expect(409)).body.code).toBe('TOO_MANY_LISTS');
  });

  it('is deleted with its owner', async () => {
    const { _id } = await created({ name: 'Left behind' });
    await staff.http.delete(`/api/users/${buyer.id}`).expect(200);
    const { body } = await staff.http.get(`/api/lists/${_id}/history`).expect(200);
    expect(body[0]).toMatchObject({ action: 'deleted' });
  });
});

describe('the lists of other users', () => {
  it('are not found for other buyers and for staff', async () => {
    const { _id } = await created({ name: 'Mine', lines: [line(ribbon, 1)] });
    const stranger = await shop.as.customer();
    await stranger.http.get(`/api/lists/${_id}`).expect(404);
    await change(_id, { name: 'Taken' }, stranger).expect(404);
    await add(_id, [line(tape, 1)], stranger).expect(404);
    await stranger.http.delete(`/api/lists/${_id}`).expect(404);
    await staff.http.get(`/api/lists/${_id}`).expect(404);
    expect(await listsOf(stranger)).toEqual([]);
  });

  it('are visible to colleagues if their owner and the company share them, and changed only by their owner', async () => {
    const [owner, colleague] = await colleagues(true);
    const { _id } = await created({ name: 'Ours', isShared: true, lines: [line(ribbon, 12)] }, owner);
    await created({ name: 'Mine alone' }, owner);
    expect(await listsOf(colleague)).toMatchObject([{ _id, isOwn: false, owner: { name: 'Aisha Rahman' } }]);
    const { body } = await colleague.http.get(`/api/lists/${_id}`).expect(200);
    expect(body).toMatchObject({ isOwn: false, lines: [line(ribbon, 12)] });
    expect((await change(_id, { name: 'Theirs' }, colleague).expect(409)).body.code).toBe('LIST_OF_ANOTHER');
    const [elsewhere] = await colleagues(true);
    const { body: moved } = await staff.http.get(`/api/users/${elsewhere.id}`).expect(200);
    await staff.http.put(`/api/users/${owner.id}`).send({ company: moved.company._id }).expect(200);
    for (const { http } of [colleague, elsewhere]) {
      expect((await http.get('/api/lists').expect(200)).body).toEqual([]);
      await http.get(`/api/lists/${_id}`).expect(404);
    }
  });

  it('are not shared in a company that shares nothing', async () => {
    const [owner] = await colleagues(false);
    const refused = await create({ name: 'Ours', isShared: true }, owner).expect(409);
    expect(refused.body).toMatchObject({ code: 'COMPANY_SHARES_NOTHING', errors: { isShared: expect.any(String) } });
    const { _id } = await created({ name: 'Ours' }, owner);
    await change(_id, { isShared: true }, owner).expect(409);
  });
});

describe('earlier purchases', () => {
  const bought = async ({ http }: TestActor, query = '') => (await http.get(`/api/purchases${query}`).expect(200)).body;

  it('have a row for each product with quantity, date and price of the last time', async () => {
    await shop.given.invoice(buyer, { product: ribbon, qty: 40, unitPrice: 19 });
    await shop.given.order(buyer, { product: tape, qty: 6, unitPrice: 5 });
    expect(await bought(buyer)).toMatchObject([
      { ...line(tape, 6), unitPrice: 5, order: { isOwn: true } },
      { ...line(ribbon, 40), sku: ribbon.sku, unitPrice: 19, priceBasis: 'inclusive' },
    ]);
  });

  it('omit quotes that were requested, priced or confirmed but not ordered', async () => {
    await shop.given.requestedQuote(buyer, 2, ribbon);
    await shop.given.quote(buyer, { status: 'Quoted' }, 2, ribbon);
    await shop.given.confirmedQuote(buyer, { product: tape });
    expect(await bought(buyer)).toEqual([]);
  });

  it('can be limited to a period, with the quantities of the last purchase in it', async () => {
    await shop.given.order(buyer, { product: ribbon, qty: 40 });
    await shop.given.order(buyer, { product: tape, qty: 6 });
    const today = dubaiDay(new Date());
    const yesterday = dubaiDay(new Date(Date.now() - 86_400_000));
    expect(await bought(buyer, `?from=${today}&to=${today}`)).toHaveLength(2);
    expect(await bought(buyer, `?from=2026-01-01&to=${yesterday}`)).toEqual([]);
  });

  it('omit cancelled orders and fully cancelled lines', async () => {
    const { _id } = await shop.given.order(buyer, { product: tape });
    await staff.http.put(`/api/orders/${_id}`).send({ status: 'Cancelled' }).expect(200);
    const order = { user: buyer.id, orderItems: [ribbon, tape].map((one) => ({ ...line(one, 4), unitPrice: 5 })) };
    const { body } = await staff.http.post('/api/orders').send(order).expect(201);
    const products = async () => (await bought(buyer)).map(({ product }: { product: string }) => product);
    expect(await products()).toEqual([ribbon._id, tape._id]);
    const lines = [{ line: body.orderItems[0]._id, qty: 4 }];
    await staff.http.post(`/api/orders/${body._id}/deliveries`).send({ lines }).expect(201);
    await staff.http.post(`/api/orders/${body._id}/close`).send({ reason: 'Sold out' }).expect(200);
    expect(await products()).toEqual([ribbon._id]);
  });

  it('are visible only to the buyer, and to colleagues if the company shares them', async () => {
    await buyer.http.get('/api/purchases?scope=company').expect(409);
    const [one, other] = await colleagues(true);
    await shop.given.order(one, { product: ribbon, qty: 40 });
    expect(await bought(buyer)).toEqual([]);
    expect(await bought(other)).toEqual([]);
    expect(await bought(other, '?scope=company')).toMatchObject([{ ...line(ribbon, 40), order: { isOwn: false } }]);
    // Purchases from before a member joined are not the company's.
    await shop.given.order(buyer, { product: tape });
    const { body: user } = await staff.http.get(`/api/users/${one.id}`).expect(200);
    await staff.http.put(`/api/users/${buyer.id}`).send({ company: user.company._id }).expect(200);
    expect(await bought(other, '?scope=company')).toHaveLength(1);
    await shop.given.order(buyer, { product: tape });
    expect(await bought(other, '?scope=company')).toHaveLength(2);
    const [closed] = await colleagues(false);
    await closed.http.get('/api/purchases?scope=company').expect(409);
  });
});
