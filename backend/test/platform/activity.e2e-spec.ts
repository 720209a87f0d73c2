import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { ActivityEntryResponse } from '../../src/platform/history/dto/activity.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let colleague: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff('Omar Staff');
  colleague = await shop.as.staff('Huda Saleh');
});
afterAll(() => shop.close());

type Query = Parameters<typeof listQuery>[0];
const ask = (query: Query) => staff.http.get('/api/activity').query(listQuery(query));
const found = async (filter: object): Promise<ActivityEntryResponse[]> => (await ask({ filter }).expect(200)).body;
const put = (path: string, body: object, by = staff) => by.http.put(`/api/${path}`).send(body).expect(200);

describe('the activity', () => {
  it('shows who changed a price on a day, with the record’s name and the values before and after', async () => {
    const [old, today] = [await shop.given.product({ price: 10 }), await shop.given.product({ price: 10 })];
    shop.clock.stopAt('2026-03-01T21:00:00Z');
    await put(`products/${old._id}`, { price: 12.5 }, colleague);
    shop.clock.run();
    await put(`products/${today._id}`, { price: 11, stock: 4 });
    const prices = { field: 'price', action: 'updated' };
    const [entry, ...more] = await found({ ...prices, at_gte: '2026-03-02', at_lte: '2026-03-02' });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      ...{ resource: 'products', action: 'updated', at: '2026-03-01T21:00:00.000Z', cause: null },
      actor: { _id: colleague.id, name: 'Huda Saleh' },
      record: { _id: old._id, name: old.name, exists: true },
      changes: [{ field: 'price', from: 10, to: 12.5 }],
    });
    expect(await found({ ...prices, at_gte: '2026-03-01', at_lte: '2026-03-01' })).toEqual([]);
    expect(
      (await found({ ...prices, actor: staff.id, at_gte: dubaiDay(new Date()) })).map(({ record }) => record._id),
    ).toEqual([today._id]);
  });

  it('is counted exactly, is read page by page, and includes the latest changes', async () => {
    const product = await shop.given.product();
    const filter = { record: product._id, resource: ['products', 'orders'] };
    expect((await ask({ filter }).expect(200)).headers['content-range']).toBe('activity 0-0/1');
    await put(`products/${product._id}`, { price: 3 });
    const { body, headers } = await ask({ filter, sort: ['at', 'ASC'], range: [1, 5] }).expect(200);
    expect(headers['content-range']).toBe('activity 1-1/2');
    expect(body).toMatchObject([{ action: 'updated' }]);
  });

  it('names deleted records, and never contains a secret', async () => {
    const product = await shop.given.product();
    await staff.http.delete(`/api/products/${product._id}`).expect(200);
    const [gone] = await found({ action: ['deleted'], record: product._id });
    expect(gone?.record).toEqual({ _id: product._id, name: product.name, exists: false });
    const visitor = shop.as.visitor();
    const password = 'a very secret word';
    await visitor
      .post('/api/users')
      .send({
        name: 'Zaid',
        email: 'zaid@example.com',
        phoneNumber: '+971500000001',
        password,
        confirmPassword: password,
      })
      .expect(201);
    const { text } = await ask({ range: [0, 499] }).expect(200);
    expect(text).toContain('Zaid');
    expect(text).not.toMatch(/very secret word|argon2/);
  });
});
