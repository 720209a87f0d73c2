import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { TestActor } from '../support/actors.js';
import {
  actionsOn,
  done,
  expectUnique,
  historyOf,
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

beforeAll(async () => {
  pair = await startPair();
  [omar, sara] = pair.staff;
});
afterAll(() => pair.close());

const ROUNDS = 3;
const create = (by: TestActor, category: string, fields: object = {}) =>
  by.http.post('/api/products').send({ productType: 'Ribbon', category, size: '1-inch', ...fields });
const changeCategory = (by: TestActor, id: string, body: object) => by.http.put(`/api/categories/${id}`).send(body);
const changeProduct = (by: TestActor, id: string, body: object) => by.http.put(`/api/products/${id}`).send(body);
const removeCategory = (by: TestActor, id: string) => by.http.delete(`/api/categories/${id}`);
const both = (answers: readonly Parameters<typeof outcome>[0][]) => answers.map(outcome).join(' / ');
const productsOf = (category: string) =>
  stored(pair.here, 'products', { 'category._id': new Types.ObjectId(category) });
const categoryOf = async (id: string) => (await stored(pair.here, 'categories', { _id: new Types.ObjectId(id) }))[0];

/** All products have the same copy of their category, and it agrees with the category. */
async function expectFollowed(id: string, products: number): Promise<void> {
  const [category, found] = [await categoryOf(id), await productsOf(id)];
  expect(found).toHaveLength(products);
  for (const product of found) {
    const { size, color, code } = product;
    const name = [category?.['displayName'], size, color, code].filter((part) => part !== '').join(' ');
    expect(product).toMatchObject({
      name,
      searchText: `${name} ${product['sku']}`.toLowerCase(),
      productType: category?.['productType'],
      category: { name: category?.['name'], displayName: category?.['displayName'], isActive: category?.['isActive'] },
    });
    expect(product['listKey']).toContain(`|${category?.['name']}|`);
  }
}

describe('a category', () => {
  it('renamed while products are created and changed in it names them all alike', async () => {
    const { _id } = await pair.here.given.category({ displayName: 'Before' });
    const there = await made(4, (index) => pair.here.given.product({ category: _id, code: `T${index}` }));
    const answers = await race(
      ...inTurn(pair.staff, 6, (by, index) => create(by, _id, { code: `N${index}` })),
      changeCategory(sara, _id, { displayName: 'After' }),
      ...inTurn(pair.staff, 4, (by, index) => changeProduct(by, there[index]!._id, { color: 'Gold' })),
      changeCategory(omar, _id, { name: 'other-place', isActive: false }),
    );
    expect(outcomes(answers)).toEqual({ 200: 6, 201: 6 });
    expect(await categoryOf(_id)).toMatchObject({ displayName: 'After', name: 'other-place', isActive: false });
    await expectFollowed(_id, 10);
    const edits = (await actionsOn(pair.here, 'categories', _id)).filter((action) => action === 'updated');
    expect(edits).toHaveLength(2);
  });

  it('renamed while all its products are delivered renames them all, and no stock is lost', async () => {
    const buyer = await pair.here.as.customer();
    const { _id } = await pair.here.given.category();
    const products = await made(5, (index) => pair.here.given.product({ category: _id, code: `S${index}`, stock: 9 }));
    const orderItems = products.map((product) => ({ product: product._id, qty: 2, unitPrice: 5 }));
    const orders = await made(4, async (): Promise<string> => {
      return (await omar.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201)).body._id;
    });
    const deliver = (by: TestActor, index: number) =>
      by.http.put(`/api/orders/${orders[index]}`).send({ status: 'Delivered' });
    const answers = await race(
      ...inTurn(pair.staff, 4, deliver),
      ...inTurn(pair.staff, 2, (by, index) => changeCategory(by, _id, { displayName: `Named ${index}` })),
    );
    expect(outcomes(answers)).toEqual({ 200: 6 });
    await expectFollowed(_id, 5);
    expect((await productsOf(_id)).map(({ stock }) => Number(stock))).toEqual([1, 1, 1, 1, 1]);
  });

  it('moved to another type while products are created in it has products of one type', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await pair.here.given.category();
      const [created, changed] = await race(create(omar, _id), changeCategory(sara, _id, { productType: 'Rubber' }));
      expect(['201 / 200', '400 VALIDATION_FAILED / 200']).toContain(both([created, changed]));
      await expectFollowed(_id, created.status === 201 ? 1 : 0);
    }
  });

  it('names a product that moves to it during its renaming correctly', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, to] = [await pair.here.given.category(), await pair.here.given.category()];
      const product = await pair.here.given.product({ category: from._id });
      const answers = await race(
        changeProduct(omar, product._id, { category: to._id }),
        changeCategory(sara, from._id, { displayName: 'Old Place' }),
        changeCategory(omar, to._id, { displayName: 'New Place' }),
      );
      expect(outcomes(answers)).toEqual({ 200: 3 });
      await expectFollowed(from._id, 0);
      await expectFollowed(to._id, 1);
    }
  });

  it('deleted while products are created in it or moved into it is deleted without them, or remains with them', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await pair.here.given.category();
      const mover = await pair.here.given.product();
      const answers = await race(
        create(omar, _id),
        changeProduct(sara, mover._id, { category: _id }),
        removeCategory(omar, _id),
        create(sara, _id),
      );
      const [deleted] = answers.splice(2, 1);
      const isGone = deleted?.status === 200;
      expect(outcome(deleted ?? answers[0])).toBe(isGone ? '200' : '409 CATEGORY_IN_USE');
      expect(done(answers)).toHaveLength(isGone ? 0 : 3);
      expect(await productsOf(_id)).toHaveLength(isGone ? 0 : 3);
      expect((await categoryOf(_id)) === undefined).toBe(isGone);
      expect((await actionsOn(pair.here, 'categories', _id)).includes('deleted')).toBe(isGone);
      expect(await categoryOf(isGone ? mover.category._id : _id)).toBeDefined();
    }
  });

  it('emptied while it is deleted is deleted or remains, and the product is deleted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id, category } = await pair.here.given.product();
      const answers = await race(removeCategory(omar, category._id), sara.http.delete(`/api/products/${_id}`));
      expect(['200 / 200', '409 CATEGORY_IN_USE / 200']).toContain(both(answers));
      expect((await categoryOf(category._id)) === undefined).toBe(answers[0].status === 200);
    }
  });

  it('name is given to one of several concurrent requests', async () => {
    const categories = await made(6, () => pair.here.given.category());
    const rename = (by: TestActor, index: number) => changeCategory(by, categories[index]!._id, { name: 'wanted' });
    const answers = await race(...inTurn(pair.staff, 6, rename));
    expect(outcomes(answers)).toEqual({ 200: 1, '409 CATEGORY_NAME_TAKEN': 5 });
    expect(await stored(pair.here, 'categories', { name: 'wanted' })).toHaveLength(1);
    for (const [index, { _id }] of categories.entries()) {
      const edits = (await historyOf(pair.here, 'categories', _id)).filter(({ action }) => action === 'updated');
      expect(edits).toHaveLength(answers[index]?.status === 200 ? 1 : 0);
    }
  });

  it('created ten times at once on two servers without a body gets a different name each time', async () => {
    const answers = await race(...inTurn(pair.staff, 10, (by) => by.http.post('/api/categories')));
    expect(outcomes(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(10);
    for (const { body } of answers) expect(await actionsOn(pair.here, 'categories', body._id)).toEqual(['created']);
  });
});

describe('products', () => {
  it('created concurrently with one name as the first of their type get different SKUs', async () => {
    const { _id } = await pair.here.given.category({ productType: 'Double Face Tape' });
    const fields = { productType: 'Double Face Tape', color: 'Clear', code: 'T1' };
    const answers = await race(...inTurn(pair.staff, 12, (by) => create(by, _id, fields)));
    expect(outcomes(answers)).toEqual({ 201: 12 });
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(1);
    const skus = answers.map(({ body }) => String(body.sku));
    expectUnique(skus);
    expect(skus).toContain('DFT-00001');
    await expectFollowed(_id, 12);
    for (const { body } of answers) expect(await actionsOn(pair.here, 'products', body._id)).toEqual(['created']);
  });

  it('are changed by one of ten who start from one version', async () => {
    const { _id, version } = await pair.here.given.product();
    const edit = (by: TestActor, index: number) => changeProduct(by, _id, { price: index + 1, version });
    const answers = await race(...inTurn(pair.staff, 10, edit));
    expect(outcomes(answers)).toEqual({ 200: 1, '409 STALE_VERSION': 9 });
    const price = done(answers)[0]?.body.price;
    expect((await omar.http.get(`/api/products/${_id}`).expect(200)).body).toMatchObject({ price, version: 2 });
    expect(await actionsOn(pair.here, 'products', _id)).toEqual(['created', 'updated']);
  });

  it('changed while they are deleted are changed or not, and deleted once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await pair.here.given.product();
      const answers = await race(
        changeProduct(omar, _id, { price: 5 }),
        ...inTurn(pair.staff, 4, (by) => by.http.delete(`/api/products/${_id}`)),
      );
      const [edited, ...deletions] = answers;
      expect(['200', '404 PRODUCT_NOT_FOUND']).toContain(outcome(edited));
      expect(outcomes(deletions)).toEqual({ 200: 1, '404 PRODUCT_NOT_FOUND': 3 });
      const trail = ['created', ...(edited.status === 200 ? ['updated'] : []), 'deleted'];
      expect(await actionsOn(pair.here, 'products', _id)).toEqual(trail);
    }
  });

  it('requested while their category is hidden are accepted or refused together', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await pair.here.as.customer();
      const product = await pair.here.given.product();
      const body = { requestedItems: [{ product: product._id, qty: 1 }] };
      const [requested, hidden] = await race(
        buyer.http.post('/api/quotes').send(body),
        changeCategory(sara, product.category._id, { isActive: false }),
      );
      expect(['201 / 200', '409 PRODUCT_UNAVAILABLE / 200']).toContain(both([requested, hidden]));
      expect((await buyer.http.get('/api/quotes/my').expect(200)).body).toHaveLength(requested.status === 201 ? 1 : 0);
    }
  });
});
