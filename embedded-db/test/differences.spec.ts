import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Collection, Document } from 'mongodb';
import { failure } from './support/failure.js';
import { startTestDatabase, type TestDatabase } from './support/test-database.js';

// The differences that docs/operations.md lists. A newer engine that differs elsewhere fails here.
const AT_ONCE = 8;
const ROUNDS = 10;

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

/** Counts up one number by upserts at the same moment. @returns how many were acknowledged, and the refusals */
async function upsertAtOnce(collection: Collection<Document>, filter: Document) {
  const attempts = Array.from({ length: AT_ONCE }, () =>
    collection.updateOne(filter, { $inc: { n: 1 } }, { upsert: true }),
  );
  const outcomes = await Promise.allSettled(attempts);
  const refusals = outcomes.filter((one) => one.status === 'rejected').map((one): unknown => one.reason.code);
  return { acknowledged: AT_ONCE - refusals.length, refusals };
}

describe('concurrent upserts, on which the shop relies', () => {
  it('create one document by `_id`, in which each one counts', async () => {
    const counters = database.db.collection('by_id');
    await counters.insertOne({ n: 0 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const filter: Document = { _id: `round ${round}` };
      const { acknowledged, refusals } = await upsertAtOnce(counters, filter);

      expect(refusals).toEqual([]);
      expect(await counters.find(filter).toArray()).toMatchObject([{ n: acknowledged }]);
    }
  });

  it('create one document by a field with a unique index; the others may get a duplicate or a conflict', async () => {
    const counters = database.db.collection('by_field');
    await counters.createIndex({ name: 1 }, { unique: true }, {});
    for (let round = 0; round < ROUNDS; round += 1) {
      const filter = { name: `round ${round}` };
      const { acknowledged, refusals } = await upsertAtOnce(counters, filter);

      expect([11_000, 112]).toEqual(expect.arrayContaining([...new Set(refusals)]));
      expect(await counters.find(filter).toArray()).toMatchObject([{ n: acknowledged }]);
    }
  });
});

describe('a difference from MongoDB, on which the shop does not rely', () => {
  it('is that an empty array sorts after null', async () => {
    const items = database.db.collection<{ _id: string; v?: unknown }>('sorted');
    await items.insertMany([
      { _id: 'null', v: null },
      { _id: 'empty', v: [] },
      { _id: 'one', v: 1 },
    ]);

    const sorted = await items.find().sort({ v: 1 }).toArray();

    expect(sorted.map(({ _id }) => _id)).toEqual(['null', 'empty', 'one']);
  });

  it('is that two arrays in one compound index are stored', async () => {
    const items = database.db.collection('arrays');
    await items.createIndex({ a: 1, b: 1 }, {}, {});

    await expect(items.insertOne({ a: [1], b: [1] })).resolves.toMatchObject({ acknowledged: true });
  });

  it.each([
    ['a faulty regular expression', (items: Collection) => items.find({ v: { $regex: '(' } }).toArray(), 1],
    ['a document of more than 16 MB', (items: Collection) => items.insertOne({ v: Buffer.alloc(17_000_000) }), 2],
    [
      'an update with a collation',
      (items: Collection) => items.updateOne({}, { $set: { v: 1 } }, { collation: { locale: 'en' } }),
      115,
    ],
    ['a change stream', (items: Collection) => items.watch().next(), 115],
    ['a hidden index', (items: Collection) => items.createIndex({ v: 1 }, { hidden: true }, {}), 115],
  ])('is that %s is refused with another code, or is not supported', async (_what, attempt, code) => {
    const items = database.db.collection('refused');
    await items.insertOne({ v: 'text' });

    expect((await failure(attempt(items))).code).toBe(code);
  });
});
