import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { PriceImportResponse, PriceListResponse } from '../../src/goods/prices/lists/dto/price-list.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let product: ProductResponse;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  product = await shop.given.product({ moq: 6 });
});
afterAll(() => shop.close());

let counter = 0;
const newName = () => `Imported ${(counter += 1)}`;
const makeList = async (): Promise<PriceListResponse> =>
  (await staff.http.post('/api/price-lists').send({ name: newName(), kind: 'List' }).expect(201)).body;
const linesOf = async ({ _id }: PriceListResponse) =>
  (await staff.http.get(`/api/price-lists/${_id}/lines`).expect(200)).body;

async function run({ _id }: PriceListResponse, csv: string, fields: object = {}): Promise<PriceImportResponse> {
  return (
    await staff.http
      .post(`/api/price-lists/${_id}/import`)
      .send({ csv, ...fields })
      .expect(200)
  ).body;
}

/** A dry run, then the import as it was shown. */
async function imported(list: PriceListResponse, csv: string, fields: object = {}): Promise<PriceImportResponse> {
  const { plan } = await run(list, csv);
  return run(list, csv, { plan, ...fields });
}

const file = (...rows: string[]) => ['sku,target,name,minQty,price,percent,validFrom,validTo', ...rows].join('\n');

describe('a file of prices', () => {
  it('changes nothing before its confirmation, then everything, and nothing the second time', async () => {
    const list = await makeList();
    const category = product.category.displayName;
    const csv = file(`${product.sku},,,24,"5,20",,,`, `,category,${category},1,,-7.5%,2027-01-01,`, ',all,,1,,-2,,');
    const { plan, created, rows } = await run(list, csv);
    expect([created, rows.flatMap(({ problems }) => problems)]).toEqual([3, []]);
    expect(await linesOf(list)).toEqual([]);
    expect(await run(list, csv, { plan })).toMatchObject({ applied: true, created: 3 });
    expect(
      (await linesOf(list)).map(({ key, price, percent }: Record<string, unknown>) => [key, price, percent]),
    ).toEqual([
      ['', null, -2],
      [product.category._id, null, -7.5],
      [product._id, 5.2, null],
    ]);
    expect(await run(list, csv)).toMatchObject({ plan: null, unchanged: 3, created: 0, updated: 0, missing: [] });
  });

  it('may have percentages in Arabic digits, and the short name of a category whose display name is not unique', async () => {
    const { name, displayName, _id } = await shop.given.category({ displayName: 'Tape' });
    await shop.given.category({ displayName: 'Tape', productType: 'Rubber' });
    const list = await makeList();
    const { rows } = await run(list, file(`,category,${displayName},1,5,,,`));
    expect(rows[0]?.problems.map(({ field }) => field)).toEqual(['name']);
    await imported(list, file(`,category,${name},1,,-٧٫٥٪,,`));
    expect(await linesOf(list)).toMatchObject([{ key: _id, percent: -7.5 }]);
  });

  it.each([
    ['an unknown SKU', 'XXX-9,,,1,5,,,', ['sku']],
    ['an unknown category', ',category,Nothing,1,5,,,', ['name']],
    ['a price and a percentage', 'SKU,,,1,5,-5,,', ['price']],
    ['a price that may be read in two ways', 'SKU,,,1,1.000,,,', ['price']],
    ['a break below the MOQ', 'SKU,,,3,5,,,', ['minQty']],
    ['a last day before the first', 'SKU,,,1,5,,2027-02-01,2027-01-01', ['validFrom']],
    ['no day', 'SKU,,,1,5,,next week,', ['validFrom']],
  ])('is refused with %s', async (_what, row, fields) => {
    const { plan, wrong, rows } = await run(await makeList(), file(row.replace('SKU', product.sku)));
    expect([plan, wrong, rows[0]?.problems.map(({ field }) => field)]).toEqual([null, 1, fields]);
  });

  it('is refused with a repeated line, and with too many lines', async () => {
    const list = await makeList();
    const line = `${product.sku},,,24,5,,,`;
    const { rows } = await run(list, file(line, line));
    expect(rows.map(({ action }) => action)).toEqual(['create', 'wrong']);
    const { problems } = await run(list, file(...Array.from({ length: 10_001 }, () => line)));
    expect(problems[0]).toMatchObject({ rule: 'TOO_MANY_LINES' });
  });

  it('lists missing lines, and ends them if staff choose so', async () => {
    const list = await makeList();
    await imported(list, file(`${product.sku},,,12,6,,,`, `${product.sku},,,24,5,,,`));
    const csv = file(`${product.sku},,,24,4.9,,,`);
    const { missing } = await run(list, csv);
    expect(missing.map(({ minQty }) => minQty)).toEqual([12]);
    expect(await imported(list, csv)).toMatchObject({ updated: 1, ended: 0 });
    expect(await imported(list, csv, { endMissing: true })).toMatchObject({ updated: 0, ended: 1 });
    const [ended] = await linesOf(list);
    expect(ended).toMatchObject({ minQty: 12, validTo: expect.stringMatching(/^\d{4}-/) });
    expect((await run(list, csv)).missing).toEqual([]);
  });

  it('is refused if the list has changed since the dry run', async () => {
    const list = await makeList();
    const csv = file(`${product.sku},,,24,5,,,`);
    const { plan } = await run(list, csv);
    await imported(list, file(`${product.sku},,,24,4,,,`));
    const call = staff.http.post(`/api/price-lists/${list._id}/import`).send({ csv, plan });
    expect((await call.expect(409)).body.code).toBe('IMPORT_OUTDATED');
  });
});

describe('a copy of a price list', () => {
  it('has its terms and lines, and is not active', async () => {
    const list = await makeList();
    await imported(list, file(`${product.sku},,,24,5,,,2027-12-31`));
    const name = newName();
    const { body: copy } = await staff.http.post(`/api/price-lists/${list._id}/copy`).send({ name }).expect(201);
    expect(copy).toMatchObject({ name, kind: 'List', isActive: false, lineCount: 1 });
    const withoutId = ({ _id, ...line }: { readonly _id: string }) => line;
    expect((await linesOf(copy)).map(withoutId)).toEqual((await linesOf(list)).map(withoutId));
  });
});
