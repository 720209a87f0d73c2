import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { Product } from '../../src/goods/catalog/product.schema.js';
import { DatabaseClock } from '../../src/platform/database/database-clock.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { ChangeFeed, type RecordChange } from '../../src/platform/history/change-feed.service.js';
import { HandMadeChanges } from '../../src/platform/history/hand-made-changes.service.js';
import { HistoryWriter } from '../../src/platform/history/history-writer.service.js';
import { startShop, type TestShop } from '../support/app.js';

let here: TestShop;
let there: TestShop;
/** The time of the database, as both servers know it; it only goes forward. */
let now = 0;
let received = new Map<TestShop, (readonly RecordChange[] | null)[]>();

beforeAll(async () => {
  here = await startShop();
  there = await startShop({}, here);
  for (const shop of [here, there]) {
    shop.app.get(ChangeFeed).onChange((changes) => void received.get(shop)?.push(changes));
  }
}, 60_000);
beforeEach(() => {
  now = Math.max(now, here.app.get(DatabaseClock).now());
  received = new Map([here, there].map((shop) => [shop, []]));
  for (const { app } of [here, there]) jest.spyOn(app.get(DatabaseClock), 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const idsReceivedBy = (shop: TestShop) =>
  (received.get(shop) ?? []).flatMap((changes) => changes ?? []).map(({ id }) => id.toHexString());
const refresh = () => Promise.all([here, there].map(({ app }) => app.get(ChangeFeed).refresh()));

/** The clock goes on, second by second, and both servers look as they do. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000;
    await refresh();
  }
}

/** Commits a change of a record after that time. @returns the id of the record */
function change(openForSeconds: number): Promise<Types.ObjectId> {
  const id = new Types.ObjectId();
  return here.app.get(Transactions).run(null, async (session) => {
    const entry = { resource: 'products', id, action: 'created', actor: null } as const;
    await here.app.get(HistoryWriter).writeHistory(entry, session);
    await pass(openForSeconds);
    expect([...idsReceivedBy(here), ...idsReceivedBy(there)]).not.toContain(id.toHexString());
    return id;
  });
}

describe('two servers on one database', () => {
  it('notice a stored change: one before it responds, the other within a second', async () => {
    const id = await change(0);
    expect(idsReceivedBy(here)).toEqual([id.toHexString()]);
    await pass(1);
    expect(idsReceivedBy(there)).toContain(id.toHexString());
    expect(idsReceivedBy(here)).toEqual([id.toHexString()]);
  });

  it.each([55, 90, 120])('notice within a minute a change that was committed after %s seconds', async (seconds) => {
    const id = await change(seconds);
    await pass(60);
    for (const shop of [here, there]) {
      expect(idsReceivedBy(shop).filter((one) => one === id.toHexString())).toHaveLength(1);
    }
  });

  it('notice within a minute a manual change of the database', async () => {
    const { _id } = await here.given.product();
    // Otherwise the other server may still report the creation while this test listens.
    await pass(1);
    await Promise.all([here, there].map(({ app }) => app.get(HandMadeChanges).check()));
    received.forEach((changes) => changes.splice(0));
    const products = here.app.get<Model<Product>>(getModelToken(Product.name));
    await products.collection.updateOne(
      { _id: new Types.ObjectId(_id) },
      { $set: { stock: 7, updatedAt: new Date(now + 1000) } },
    );
    now += 30_000;
    await Promise.all([here, there].map(({ app }) => app.get(HandMadeChanges).check()));
    for (const shop of [here, there]) expect(idsReceivedBy(shop)).toEqual([_id]);
  });

  it('count the changes of each resource, for caches', async () => {
    await pass(1);
    const feed = there.app.get(ChangeFeed);
    const before = [feed.versionOf('products'), feed.versionOf('orders')];
    await change(0);
    await pass(1);
    expect([feed.versionOf('products'), feed.versionOf('orders')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });
});
