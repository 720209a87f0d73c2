import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Description, jsonSchemaOf, operationsOf } from '../openapi/description.js';
import type { TestActor } from '../support/actors.js';
import { startShop } from '../support/app.js';

/** Lists of what never changes, or changes with a record that has a list of its own. */
const OTHERWISE_POLLED: Readonly<Record<string, string>> = {
  activity_list: 'at_gte',
  pricelists_lines: 'pricelists_list',
};

// The titles of the tests are the addresses of the lists.
const shop = await startShop();
const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
const lists = operationsOf(body as Description).filter(
  ({ path, parameters }) => !path.endsWith('/totals') && parameters.some(({ name }) => name === 'filter'),
);
let admin: TestActor;
beforeAll(async () => {
  admin = await shop.as.staff();
  await shop.given.invoice(await shop.as.customer());
});
afterAll(() => shop.close());

describe('a staff list, for programs that poll it', () => {
  it.each(lists.filter(({ id }) => !(id in OTHERWISE_POLLED)).map((list) => [list.path, list] as const))(
    '%s is filtered by the time of the last change',
    async (path, { parameters }) => {
      const filters = jsonSchemaOf(parameters.find(({ name }) => name === 'filter'))?.['properties'];
      expect(filters).toHaveProperty('updatedAt_gte');
      const count = async (filter: object) => {
        const { body: rows } = await admin.http.get(path).query({ filter: JSON.stringify(filter) });
        return (rows as object[]).length;
      };
      expect(await count({ updatedAt_gte: '2100-01-01T00:00:00Z' })).toBe(0);
      expect(await count({ updatedAt_gte: '2020-01-01T00:00:00Z' })).toBe(await count({}));
    },
  );

  it('is described: lists that are polled otherwise exist', () => {
    expect(lists.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...Object.keys(OTHERWISE_POLLED), 'followups_list', 'categories_list']),
    );
    expect(lists.length).toBeGreaterThan(22);
  });

  it('has the price lists whose lines were changed', async () => {
    const { _id: key } = await shop.given.product();
    const post = async (path: string, fields: object) =>
      (await admin.http.post(path).send(fields).expect(201)).body as { _id: string; updatedAt: string };
    const { _id: id, updatedAt } = await post('/api/price-lists', { name: 'Polled', kind: 'Agreement' });
    const lines = [{ target: 'product', key, minQty: 1, price: 5 }];
    await admin.http.put(`/api/price-lists/${id}/lines`).send({ lines }).expect(200);
    const filter = JSON.stringify({ id, updatedAt_gte: updatedAt });
    const [{ updatedAt: after }] = (await admin.http.get('/api/price-lists').query({ filter }).expect(200)).body as [
      { updatedAt: string },
    ];
    expect(after > updatedAt).toBe(true);
  });
});
