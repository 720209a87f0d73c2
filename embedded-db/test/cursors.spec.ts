import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Long, MongoClient } from 'mongodb';
import { startTestDatabase, type TestDatabase } from './support/test-database.js';

const COUNT = 3_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  const numbers = Array.from({ length: COUNT }, (_, n) => ({ _id: n, half: Math.floor(n / 2), text: 'x'.repeat(200) }));
  await database.db.collection('numbers').insertMany(numbers as never[]);
});
afterAll(() => database.close());

function numbers() {
  return database.db.collection<{ _id: number; half: number }>('numbers');
}

describe('cursors', () => {
  it('read everything once over many batches, unsorted', async () => {
    const found = await numbers().find({}, { batchSize: 100 }).toArray();

    expect(new Set(found.map((each) => each._id)).size).toBe(COUNT);
    expect(found).toHaveLength(COUNT);
  });

  it('keep the order over many batches, and the limit', async () => {
    const found = await numbers().find({}, { batchSize: 70 }).sort({ half: -1, _id: 1 }).limit(1_000).toArray();

    expect(found).toHaveLength(1_000);
    expect(found.slice(0, 3).map((each) => each._id)).toEqual([2998, 2999, 2996]);
    expect(found.at(-1)?._id).toBe(2001);
  });

  it('aggregate over many batches', async () => {
    const found = await numbers()
      .aggregate([{ $group: { _id: '$half', n: { $sum: 1 } } }, { $sort: { _id: 1 } }], { batchSize: 100 })
      .toArray();

    expect(found).toHaveLength(COUNT / 2);
    expect(found.every((each) => each['n'] === 2)).toBe(true);
  });

  it('can be open in great number', async () => {
    const cursors = Array.from({ length: 40 }, () =>
      numbers()
        .find({}, { batchSize: 500, projection: { half: 1 } })
        .sort({ half: 1, _id: 1 }),
    );
    for (const cursor of cursors) await cursor.next();

    const rest = await Promise.all(cursors.map((cursor) => cursor.toArray()));

    expect(rest.every((each) => each.length === COUNT - 1)).toBe(true);
  });

  it('end when they are closed, and are unknown afterwards', async () => {
    const cursor = numbers().find({}, { batchSize: 10 }).sort({ half: 1 });
    await cursor.next();
    const id = cursor.id ?? Long.ZERO;
    await cursor.close();

    const attempt = database.db.command({ getMore: id, collection: 'numbers' });

    await expect(attempt).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });
});

describe('many clients', () => {
  it('each write and read their own documents on fifty connections', async () => {
    const client = new MongoClient(database.uri, { minPoolSize: 50, maxPoolSize: 50 });
    const collection = client.db('test').collection('parallel');
    try {
      await Promise.all(
        Array.from({ length: 500 }, async (_, n) => {
          const { insertedId } = await collection.insertOne({ n });
          expect(await collection.findOne({ _id: insertedId })).toMatchObject({ n });
        }),
      );
      expect(await collection.countDocuments()).toBe(500);
    } finally {
      await client.close();
    }
  });
});
