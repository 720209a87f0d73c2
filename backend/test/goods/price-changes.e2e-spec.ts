import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import { ProductPrices } from '../../src/goods/catalog/product-prices.service.js';
import type { PriceChangeResponse } from '../../src/goods/prices/dto/price-change.response.js';
import { PriceChanges } from '../../src/goods/prices/price-changes.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Call, refusalsOf, statusCounts } from '../support/calls.js';

const PATH = '/api/price-changes';

let shop: TestShop;
let other: TestShop;
let staff: TestActor;

/** Two servers on one database. */
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({}, shop);
  staff = await shop.as.staff();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const products = async (prices: readonly number[]): Promise<ProductResponse[]> => {
  const made: ProductResponse[] = [];
  for (const price of prices) made.push(await shop.given.product({ price }));
  return made;
};
const filterOf = (chosen: readonly ProductResponse[]) => JSON.stringify({ id: chosen.map(({ _id }) => _id) });
const FIVE_UP = { kind: 'percent', value: 5 };
const preview = async (body: object) => (await staff.http.post(`${PATH}/preview`).send(body).expect(200)).body;
const planned = async (chosen: readonly ProductResponse[], rule: object = FIVE_UP) => {
  const body = { filter: filterOf(chosen), ...rule };
  return { ...body, plan: (await preview(body)).plan as string };
};
const create = async (body: object): Promise<PriceChangeResponse> =>
  (await staff.http.post(PATH).send(body).expect(201)).body;
const seen = async ({ _id }: { _id: string }) => (await staff.http.get(`${PATH}/${_id}`).expect(200)).body;
const productNow = async ({ _id }: ProductResponse) => (await staff.http.get(`/api/products/${_id}`).expect(200)).body;
const pricesNow = async (chosen: readonly ProductResponse[]) =>
  (await Promise.all(chosen.map(productNow))).map(({ price }) => price);
const put = ({ _id }: ProductResponse, body: object) => staff.http.put(`/api/products/${_id}`).send(body).expect(200);
const apply = ({ _id }: { _id: string }, body: object = {}, by = staff) =>
  by.http.post(`${PATH}/${_id}/apply`).send(body);

/** A change of which one price is applied; the others wait, in the order of the shop. */
const begun = async (chosen: readonly ProductResponse[]) => {
  jest.replaceProperty(shop.app.get(PriceChanges), 'batchSize', 1);
  const change = await create(await planned(chosen));
  expect(change).toMatchObject({ status: 'Running', products: chosen.length, changed: 1, skipped: [] });
  return change;
};

/** The products of a change whose price is still the old one. */
const waitingOf = async (chosen: readonly ProductResponse[]) => {
  const prices = await pricesNow(chosen);
  return chosen.filter(({ price }, index) => prices[index] === price);
};

describe('a bulk change of prices', () => {
  it('previews every line, then applies exactly these changes, recorded in the products’ histories', async () => {
    const [one, two, three] = (await products([18.5, 0.01, 100])) as [
      ProductResponse,
      ProductResponse,
      ProductResponse,
    ];
    const body = { filter: filterOf([one, two, three]), kind: 'amount', direction: 'down', value: 1, step: '0.25' };
    const shown = await preview(body);
    expect(shown).toMatchObject({ products: 2, plan: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const byProduct = new Map<string, object>(shown.lines.map((line: { product: string }) => [line.product, line]));
    expect(byProduct.get(one._id)).toEqual({
      ...{ product: one._id, name: one.name, sku: one.sku },
      ...{ from: 18.5, to: 17.5, difference: -1, costPrice: null, remarks: [] },
    });
    expect(byProduct.get(two._id)).toMatchObject({ to: -1, remarks: ['NOT_POSITIVE'] });

    const change = await create({ ...body, plan: shown.plan, note: 'New list' });
    expect(change).toMatchObject({ ...body, rounding: 'nearest', note: 'New list', by: { _id: staff.id } });
    expect(change).toMatchObject({ status: 'Done', products: 2, changed: 2, skipped: [] });
    expect(await seen(change)).toEqual(change);
    expect(await pricesNow([one, two, three])).toEqual([17.5, 0.01, 99]);
    const { body: pricesOf, headers } = await staff.http.get(`/api/products/${one._id}/prices`).expect(200);
    expect(headers['content-range']).toBe('prices 0-1/2');
    expect(pricesOf).toMatchObject([
      { from: 18.5, to: 17.5, actor: { _id: staff.id }, priceChange: { _id: change._id, note: 'New list' } },
      { from: null, to: 18.5, priceChange: null },
    ]);
  });

  it('warns of prices that are, without VAT, below the cost', async () => {
    const chosen = await products([21, 21.01]);
    for (const one of chosen) await put(one, { costPrice: 21 });
    const { lines } = await preview({ filter: filterOf(chosen), kind: 'percent', value: 5 });
    const shown = new Map(lines.map((line: { product: string }) => [line.product, line]));
    expect(chosen.map(({ _id }) => shown.get(_id))).toMatchObject([
      { to: 22.05, costPrice: 21, remarks: [] },
      { to: 22.06, costPrice: 21, remarks: [] },
    ]);
    const lower = await preview({ filter: filterOf(chosen), kind: 'set', value: 22.04 });
    expect(lower.lines).toMatchObject([{ remarks: ['BELOW_COST'] }, { remarks: ['BELOW_COST'] }]);
    expect(lower.products).toBe(2);
  });

  it('is refused, and changes nothing, if prices have changed since the preview', async () => {
    const chosen = await products([10, 20]);
    const body = await planned(chosen);
    await put(chosen[0]!, { price: 11 });
    expect((await staff.http.post(PATH).send(body).expect(409)).body.code).toBe('PRICE_CHANGE_OUTDATED');
    expect(await pricesNow(chosen)).toEqual([11, 20]);
  });

  it('is applied once for any number of concurrent requests', async () => {
    const chosen = await products([10, 20]);
    const body = await planned(chosen);
    const key = `twice-${chosen[0]?._id}`;
    const send = () => staff.http.post(PATH).set('idempotency-key', key).send(body);
    const answers = await Promise.all([send(), send()]);
    expect(statusCounts(answers)[201]).toBeGreaterThan(0);
    expect(await pricesNow(chosen)).toEqual([10.5, 21]);
    expect((await staff.http.post(PATH).send(body)).body.code).toBe('PRICE_CHANGE_OUTDATED');
  });

  it('is created once if two users create it at the same moment on two servers', async () => {
    const chosen = await products([10, 20]);
    const body = await planned(chosen);
    const colleague = await other.as.staff();
    const answers = await Promise.all([staff, colleague].map(({ http }) => http.post(PATH).send(body)));
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: 1 });
    expect(await pricesNow(chosen)).toEqual([10.5, 21]);
  });

  it('applies the next prices with each call until it is complete', async () => {
    const chosen = await products([1, 2, 3]);
    const change = await begun(chosen);
    expect((await apply(change, { version: change.version }).expect(200)).body).toMatchObject({
      ...{ status: 'Running', changed: 2 },
    });
    expect((await apply(change).expect(200)).body).toMatchObject({ status: 'Done', changed: 3 });
    const done = await seen(change);
    expect((await apply(change).expect(200)).body).toEqual(done);
    const now = await Promise.all(chosen.map(productNow));
    expect(now.map(({ price, version }) => [price, version])).toEqual([1.05, 2.1, 3.15].map((price) => [price, 2]));
  });

  it('refuses the second of two calls for the same version, such as those of a double click', async () => {
    const chosen = await products([10, 20, 30]);
    const change = await begun(chosen);
    const { version } = change;
    const colleague = await other.as.staff();
    const answers = await Promise.all([apply(change, { version }), apply(change, { version }, colleague)]);
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 1 });
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
  });

  it('changes each price once if two users continue it at the same moment', async () => {
    const chosen = await products([10, 20, 30]);
    const change = await begun(chosen);
    jest.replaceProperty(other.app.get(PriceChanges), 'batchSize', 1);
    const colleague = await other.as.staff();
    const answers = await Promise.all([apply(change), apply(change, {}, colleague)]);
    expect(statusCounts(answers)).toEqual({ 200: 2 });
    expect(await seen(change)).toMatchObject({ status: 'Done', changed: 3, skipped: [] });
    const now = await Promise.all(chosen.map(productNow));
    expect(now.map(({ price, version }) => [price, version])).toEqual([10.5, 21, 31.5].map((price) => [price, 2]));
  });

  it('continues after a crash in the middle of a call, with each price changed once', async () => {
    const chosen = await products([10, 20, 30]);
    const change = await begun(chosen);
    jest.replaceProperty(shop.app.get(PriceChanges), 'batchSize', 2);
    const prices = shop.app.get(ProductPrices);
    const real = prices.change.bind(prices);
    jest.spyOn(prices, 'change').mockImplementation(async (...args) => {
      await real(...args);
      throw new Error('the power is cut');
    });
    await apply(change).expect(500);
    expect(await seen(change)).toEqual(change);
    expect(await waitingOf(chosen)).toHaveLength(2);
    const colleague = await other.as.staff();
    const rest = await apply(change, { version: change.version }, colleague).expect(200);
    expect(rest.body).toMatchObject({ status: 'Done', changed: 3, skipped: [], by: { _id: staff.id } });
    const now = await Promise.all(chosen.map(productNow));
    expect(now.map(({ price, version }) => [price, version])).toEqual([10.5, 21, 31.5].map((price) => [price, 2]));
  });

  it('skips and names products that were deleted or repriced after the preview', async () => {
    const chosen = await products([10, 20, 30, 40]);
    const change = await begun(chosen);
    const [edited, deleted, restocked] = (await waitingOf(chosen)) as [
      ProductResponse,
      ProductResponse,
      ProductResponse,
    ];
    await put(edited, { price: 12 });
    await staff.http.delete(`/api/products/${deleted._id}`).expect(200);
    await put(restocked, { stock: 3 });
    jest.restoreAllMocks();
    const { body } = await apply(change).expect(200);
    expect(body).toMatchObject({ status: 'Done', products: 4, changed: 2 });
    const named = [edited, deleted].map(({ _id: product, name }) => ({ product, name }));
    expect(body.skipped).toEqual(expect.arrayContaining(named));
    expect(body.skipped).toHaveLength(2);
    expect(await pricesNow([edited, restocked])).toEqual([12, restocked.price * 1.05]);
  });

  it('keeps a concurrent save of a product', async () => {
    const chosen = await products([10]);
    const { version } = await productNow(chosen[0]!);
    const body = await planned(chosen);
    const [made, saved] = await Promise.all([
      staff.http.post(PATH).send(body),
      other.as.staff().then(({ http }) => http.put(`/api/products/${chosen[0]!._id}`).send({ version, price: 50 })),
    ]);
    const outcome = [made.status, saved.status, (await productNow(chosen[0]!)).price];
    expect([
      [201, 409, 10.5],
      [409, 200, 50],
    ]).toContainEqual(outcome);
  });

  it('is listed without its products, and its history has no list of them', async () => {
    const change = await create(await planned(await products([10])));
    const query = { filter: JSON.stringify({ id: [change._id] }) };
    expect((await staff.http.get(PATH).query(query).expect(200)).body).toEqual([change]);
    const { body } = await staff.http.get(`${PATH}/${change._id}/history`).expect(200);
    expect(body.map(({ action }: { action: string }) => action)).toEqual(['prices changed', 'created']);
    const fields = body.flatMap(({ changes }: { changes: { field: string }[] }) => changes.map(({ field }) => field));
    expect(fields).toEqual(expect.arrayContaining(['kind', 'value', 'products', 'changed', 'status']));
    expect(fields).not.toContain('lines');
  });
});

describe('an invalid bulk change', () => {
  it.each<[object, string]>([
    [{ value: 1.005 }, 'value'],
    [{ value: 1001 }, 'value'],
    [{ value: 100.01, direction: 'down' }, 'value'],
    [{ kind: 'double' }, 'kind'],
    [{ filter: '{"secret":1}' }, 'filter'],
    [{ filter: '' }, 'filter'],
    [{ step: '0.1' }, 'step'],
    [{ plan: '' }, 'plan'],
  ])('is refused with %j', async (wrong, field) => {
    const body = { filter: '{}', ...FIVE_UP, plan: 'x', ...wrong };
    expect(Object.keys((await staff.http.post(PATH).send(body).expect(400)).body.errors)).toEqual([field]);
  });

  it('is refused for callers who are not staff', async () => {
    const id = 'f'.repeat(24);
    const calls: Call[] = [
      ...(['', `/${id}`] as const).map((path): Call => ['get', `${PATH}${path}`]),
      ...(['', '/preview', `/${id}/apply`] as const).map((path): Call => ['post', `${PATH}${path}`]),
      ['get', `/api/products/${id}/prices`],
    ];
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(calls.map(() => '401 SIGNED_OUT'));
    expect(await refusalsOf((await shop.as.customer()).http, calls)).toEqual(calls.map(() => '403 STAFF_ONLY'));
    const missing: Call[] = [
      ['get', `${PATH}/${id}`],
      ['post', `${PATH}/${id}/apply`],
    ];
    expect(await refusalsOf(staff.http, missing)).toEqual(missing.map(() => '404 PRICE_CHANGE_NOT_FOUND'));
  });
});
