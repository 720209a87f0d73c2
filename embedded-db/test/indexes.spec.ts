import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Collection, Document } from 'mongodb';
import { failure } from './support/failure.js';
import { startTestDatabase, type TestDatabase } from './support/test-database.js';

let database: TestDatabase;
let items: Collection<Document>;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  items = database.db.collection('items');
  await items.drop();
});

describe('a unique index', () => {
  beforeEach(async () => {
    await items.createIndexes([{ key: { email: 1 }, unique: true }]);
    await items.insertMany([
      { email: 'a@x', n: 1 },
      { email: 'b@x', n: 2 },
    ]);
  });

  const expected = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@x' } };

  it('refuses a second insert with pattern, value and the usual message', async () => {
    const error = await failure(items.insertOne({ email: 'a@x' }));

    expect(error).toMatchObject(expected);
    expect(error.message).toContain('E11000 duplicate key error collection: test.items index: email_1 dup key');
  });

  it('refuses an update, an upsert, a replacement and a pipeline, too', async () => {
    const filter = { n: 2 };
    expect(await failure(items.updateOne(filter, { $set: { email: 'a@x' } }))).toMatchObject(expected);
    expect(await failure(items.replaceOne(filter, { email: 'a@x' }))).toMatchObject(expected);
    expect(await failure(items.updateOne(filter, [{ $set: { email: 'a@x' } }]))).toMatchObject(expected);
    const upsert = items.updateOne({ email: 'a@x', n: 99 }, { $set: { k: 1 } }, { upsert: true });
    expect(await failure(upsert)).toMatchObject(expected);
  });

  it('refuses findOneAndUpdate', async () => {
    expect(await failure(items.findOneAndUpdate({ n: 2 }, { $set: { email: 'a@x' } }))).toMatchObject(expected);
  });

  it('names the failing document of a batch', async () => {
    const error = await failure(items.insertMany([{ email: 'c@x' }, { email: 'b@x' }]));

    expect(error).toMatchObject({ code: 11000, writeErrors: [expect.objectContaining({ index: 1 })] });
  });

  it('accepts one of many parallel inserts', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => items.insertOne({ email: 'race@x' })));

    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await items.countDocuments({ email: 'race@x' })).toBe(1);
  });

  it('can’t be built on documents with duplicate values', async () => {
    await items.insertMany([
      { email: 'c@x', sku: 'A' },
      { email: 'd@x', sku: 'A' },
    ]);

    expect(await failure(items.createIndexes([{ key: { sku: 1 }, unique: true }]))).toMatchObject({ code: 11000 });
  });

  it('includes _id', async () => {
    await items.insertOne({ _id: 'x' as never, email: 'x@x' });

    const error = await failure(items.insertOne({ _id: 'x' as never, email: 'y@x' }));

    expect(error).toMatchObject({ code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 'x' } });
  });
});

describe('indexes of other kinds', () => {
  it('refuse a repeated pair if they are compound and unique', async () => {
    await items.createIndexes([{ key: { year: 1, number: -1 }, unique: true }]);
    await items.insertMany([
      { year: 2026, number: 1 },
      { year: 2027, number: 1 },
    ]);

    const error = await failure(items.insertOne({ year: 2026, number: 1 }));

    expect(error).toMatchObject({ keyPattern: { year: 1, number: -1 }, keyValue: { year: 2026, number: 1 } });
  });

  it('cover only matching documents if they are partial and unique', async () => {
    await items.createIndexes([{ key: { quote: 1 }, unique: true, partialFilterExpression: { isVoid: false } }]);
    await items.insertMany([
      { quote: 1, isVoid: true },
      { quote: 1, isVoid: true },
      { quote: 1, isVoid: false },
    ]);

    expect(await failure(items.insertOne({ quote: 1, isVoid: false }))).toMatchObject({ code: 11000 });
  });

  it('may be partial by $exists and by $type', async () => {
    await items.createIndexes([{ key: { a: 1 }, unique: true, partialFilterExpression: { a: { $exists: true } } }]);
    await items.createIndexes([{ key: { b: 1 }, unique: true, partialFilterExpression: { b: { $type: 'string' } } }]);
    await items.insertMany([{ a: 1, b: null }, { b: 'x' }, {}]);

    expect(await failure(items.insertOne({ a: 1 }))).toMatchObject({ code: 11000 });
    expect(await failure(items.insertOne({ a: 2, b: 'x' }))).toMatchObject({ code: 11000 });
  });

  it('allow several documents without the field if they are sparse and unique', async () => {
    await items.createIndexes([{ key: { code: 1 }, unique: true, sparse: true }]);
    await items.insertMany([{ n: 1 }, { n: 2 }, { code: 'A' }]);

    expect(await failure(items.insertOne({ code: 'A' }))).toMatchObject({ code: 11000 });
  });

  it('may store a time to live', async () => {
    await items.createIndexes([{ key: { at: 1 }, expireAfterSeconds: 60 }]);

    expect(await items.indexes()).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 60 }));
  });

  it('find and rank words if they are text indexes', async () => {
    await items.createIndexes([{ key: { name: 'text', code: 'text' } }]);
    await items.insertMany([
      { name: 'Hot stamping ribbon' },
      { name: 'Creasing matrix' },
      { name: 'Ribbon', code: 'ribbon' },
    ]);

    const found = await items
      .find({ $text: { $search: 'ribbon' } }, { projection: { _id: 0, name: 1, score: { $meta: 'textScore' } } })
      .sort({ score: { $meta: 'textScore' } })
      .toArray();

    expect(found.map((item) => item['name']).sort()).toEqual(['Hot stamping ribbon', 'Ribbon']);
  });

  it('can be listed and dropped by name; creating one again changes nothing', async () => {
    expect(await items.createIndexes([{ key: { a: 1, b: -1 } }])).toEqual(['a_1_b_-1']);
    expect(await items.createIndexes([{ key: { a: 1, b: -1 } }])).toEqual(['a_1_b_-1']);
    expect((await items.indexes()).map((index) => index.name)).toEqual(['_id_', 'a_1_b_-1']);

    await items.dropIndex('a_1_b_-1');

    expect((await items.indexes()).map((index) => index.name)).toEqual(['_id_']);
    expect(await failure(items.dropIndex('a_1_b_-1'))).toMatchObject({ code: 27 });
  });

  it('can be used when many clients created them concurrently', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        database.db.collection(`made${n % 4}`).createIndexes([{ key: { [`f${n}`]: 1 } }]),
      ),
    );

    const names = await Promise.all(
      [0, 1, 2, 3].map(async (n) => (await database.db.collection(`made${n}`).indexes()).length),
    );
    expect(names).toEqual([3, 3, 3, 3]);
  });
});

describe('collation', () => {
  const collation = { locale: 'en', strength: 2 };

  it('finds and sorts case-insensitively', async () => {
    await items.insertMany([{ name: 'beta' }, { name: 'Alpha' }, { name: 'ALPHA' }]);

    const found = await items.find({ name: 'alpha' }).collation(collation).toArray();
    const sorted = await items.find().collation(collation).sort({ name: 1 }).toArray();

    expect(found).toHaveLength(2);
    expect(sorted.at(-1)).toMatchObject({ name: 'beta' });
  });
});

describe('collections', () => {
  it('can be created, listed, counted, renamed and dropped', async () => {
    const { db } = database;
    await db.createCollection('fresh');
    await db.collection('fresh').insertOne({ n: 1 });

    expect(await db.listCollections({ name: 'fresh' }).toArray()).toMatchObject([
      { name: 'fresh', type: 'collection' },
    ]);
    await db.renameCollection('fresh', 'ripe');
    expect(await db.collection('ripe').countDocuments()).toBe(1);
    expect(await db.collection('ripe').drop()).toBe(true);
    expect(await db.listCollections({ name: 'ripe' }).toArray()).toEqual([]);
  });

  it('are dropped with their database', async () => {
    const other = database.client.db('other');
    await other.collection('a').insertOne({ n: 1 });
    expect((await database.client.db().admin().listDatabases()).databases.map((each) => each.name)).toContain('other');

    await other.dropDatabase();

    expect(await other.collection('a').countDocuments()).toBe(0);
    expect((await database.client.db().admin().listDatabases()).databases.map((each) => each.name)).not.toContain(
      'other',
    );
  });

  it('refuse documents that do not match their validator', async () => {
    await database.db.createCollection('checked', { validator: { $jsonSchema: { required: ['sku'] } } });

    expect(await failure(database.db.collection('checked').insertOne({ n: 1 }))).toMatchObject({ code: 121 });
    await expect(database.db.collection('checked').insertOne({ sku: 'A' })).resolves.toMatchObject({
      acknowledged: true,
    });
  });
});
