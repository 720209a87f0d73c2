import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Collection, Document, Sort } from 'mongodb';
import { sqlClient } from './support/processes.js';
import { failure } from './support/failure.js';
import { makeDatabaseFolder, removeFolder, withDatabase } from './support/test-database.js';

let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDatabaseFolder();
});
afterAll(() => removeFolder(dataDir));

const ORDERS = Array.from({ length: 4000 }, (_, n) => ({
  number: n,
  status: n % 2 === 0 ? 'open' : 'done',
  at: n % 7,
}));

/** The names of the plan's steps, and of the indexes in it. */
async function planOf(orders: Collection<Document>, filter: Document, sort: Sort): Promise<string[]> {
  const plan: unknown = await orders.find(filter).sort(sort).limit(5).explain('queryPlanner');
  const named = JSON.stringify(plan).matchAll(/"(?:Node Type|indexName)":"([^"]+)"/g);
  return [...named].map(([, name = '']) => name);
}

/** Runs SQL past the gateway. The statistics are what PostgreSQL gathers by itself a minute after a table has grown. */
async function sql(...statements: string[]): Promise<void> {
  const client = await sqlClient(dataDir);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Like a version of this program that only knew indexes without an order. */
function buildUnordered(spec: object): Promise<void> {
  const build = JSON.stringify({ createIndexes: 'old', indexes: [spec] });
  return sql(
    `SET documentdb.alternate_index_handler_name = ''`,
    `SELECT documentdb_api_internal.create_indexes_non_concurrently('test', '${build}', true)`,
  );
}

it('a sorted list is read from an index in its order, in both directions, filtered or not', async () => {
  await withDatabase({ dataDir, durability: 'relaxed' }, async (client) => {
    const orders = client.db('test').collection('orders');
    await orders.createIndexes([{ key: { status: 1, at: -1, _id: -1 } }, { key: { number: 1 } }]);
    await orders.insertMany(ORDERS);
    await sql('ANALYZE');

    for (const plan of [
      await planOf(orders, {}, { number: 1 }),
      await planOf(orders, {}, { number: -1 }),
      await planOf(orders, { status: { $in: ['open'] } }, { at: -1, _id: -1 }),
    ]) {
      expect(plan).toContain('Index Scan');
      expect(plan).not.toContain('Sort');
    }
    const last = await orders.find({ status: 'open' }).sort({ number: -1 }).limit(2).toArray();
    expect(last.map(({ number }) => number as unknown)).toEqual([3998, 3996]);
  });
});

it('indexes of an earlier version are rebuilt at the next start with the same definition', async () => {
  await withDatabase({ dataDir, durability: 'relaxed' }, async (client) => {
    const old = client.db('test').collection('old');
    await old.insertMany(ORDERS);
    await buildUnordered({ key: { number: 1 }, name: 'number_1', unique: true });
    await buildUnordered({ key: { at: 1 }, name: 'some', partialFilterExpression: { status: 'open' } });
    await sql('ANALYZE');
    expect(await planOf(old, {}, { number: 1 })).toContain('Sort');
  });

  await withDatabase({ dataDir, durability: 'relaxed' }, async (client) => {
    const old = client.db('test').collection('old');
    expect(await planOf(old, {}, { number: 1 })).not.toContain('Sort');
    expect(await failure(old.insertOne({ number: 7 }))).toMatchObject({ code: 11000, keyPattern: { number: 1 } });
    expect(await old.indexes()).toEqual([
      expect.objectContaining({ name: '_id_' }),
      expect.objectContaining({ name: 'number_1', key: { number: 1 }, unique: true }),
      expect.objectContaining({ name: 'some', partialFilterExpression: { status: 'open' } }),
    ]);
  });
});
