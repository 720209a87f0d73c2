import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import request from 'supertest';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { CatalogInMemory } from '../../src/goods/catalog/read-model/catalog-in-memory.service.js';
import { CatalogReadModel } from '../../src/goods/catalog/read-model/catalog-read-model.js';
import { Product } from '../../src/goods/catalog/product.schema.js';
import { HandMadeChanges } from '../../src/platform/history/hand-made-changes.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

const WITHIN_MS = 1000;

let shop: TestShop;
let staff: TestActor;
let product: ProductResponse;
const visitor = () => shop.as.visitor();

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  product = await shop.given.product({ color: 'Teal' });
});
afterAll(() => shop.close());

const reprice = async (price: number) => {
  const { body } = await staff.http.get(`/api/products/${product._id}`).expect(200);
  await staff.http.put(`/api/products/${product._id}`).send({ version: body.version, price }).expect(200);
};
const priceOn = async (path: string, at: string = shop.url) => {
  const { body } = await request(at).get(path).expect(200);
  return (body.data?.[0] ?? body).price as number;
};

describe('the catalog that visitors see', () => {
  const addresses = () => [
    `/api/products/${product._id}`,
    `/api/products?ids=${product._id}`,
    '/api/products?q=teal&limit=5',
  ];

  it('has the new price in the next response, even if the old one was requested often', async () => {
    for (const price of [21.5, 22.75, 19]) {
      await reprice(price);
      const prices = await Promise.all([...addresses(), ...addresses()].map((path) => priceOn(path)));
      expect(prices).toEqual(prices.map(() => price));
    }
  });

  it('follows a category that is renamed and hidden', async () => {
    const { _id } = await shop.given.category({ displayName: 'Olive Tape' });
    const { _id: id } = await shop.given.product({ category: _id, color: 'Olive' });
    const path = `/api/products/${id}`;
    const change = (fields: object) => staff.http.put(`/api/categories/${_id}`).send(fields).expect(200);
    expect((await visitor().get(path).expect(200)).body.category.displayName).toBe('Olive Tape');
    await change({ displayName: 'Green Tape' });
    expect((await visitor().get(path).expect(200)).body.category.displayName).toBe('Green Tape');
    await change({ isActive: false });
    await visitor().get(path).expect(404);
    expect((await visitor().get('/api/products?q=olive').expect(200)).body.pagination.total).toBe(0);
    const names = (await visitor().get('/api/categories').expect(200)).body.map((one: { name: string }) => one.name);
    expect(names).not.toContain('Green Tape');
    await change({ isActive: true });
    await visitor().get(path).expect(200);
  });

  it('does not change when a change fails', async () => {
    const version = () => shop.app.get(CatalogReadModel).version();
    const before = await version();
    await staff.http.put(`/api/products/${product._id}`).send({ version: 999, price: 1 }).expect(409);
    expect(await version()).toBe(before);
    expect(await priceOn(`/api/products/${product._id}`)).not.toBe(1);
  });

  it('never contains staff data', async () => {
    const path = `/api/products/${product._id}`;
    for (let round = 0; round < 2; round += 1) {
      const [seen, known] = await Promise.all([visitor().get(path), staff.http.get(path)]);
      expect(seen.body).not.toHaveProperty('stock');
      expect(known.body).toMatchObject({ stock: 1000 });
    }
    const customer = await shop.as.customer();
    expect((await customer.http.get(path).expect(200)).body).not.toHaveProperty('stock');
  });

  it('shows a change at another server within a second', async () => {
    const other = await startShop({}, shop);
    const path = `/api/products/${product._id}`;
    await priceOn(path, other.url);
    await reprice(33);
    const end = Date.now() + WITHIN_MS;
    while ((await priceOn(path, other.url)) !== 33) expect(Date.now()).toBeLessThan(end);
    await other.close();
  });
});

describe('a manual change in the database', () => {
  const products = () => shop.app.get<Model<Product>>(getModelToken(Product.name)).collection;

  it('is visible after the next check if it sets `updatedAt`', async () => {
    const { _id } = await shop.given.product({ color: 'Khaki' });
    const path = `/api/products/${_id}`;
    await visitor().get(path).expect(200);
    const filter = { _id: new Types.ObjectId(_id) };
    const updatedAt = new Date(Date.now() + 1000);
    await products().updateOne(filter, { $set: { price: 1234, updatedAt } });
    await shop.app.get(HandMadeChanges).check();
    expect(await priceOn(path)).toBe(12.34);
    await products().updateOne(filter, { $set: { isActive: false, updatedAt: new Date(Date.now() + 2000) } });
    await shop.app.get(HandMadeChanges).check();
    await visitor().get(path).expect(404);
  });

  it('is visible after the next comparison if it deletes a product', async () => {
    const { _id } = await shop.given.product({ color: 'Khaki' });
    await visitor().get(`/api/products/${_id}`).expect(200);
    await products().deleteOne({ _id: new Types.ObjectId(_id) });
    const catalog = shop.app.get<CatalogReadModel, CatalogInMemory>(CatalogReadModel);
    await catalog.compare();
    await catalog.compare();
    await visitor().get(`/api/products/${_id}`).expect(404);
  });
});

describe('a cached answer', () => {
  it('has the headers and bytes of the first answer', async () => {
    const path = `/api/products?ids=${product._id}&limit=7`;
    const answers = [];
    for (let round = 0; round < 4; round += 1) {
      const { headers, text } = await visitor().get(path).expect(200);
      const { date, 'x-request-id': id, ...rest }: Record<string, unknown> = headers;
      expect([date, id]).toEqual([expect.any(String), expect.stringMatching(/^[\w-]{36}$/)]);
      answers.push({ headers: rest, text });
    }
    const [first, ...others] = answers;
    for (const one of others) expect(one).toEqual(first);
  });

  it('is not sent again to callers who already have it', async () => {
    const path = `/api/products/${product._id}`;
    const { headers } = await visitor().get(path).expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    expect(headers['x-request-id']).toMatch(/./);
    const known = { 'if-none-match': String(headers['etag']) };
    const again = await visitor().get(path).set(known).expect(304);
    expect(again.text).toBe('');
    await reprice(44);
    const { body } = await visitor().get(path).set(known).expect(200);
    expect(body.price).toBe(44);
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
  ])('has the right encoding: callers who accept %s get %s', async (accepted, encoding) => {
    for (let index = 0; index < 4; index += 1) await shop.given.product({ color: 'Sand' });
    const answers = [];
    for (let round = 0; round < 2; round += 1) {
      const answer = await visitor().get('/api/products?q=sand').set('accept-encoding', accepted).expect(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      answers.push(answer.body);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0].data.length).toBeGreaterThan(3);
  });

  it('counts in the metrics like any other', async () => {
    const path = '/api/categories';
    await visitor().get(path).expect(200);
    await visitor().get(path).expect(200);
    const { text } = await staff.http.get('/api/metrics').expect(200);
    const count = /^http_request_duration_seconds_count\{method="GET",route="\/api\/categories",status="2xx"\} (\d+)/m;
    expect(Number(count.exec(text)?.[1])).toBeGreaterThanOrEqual(2);
  });
});
