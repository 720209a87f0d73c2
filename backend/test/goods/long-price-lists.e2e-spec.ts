import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PriceImportResponse } from '../../src/goods/prices/lists/dto/price-list.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

const PRODUCTS = 100;
const BREAKS = 100;

let shop: TestShop;
let staff: TestActor;
let list: string;
let skus: readonly string[];

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  const made: string[] = [];
  for (let count = 0; count < PRODUCTS; count += 1) made.push((await shop.given.product()).sku);
  skus = made;
  list = (await staff.http.post('/api/price-lists').send({ name: 'Long', kind: 'List' }).expect(201)).body._id;
});
afterAll(() => shop.close());

const fileOf = (priceOf: (qty: number) => number, breaks = BREAKS): string => {
  const rows = skus.flatMap((sku) =>
    Array.from({ length: breaks }, (_, index) => `${sku},${index + 1},${priceOf(index + 1).toFixed(2)}`),
  );
  return ['sku,minQty,price', ...rows].join('\n');
};

const run = async (body: object): Promise<PriceImportResponse> =>
  (await staff.http.post(`/api/price-lists/${list}/import`).send(body).expect(200)).body;

async function imported(csv: string, fields: object = {}): Promise<PriceImportResponse> {
  const { plan } = await run({ csv });
  return run({ csv, plan, ...fields });
}

describe('a file of 10,000 prices', () => {
  it('is imported, and a second import changes nothing', async () => {
    const csv = fileOf((qty) => 200 - qty);
    expect(await imported(csv)).toMatchObject({ applied: true, created: 10_000, updated: 0 });
    expect(await run({ csv })).toMatchObject({ plan: null, created: 0, updated: 0, unchanged: 10_000, missing: [] });
    expect((await staff.http.get(`/api/price-lists/${list}`).expect(200)).body).toMatchObject({ lineCount: 10_000 });
  });

  it('changes only the prices that differ, and ends the breaks that it lacks', async () => {
    const csv = fileOf((qty) => (qty === 1 ? 250 : 200 - qty), BREAKS / 2);
    const expected = { created: 0, updated: PRODUCTS, unchanged: 4900, ended: 5000 };
    expect(await imported(csv, { endMissing: true })).toMatchObject(expected);
    expect(await run({ csv })).toMatchObject({ plan: null, missing: [] });
  });
});
