import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import { ProductPrices } from '../../src/goods/catalog/product-prices.service.js';
import type { PriceChangeResponse } from '../../src/goods/prices/dto/price-change.response.js';
import { PriceChangeDecisions } from '../../src/goods/prices/price-change-decisions.service.js';
import { PriceChangeWork } from '../../src/goods/prices/price-change-work.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Call, refusalsOf, statusCounts } from '../support/calls.js';

const PATH = '/api/price-changes';

let shop: TestShop;
let other: TestShop;
let staff: TestActor;

/** Two servers on one database, which look for work when they are told to. */
beforeAll(async () => {
  jest.spyOn(PriceChangeWork.prototype, 'onApplicationBootstrap').mockReturnValue(undefined);
  shop = await startShop();
  other = await startShop({}, shop);
  staff = await shop.as.staff();
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
const linesOf = async ({ _id }: { _id: string }, query: object = {}) =>
  (await staff.http.get(`${PATH}/${_id}/lines`).query(query).expect(200)).body;
const productNow = async ({ _id }: ProductResponse) => (await staff.http.get(`/api/products/${_id}`).expect(200)).body;
const pricesNow = async (chosen: readonly ProductResponse[]) =>
  (await Promise.all(chosen.map(productNow))).map(({ price }) => price);
const put = ({ _id }: ProductResponse, body: object) => staff.http.put(`/api/products/${_id}`).send(body).expect(200);
const work = (of = shop) => of.app.get(PriceChangeWork).run();
const changed = async (chosen: readonly ProductResponse[], rule: object = FIVE_UP) => {
  const change = await create(await planned(chosen, rule));
  await work();
  return seen(change);
};
const undo = ({ _id, version }: PriceChangeResponse) => staff.http.post(`${PATH}/${_id}/undo`).send({ version });

describe('a bulk change of prices', () => {
  it('shows every line before, and then makes the very changes, which the products’ histories name', async () => {
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
    expect(change).toMatchObject({ status: 'Running', products: 2, by: { _id: staff.id }, startDay: null });
    await work();
    expect(await seen(change)).toMatchObject({ status: 'Done', changed: 2, leftAlone: 0, allowedActions: ['undo'] });
    expect(await pricesNow([one, two, three])).toEqual([17.5, 0.01, 99]);
    const { body: pricesOf, headers } = await staff.http.get(`/api/products/${one._id}/prices`).expect(200);
    expect(headers['content-range']).toBe('prices 0-1/2');
    expect(pricesOf).toMatchObject([
      { from: 18.5, to: 17.5, actor: { _id: staff.id }, priceChange: { _id: change._id, note: 'New list' } },
      { from: null, to: 18.5, priceChange: null },
    ]);
  });

  it('remarks on prices that are, without VAT, below the cost', async () => {
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

  it('is refused where prices have moved since it was shown, and changes nothing', async () => {
    const chosen = await products([10, 20]);
    const body = await planned(chosen);
    await put(chosen[0]!, { price: 11 });
    expect((await staff.http.post(PATH).send(body).expect(409)).body.code).toBe('PRICE_CHANGE_OUTDATED');
    expect(await pricesNow(chosen)).toEqual([11, 20]);
  });

  it('is made once, however often it is sent at the same moment', async () => {
    const chosen = await products([10, 20]);
    const body = await planned(chosen);
    const key = `twice-${chosen[0]?._id}`;
    const send = () => staff.http.post(PATH).set('idempotency-key', key).send(body);
    const answers = await Promise.all([send(), send()]);
    expect(statusCounts(answers)[201]).toBeGreaterThan(0);
    await Promise.all([work(), work(other)]);
    expect(await pricesNow(chosen)).toEqual([10.5, 21]);
    expect((await staff.http.post(PATH).send(body)).body.code).toBe('PRICE_CHANGE_OUTDATED');
  });

  it('is undone but for the products that others have changed since', async () => {
    const chosen = await products([10, 20, 30]);
    const change = await changed(chosen);
    await put(chosen[1]!, { price: 25 });
    await put(chosen[2]!, { price: 1 });
    // The same price as the bulk change made, but somebody chose it.
    await put(chosen[2]!, { price: 31.5 });
    expect((await undo(change).expect(200)).body.status).toBe('Undoing');
    await work();
    expect(await seen(change)).toMatchObject({
      ...{ status: 'Undone', putBack: 1, leftAlone: 2, allowedActions: [], undoneBy: { _id: staff.id } },
    });
    expect(await pricesNow(chosen)).toEqual([10, 25, 31.5]);
    const left = await linesOf(change, { outcome: 'changed by others' });
    expect(left.map(({ product }: { product: string }) => product).sort()).toEqual(
      [chosen[1]!._id, chosen[2]!._id].sort(),
    );
    expect((await undo(await seen(change)).expect(409)).body.code).toBe('PRICE_CHANGE_NOT_UNDONE');
  });

  it('can be undone for a day', async () => {
    const change = await changed(await products([10]));
    shop.clock.stopAt(new Date(Date.now() + 25 * 3_600_000).toISOString());
    try {
      expect(await seen(change)).toMatchObject({ allowedActions: [], undoableUntil: null });
      expect((await undo(change).expect(409)).body.code).toBe('PRICE_CHANGE_NOT_UNDONE');
    } finally {
      shop.clock.run();
    }
  });

  it('goes on after a crash, with each price changed once', async () => {
    const chosen = await products([1, 2, 3]);
    const body = await planned(chosen, { kind: 'amount', value: 1 });
    jest.replaceProperty(shop.app.get(PriceChangeDecisions), 'batchSize', 2);
    const prices = shop.app.get(ProductPrices);
    const real = prices.change.bind(prices);
    jest.spyOn(prices, 'change').mockImplementationOnce(real).mockRejectedValue(new Error('the power is cut'));
    const made = await create(body);
    await work();
    expect(await seen(made)).toMatchObject({ status: 'Running', products: 3, changed: 2 });
    jest.restoreAllMocks();
    await Promise.all([work(other), work()]);
    expect(await seen(made)).toMatchObject({ status: 'Done', changed: 3, leftAlone: 0 });
    const now = await Promise.all(chosen.map(productNow));
    expect(now.map(({ price, version }) => [price, version])).toEqual([2, 3, 4].map((price) => [price, 2]));
    expect(await linesOf(made, { range: '[2,9]' })).toHaveLength(1);
  });

  it('leaves alone what somebody edits or deletes in the meantime', async () => {
    const chosen = await products([10, 20, 30]);
    const change = await create({ ...(await planned(chosen)), startDay: dayAhead(2) });
    await put(chosen[0]!, { price: 12 });
    await put(chosen[1]!, { stock: 3 });
    await staff.http.delete(`/api/products/${chosen[2]!._id}`).expect(200);
    expect(await linesOf(change)).toEqual(
      expect.arrayContaining([expect.objectContaining({ product: chosen[0]!._id, remarks: ['CHANGED_SINCE'] })]),
    );
    await onDay(2);
    expect(await seen(change)).toMatchObject({ status: 'Done', changed: 1, leftAlone: 2 });
    expect(await pricesNow(chosen.slice(0, 2))).toEqual([12, 21]);
  });

  it('and a save of a product at the same moment lose nothing', async () => {
    const chosen = await products([10]);
    const { version } = await productNow(chosen[0]!);
    const body = await planned(chosen);
    const [made, saved] = await Promise.all([
      staff.http.post(PATH).send(body),
      other.as.staff().then(({ http }) => http.put(`/api/products/${chosen[0]!._id}`).send({ version, price: 50 })),
    ]);
    await work();
    const outcome = [made.status, saved.status, (await productNow(chosen[0]!)).price];
    expect([
      [201, 200, 50],
      [201, 409, 10.5],
      [409, 200, 50],
    ]).toContainEqual(outcome);
  });
});

const DAY_MS = 86_400_000;
/** A day in Dubai. */
const dayAhead = (days: number) => new Date(Date.now() + 4 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/** Both servers look for work at the first minute of that day. */
async function onDay(days: number): Promise<void> {
  const servers = [shop, other];
  for (const { clock } of servers) clock.stopAt(`${dayAhead(days)}T00:00:00+04:00`);
  try {
    await Promise.all(servers.map((server) => work(server)));
  } finally {
    for (const { clock } of servers) clock.run();
  }
}

describe('a bulk change for a day', () => {
  it('is carried out once at its start, however many servers run', async () => {
    const chosen = await products([10, 20]);
    const change = await create({ ...(await planned(chosen)), startDay: dayAhead(3) });
    expect(change).toMatchObject({ status: 'Scheduled', startDay: dayAhead(3), allowedActions: ['cancel'] });
    expect((await preview({ filter: filterOf(chosen), ...FIVE_UP })).lines[0].remarks).toEqual(['SCHEDULED']);
    await onDay(2);
    expect(await pricesNow(chosen)).toEqual([10, 20]);
    await onDay(3);
    expect(await seen(change)).toMatchObject({ status: 'Done', changed: 2 });
    expect((await Promise.all(chosen.map(productNow))).map(({ price, version }) => [price, version])).toEqual([
      [10.5, 2],
      [21, 2],
    ]);
  });

  it('is cancelled before, and not after', async () => {
    const chosen = await products([10]);
    const { _id, version } = await create({ ...(await planned(chosen)), startDay: dayAhead(3) });
    const cancel = () => staff.http.post(`${PATH}/${_id}/cancel`).send({ version });
    expect((await cancel().expect(200)).body).toMatchObject({ status: 'Cancelled', allowedActions: [] });
    expect((await cancel().expect(409)).body.code).toBe('STALE_VERSION');
    const again = await staff.http.post(`${PATH}/${_id}/cancel`).send({}).expect(409);
    expect(again.body.code).toBe('PRICE_CHANGE_NOT_CANCELLED');
    await onDay(3);
    expect(await pricesNow(chosen)).toEqual([10]);
  });
});

describe('a bulk change is refused', () => {
  it.each<[object, string]>([
    [{ value: 1.005 }, 'value'],
    [{ value: 1001 }, 'value'],
    [{ value: 100.01, direction: 'down' }, 'value'],
    [{ kind: 'double' }, 'kind'],
    [{ filter: '{"secret":1}' }, 'filter'],
    [{ filter: '' }, 'filter'],
    [{ step: '0.1' }, 'step'],
    [{ startDay: '2020-01-01' }, 'startDay'],
    [{ startDay: '2999-01-01' }, 'startDay'],
    [{ plan: '' }, 'plan'],
  ])('with %j', async (wrong, field) => {
    const body = { filter: '{}', ...FIVE_UP, plan: 'x', ...wrong };
    expect(Object.keys((await staff.http.post(PATH).send(body).expect(400)).body.errors)).toEqual([field]);
  });

  it('to all but staff', async () => {
    const id = 'f'.repeat(24);
    const calls: Call[] = [
      ...(['', `/${id}`, `/${id}/lines`] as const).map((path): Call => ['get', `${PATH}${path}`]),
      ...(['', '/preview', `/${id}/undo`, `/${id}/cancel`] as const).map((path): Call => ['post', `${PATH}${path}`]),
      ['get', `/api/products/${id}/prices`],
    ];
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(calls.map(() => '401 SIGNED_OUT'));
    expect(await refusalsOf((await shop.as.customer()).http, calls)).toEqual(calls.map(() => '403 STAFF_ONLY'));
    const missing = calls.slice(1, 3);
    expect(await refusalsOf(staff.http, missing)).toEqual(missing.map(() => '404 PRICE_CHANGE_NOT_FOUND'));
  });
});
