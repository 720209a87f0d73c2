import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Call, refusalsOf, statusCounts } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
afterAll(() => shop.close());

const send = (csv: string, plan?: string, confirmed?: number[]) =>
  staff.http.post('/api/products/import').send({ csv, plan, confirmed });
const dryRun = async (csv: string) => (await send(csv).expect(200)).body;
const seen = async ({ _id }: ProductResponse) => (await staff.http.get(`/api/products/${_id}`).expect(200)).body;
const lines = (...rows: string[]) => rows.join('\r\n');

describe('a dry run', () => {
  it('does not hold up other calls while a long file is read', async () => {
    const state = { isRead: false };
    const reading = send(`sku,price${'\n,'.repeat(240_000)}`).then(({ status }) => {
      state.isRead = true;
      return status;
    });
    await staff.http.get('/api/products').expect(200);
    expect(state.isRead).toBe(false);
    expect(await reading).toBe(200);
  });

  it('lists the changes line by line, and changes nothing', async () => {
    const product = await shop.given.product({ price: 18.5, stock: 10, code: 'FC3' });
    const same = await shop.given.product({ price: 4 });
    const category = product.category.displayName;
    const csv = lines(
      'sku,name,productType,category,size,code,price,stock',
      `${product.sku},ignored,Ribbon,${category},${product.size},FC3,19.50,25`,
      `${same.sku},,,,${same.size},${same.code},4,${same.stock ?? ''}`,
      `,,Ribbon,${category},2-inch,NEW,7,`,
    );
    expect(await dryRun(csv)).toEqual({
      ...{ applied: false, plan: expect.stringMatching(/^[0-9a-f]{64}$/), goodPlan: null },
      columns: ['sku', 'name', 'productType', 'category', 'size', 'code', 'price', 'stock'],
      ...{ created: 1, updated: 0, left: [2], unchanged: 1, existing: 0, wrong: 0, problems: [] },
      rows: [
        {
          ...{
            line: 2,
            sku: product.sku,
            name: product.name,
            action: 'update',
            remarks: ['STOCK'],
            problems: [],
            cells: [],
          },
          changes: [
            { field: 'stock', from: 10, to: 25 },
            { field: 'price', from: 18.5, to: 19.5, isMoney: true },
          ],
        },
        {
          ...{ line: 3, sku: same.sku, name: same.name, action: 'same' },
          ...{ changes: [], remarks: [], problems: [], cells: [] },
        },
        {
          ...{ line: 4, sku: '', name: '', action: 'create', remarks: [], problems: [], cells: [] },
          changes: expect.arrayContaining([
            { field: 'category', from: null, to: category },
            { field: 'price', from: null, to: 7, isMoney: true },
          ]),
        },
      ],
    });
    expect(await seen(product)).toMatchObject({ price: 18.5, stock: 10, version: 1 });
  });

  it('reads the Arabic name, and an empty cell removes it', async () => {
    const { sku, _id } = await shop.given.product({ nameAr: 'شريط' });
    const { sku: second } = await shop.given.product();
    const { rows, plan } = await dryRun(lines('sku,nameAr', `${sku},`, `${second},شريط ساتان`));
    expect(rows).toMatchObject([
      { changes: [{ field: 'nameAr', from: 'شريط', to: '' }] },
      { changes: [{ field: 'nameAr', from: '', to: 'شريط ساتان' }] },
    ]);
    await send(lines('sku,nameAr', `${sku},`, `${second},شريط ساتان`), plan).expect(200);
    expect((await staff.http.get(`/api/products/${_id}`).expect(200)).body.nameAr).toBe('');
  });

  it('names lines whose product exists, which an import does not create again', async () => {
    const { category, size, code, sku, name } = await shop.given.product({ color: 'Gold' });
    const row = (colour: string) => `Ribbon,${category.displayName},${size},${colour},${code},9`;
    const csv = lines('productType,category,size,color,code,price', row('gold'), row('Silver'));
    const first = await dryRun(csv);
    expect(first).toMatchObject({ created: 1, existing: 1, wrong: 0 });
    expect(first.rows[0]).toEqual({
      ...{ line: 2, sku, name, action: 'exists' },
      changes: [],
      remarks: [],
      problems: [],
      cells: [],
    });
    expect((await send(csv, first.plan).expect(200)).body).toMatchObject({ applied: true, created: 1 });
    expect(await dryRun(csv)).toMatchObject({ created: 0, existing: 2, plan: null });
    expect((await send(csv, first.plan).expect(409)).body.code).toBe('IMPORT_OUTDATED');
  });

  it('finds a product that appears on two lines', async () => {
    const { category } = await shop.given.product();
    const row = `Ribbon,${category.displayName},3-inch,TWICE,9`;
    const { rows, plan } = await dryRun(lines('productType,category,size,code,price', row, row));
    expect(plan).toBeNull();
    expect(rows.at(-1)).toMatchObject({
      line: 3,
      action: 'wrong',
      problems: [{ field: 'code', rule: 'PRODUCT_TWICE' }],
    });
  });

  it('lists the problems by line and column, and has no plan', async () => {
    const product = await shop.given.product();
    const csv = lines(
      'sku,productType,category,size,price,moq,isActive',
      `${product.sku},Rubber,No such,1-inch,1.005,0,perhaps`,
      'RIB-99999,,,1-inch,1,1,yes',
      ',Ribbon,,,1,1,yes',
      `${product.sku},,,1-inch,1,1,yes`,
    );
    const { rows, ...preview } = await dryRun(csv);
    expect(preview).toMatchObject({ plan: null, wrong: 4, created: 0, updated: 0 });
    const fields = rows.map(({ line, problems }: { line: number; problems: { field: string }[] }) => [
      line,
      problems.map(({ field }) => field).sort(),
    ]);
    expect(fields).toEqual([
      [2, ['category', 'isActive', 'moq', 'price', 'productType']],
      [3, ['sku']],
      [4, ['category', 'size']],
      [5, ['sku']],
    ]);
  });

  it('lists the problems of the file', async () => {
    const { plan, problems } = await dryRun('sku,prize\nRIB-00001,1');
    const why = { rule: 'UNKNOWN_COLUMN', params: { name: 'prize' } };
    const preview = {
      line: 1,
      message: 'The import doesn’t recognise column “prize”. Choose what it contains, or ignore it.',
      ...why,
    };
    expect({ plan, problems }).toEqual({ plan: null, problems: [preview] });
    expect((await send('').expect(400)).body.errors).toEqual({ csv: 'Choose a file.' });
    expect((await send('a'.repeat(500_001)).expect(400)).body.errors).toHaveProperty('csv');
  });
});

describe('an import', () => {
  it('stores the previewed changes and records them in the history', async () => {
    const product = await shop.given.product({ price: 18.5 });
    const csv = lines(
      'sku,productType,category,size,color,code,price',
      `${product.sku},,,${product.size},${product.color},${product.code},20`,
      `,Ribbon,${product.category.displayName},2-inch,Gold,IMPORTED,7.25`,
    );
    const { plan } = await dryRun(csv);
    const { body } = await send(csv, plan).expect(200);
    expect(body).toMatchObject({ applied: true, created: 1, updated: 1 });
    expect(await seen(product)).toMatchObject({ price: 20, version: 2 });
    const history = await staff.http.get(`/api/products/${product._id}/history`).expect(200);
    expect(history.body[0]).toMatchObject({
      action: 'updated',
      actor: { _id: staff.id },
      changes: [{ field: 'price', from: 18.5, to: 20 }],
    });
    const found = await staff.http.get('/api/products/admin').query({ filter: '{"code":"IMPORTED"}' }).expect(200);
    expect(found.body).toMatchObject([{ size: '2-inch', color: 'Gold', price: 7.25, isActive: true }]);
    expect(await dryRun(`sku,price\n${product.sku},20`)).toMatchObject({ plan: null, unchanged: 1, created: 0 });
  });

  it('is refused, and changes nothing, if the catalog has changed', async () => {
    const [one, other] = [await shop.given.product({ price: 1 }), await shop.given.product({ price: 1 })];
    const csv = `sku,price\n${one.sku},2\n${other.sku},2`;
    const { plan } = await dryRun(csv);
    await staff.http.put(`/api/products/${other._id}`).send({ price: 3 }).expect(200);
    expect((await send(csv, plan).expect(409)).body.code).toBe('IMPORT_OUTDATED');
    expect(await seen(one)).toMatchObject({ price: 1, version: 1 });
  });

  it('is done once, even if it is sent several times at once', async () => {
    const { sku, category } = await shop.given.product({ price: 1.5 });
    const csv = `sku,productType,category,size,code,price\n${sku},,,1-inch,X,2\n,Ribbon,${category.displayName},9-mm,ONCE,1`;
    const { plan } = await dryRun(csv);
    const answers = await Promise.all([send(csv, plan), send(csv, plan), send(csv, plan)]);
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 2 });
    const found = await staff.http.get('/api/products/admin').query({ filter: '{"code":"ONCE"}' }).expect(200);
    expect(found.body).toHaveLength(1);
  });

  it('imports only the valid lines on request, and returns the others with their reasons', async () => {
    const [good, bad] = [await shop.given.product({ price: 2 }), await shop.given.product({ price: 1 })];
    const csv = lines('SKU;Price;problems', `${good.sku};٢٫٥;`, `${bad.sku};12 AED;an old remark`);
    const preview = await dryRun(csv);
    expect(preview).toMatchObject({
      plan: null,
      goodPlan: expect.stringMatching(/^[0-9a-f]{64}$/),
      wrong: 1,
      updated: 1,
    });
    expect(preview.columns).toEqual(['SKU', 'Price', 'problems']);
    expect(preview.rows[1]).toMatchObject({
      ...{ line: 3, action: 'wrong', cells: [bad.sku, '12 AED', 'an old remark'] },
      problems: [{ field: 'price', value: '12 AED', rule: 'AMOUNT' }],
    });
    expect((await send(csv, preview.goodPlan).expect(200)).body).toMatchObject({ applied: true, updated: 1, wrong: 1 });
    expect([(await seen(good)).price, (await seen(bad)).price]).toEqual([2.5, 1]);
    expect((await send(csv, preview.goodPlan).expect(409)).body.code).toBe('IMPORT_OUTDATED');
  });

  it('skips prices that change by more than half or fall below cost, unless their lines are confirmed', async () => {
    const product = (price: number) => shop.given.product({ price, costPrice: 8 });
    const [usual, far, costly] = [await product(10), await product(10), await product(10)];
    const csv = lines('sku,price', `${usual.sku},15`, `${far.sku},16`, `${costly.sku},8.3`);
    const preview = await dryRun(csv);
    expect(preview).toMatchObject({ updated: 1, left: [3, 4] });
    expect(preview.rows.map(({ remarks }: { remarks: string[] }) => remarks)).toEqual([
      [],
      ['FAR_OFF'],
      ['BELOW_COST'],
    ]);
    const { body } = await send(csv, preview.plan, [4]).expect(200);
    expect(body).toMatchObject({ applied: true, updated: 2, left: [3] });
    const prices = await Promise.all([usual, far, costly].map(async (one) => (await seen(one)).price as number));
    expect(prices).toEqual([15, 10, 8.3]);
  });

  it('replaces stock only in confirmed lines, and adds changes to the current stock', async () => {
    const [counted, moved, low] = [
      await shop.given.product({ stock: 10 }),
      await shop.given.product({ stock: 10 }),
      await shop.given.product({ stock: 3 }),
    ];
    const csv = lines('sku,stock,stockChange', `${counted.sku},25,`, `${moved.sku},,+5`, `${low.sku},,-4`);
    const { goodPlan, left, rows } = await dryRun(csv);
    expect(left).toEqual([2]);
    expect(rows[2]).toMatchObject({ problems: [{ field: 'stockChange', rule: 'NEGATIVE_STOCK', value: '-4' }] });
    await send(csv, goodPlan).expect(200);
    const stocks = async () => Promise.all([counted, moved, low].map(async (one) => (await seen(one)).stock as number));
    expect(await stocks()).toEqual([10, 15, 3]);
    const again = await dryRun(`sku,stock\n${counted.sku},25`);
    await send(`sku,stock\n${counted.sku},25`, again.plan, [2]).expect(200);
    expect(await stocks()).toEqual([25, 15, 3]);
  });

  it('creates a product with its own SKU, but none with a mistyped SKU or one of the shop’s series', async () => {
    const { category } = await shop.given.product();
    const row = (sku: string, code: string) => `${sku},Ribbon,${category.displayName},7-inch,${code},9`;
    const heading = 'sku,productType,category,size,code,price';
    const csv = lines(heading, row('ANT-77/b', 'OWN'));
    const { plan, rows } = await dryRun(csv);
    expect(rows[0]).toMatchObject({ action: 'create', sku: 'ANT-77/b' });
    await send(csv, plan).expect(200);
    const found = await staff.http.get('/api/products/admin').query({ filter: '{"code":"OWN"}' }).expect(200);
    expect(found.body).toMatchObject([{ sku: 'ANT-77/b', price: 9 }]);
    expect(await dryRun(csv)).toMatchObject({ unchanged: 1, created: 0 });
    const wrong = await dryRun(lines(heading, row('RIB-99998', 'A'), row('x y', 'B'), 'ANT-78,,,,,9'));
    expect(wrong.rows.map(({ problems }: { problems: { rule: string }[] }) => problems[0]?.rule)).toEqual([
      'OWN_SKU',
      'OWN_SKU',
      'UNKNOWN_SKU',
    ]);
  });

  it('refuses meaningless or ambiguous cells by name', async () => {
    const { sku } = await shop.given.product();
    const { rows } = await dryRun(lines('Price list', '', 'sku;price;description', `${sku};1.000;#N/A`));
    expect(rows[0].problems).toEqual([
      expect.objectContaining({ field: 'price', rule: 'AMBIGUOUS_NUMBER', value: '1.000', params: { cell: 'B4' } }),
      expect.objectContaining({ field: 'description', rule: 'ERROR_CELL', value: '#N/A', params: { cell: 'C4' } }),
    ]);
  });

  it('hides costs from roles without access to them', async () => {
    const { sku } = await shop.given.product({ price: 10, costPrice: 9.9 });
    const { http: store } = await shop.as.staff('Store', 'Store');
    const { body } = await store
      .post('/api/products/import')
      .send({ csv: `sku,price\n${sku},9` })
      .expect(200);
    expect(body).toMatchObject({ updated: 1, left: [], rows: [{ remarks: [] }] });
  });

  it('is only possible for staff', async () => {
    const calls: Call[] = [['post', '/api/products/import']];
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(['401 SIGNED_OUT']);
    expect(await refusalsOf((await shop.as.customer()).http, calls)).toEqual(['403 STAFF_ONLY']);
  });
});
