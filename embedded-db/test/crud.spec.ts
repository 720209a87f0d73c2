import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Collection, Decimal128, type Document, Long, ObjectId } from 'mongodb';
import { startTestDatabase, type TestDatabase } from './support/test-database.js';

let database: TestDatabase;
let items: Collection<Document>;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  items = database.db.collection('items');
  await items.deleteMany({});
});

async function stored(document: Document): Promise<Document> {
  const { insertedId } = await items.insertOne({ ...document });
  return { ...document, _id: insertedId };
}

describe('values', () => {
  it('are returned with their stored type', async () => {
    const value = {
      text: 'فلم حراري',
      whole: 7,
      fraction: 0.1,
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('12.340'),
      date: new Date('2026-01-02T03:04:05.678Z'),
      id: new ObjectId(),
      yes: true,
      nothing: null,
      nested: { list: [1, { a: 'b' }, []] },
      bytes: Buffer.from([0, 1, 255]),
      pattern: /^a.b$/i,
    };

    await stored(value);

    const found = await items.findOne({}, { promoteLongs: false, promoteBuffers: true, projection: { _id: 0 } });
    expect(found).toEqual({ ...value, whole: expect.anything(), long: value.long });
    expect(Number(found?.['whole'])).toBe(7);
  });

  it('may contain a document of several megabytes', async () => {
    const text = 'x'.repeat(5_000_000);

    const { _id } = await stored({ text });

    expect((await items.findOne({ _id }))?.['text']).toHaveLength(5_000_000);
  });
});

describe('writing', () => {
  it('reports the number of inserted, matched, changed and deleted documents', async () => {
    const inserted = await items.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
    const changed = await items.updateMany({ n: { $gte: 2 } }, { $set: { big: true } });
    const unchanged = await items.updateOne({ n: 2 }, { $set: { big: true } });
    const replaced = await items.replaceOne({ n: 1 }, { n: 10 });
    const deleted = await items.deleteMany({ big: true });

    expect(inserted.insertedCount).toBe(3);
    expect(changed).toMatchObject({ matchedCount: 2, modifiedCount: 2 });
    expect(unchanged).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
    expect(replaced).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(deleted.deletedCount).toBe(2);
    expect(await items.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ n: 10 }]);
  });

  it('inserts a missing document of an upsert, with $setOnInsert', async () => {
    const change = { $set: { seen: 1 }, $setOnInsert: { made: 'now' } };

    const first = await items.updateOne({ sku: 'A' }, change, { upsert: true });
    const second = await items.updateOne({ sku: 'A' }, { $set: { seen: 2 } }, { upsert: true });

    expect(first).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: expect.any(ObjectId) });
    expect(second).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await items.find().toArray()).toEqual([{ _id: first.upsertedId, sku: 'A', seen: 2, made: 'now' }]);
  });

  it('executes a mixed bulk write and counts each kind', async () => {
    await items.insertMany([
      { k: 'a', n: 1 },
      { k: 'b', n: 1 },
      { k: 'c', n: 1 },
    ]);

    const result = await items.bulkWrite([
      { insertOne: { document: { k: 'd', n: 1 } } },
      { updateOne: { filter: { k: 'a' }, update: { $inc: { n: 5 } } } },
      { updateOne: { filter: { k: 'e' }, update: { $set: { n: 0 } }, upsert: true } },
      { replaceOne: { filter: { k: 'b' }, replacement: { k: 'b', n: 9 } } },
      { deleteOne: { filter: { k: 'c' } } },
    ]);

    expect(result).toMatchObject({ insertedCount: 1, matchedCount: 2, upsertedCount: 1, deletedCount: 1 });
    expect(await items.distinct('k')).toEqual(['a', 'b', 'd', 'e']);
    expect(await items.findOne({ k: 'a' })).toMatchObject({ n: 6 });
  });

  it('stops an ordered batch at the first failure, and continues an unordered one', async () => {
    await items.insertOne({ _id: 1 as never });
    const batch = () => [{ _id: 2 }, { _id: 1 }, { _id: 3 }] as never[];

    const ordered = await items.insertMany(batch()).catch((error: unknown) => error);
    const afterOrdered = await items.countDocuments();
    await items.deleteMany({ _id: { $ne: 1 as never } });
    const unordered = await items.insertMany(batch(), { ordered: false }).catch((error: unknown) => error);

    expect(ordered).toMatchObject({ code: 11000, insertedCount: 1 });
    expect(afterOrdered).toBe(2);
    expect(unordered).toMatchObject({ code: 11000, insertedCount: 2 });
    expect(await items.countDocuments()).toBe(3);
  });

  it('returns the document before or after findOneAndUpdate and findOneAndDelete', async () => {
    await items.insertOne({ sku: 'A', n: 1 });

    const before = await items.findOneAndUpdate({ sku: 'A' }, { $inc: { n: 1 } });
    const after = await items.findOneAndUpdate({ sku: 'A' }, { $inc: { n: 1 } }, { returnDocument: 'after' });
    const made = await items.findOneAndUpdate(
      { sku: 'B' },
      { $inc: { n: 1 } },
      { upsert: true, returnDocument: 'after', projection: { _id: 0 } },
    );
    const missing = await items.findOneAndUpdate({ sku: 'C' }, { $inc: { n: 1 } });
    const gone = await items.findOneAndDelete({ sku: 'A' });

    expect([before?.['n'], after?.['n'], gone?.['n']]).toEqual([1, 3, 3]);
    expect(made).toEqual({ sku: 'B', n: 1 });
    expect(missing).toBeNull();
  });

  it('increments one document fifty times in parallel without losing any', async () => {
    await items.insertOne({ sku: 'A', n: 0 });

    await Promise.all(Array.from({ length: 50 }, () => items.updateOne({ sku: 'A' }, { $inc: { n: 1 } })));

    expect(await items.findOne({ sku: 'A' })).toMatchObject({ n: 50 });
  });

  it('lets a guarded update succeed once in many attempts', async () => {
    await items.insertOne({ sku: 'A', isTaken: false });

    const results = await Promise.all(
      Array.from({ length: 20 }, () => items.updateOne({ sku: 'A', isTaken: false }, { $set: { isTaken: true } })),
    );

    expect(results.filter((result) => result.modifiedCount === 1)).toHaveLength(1);
  });
});

describe('update operators', () => {
  const cases: [string, Document, Document, Document][] = [
    ['$set on a dotted path', { a: { b: 1 } }, { $set: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }],
    ['$unset', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
    ['$inc and $mul', { a: 1, b: 3 }, { $inc: { a: -2 }, $mul: { b: 2 } }, { a: -1, b: 6 }],
    ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3 }, $max: { b: 3 } }, { a: 3, b: 5 }],
    ['$rename', { a: 1 }, { $rename: { a: 'z' } }, { z: 1 }],
    ['$push', { a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
    [
      '$push with $each, $position and $slice',
      { a: [1, 2] },
      { $push: { a: { $each: [8, 9], $position: 0, $slice: 3 } } },
      { a: [8, 9, 1] },
    ],
    [
      '$push with $each and $sort',
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    ['$pull by value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by condition', { a: [{ n: 1 }, { n: 5 }] }, { $pull: { a: { n: { $gt: 2 } } } }, { a: [{ n: 1 }] }],
    ['$pop', { a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
    ['$addToSet with $each', { a: [1] }, { $addToSet: { a: { $each: [1, 2] } } }, { a: [1, 2] }],
    ['an element by its position', { a: [1, 2] }, { $set: { 'a.1': 7 } }, { a: [1, 7] }],
    ['every element', { a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 10 } }, { a: [{ n: 11 }, { n: 12 }] }],
  ];

  it.each(cases)('support %s', async (_name, before, change, after) => {
    const { _id } = await stored(before);

    await items.updateOne({ _id }, change);

    expect(await items.findOne({ _id }, { projection: { _id: 0 } })).toEqual(after);
  });

  it('change the element that the filter found', async () => {
    await items.insertOne({
      lines: [
        { sku: 'A', n: 1 },
        { sku: 'B', n: 1 },
      ],
    });

    await items.updateOne({ 'lines.sku': 'B' }, { $set: { 'lines.$.n': 4 } });

    expect(await items.findOne()).toMatchObject({
      lines: [
        { sku: 'A', n: 1 },
        { sku: 'B', n: 4 },
      ],
    });
  });

  it('change elements by arrayFilters', async () => {
    await items.insertOne({ lines: [{ n: 1 }, { n: 5 }, { n: 9 }] });

    await items.updateOne({}, { $set: { 'lines.$[big].isBig': true } }, { arrayFilters: [{ 'big.n': { $gte: 5 } }] });

    expect(await items.findOne()).toMatchObject({ lines: [{ n: 1 }, { n: 5, isBig: true }, { n: 9, isBig: true }] });
  });

  it('support a pipeline that computes from the document', async () => {
    await items.insertOne({ price: 250, quantity: 4 });

    await items.updateOne({}, [{ $set: { total: { $multiply: ['$price', '$quantity'] } } }, { $unset: 'price' }]);

    expect(await items.findOne({}, { projection: { _id: 0 } })).toEqual({ quantity: 4, total: 1000 });
  });

  it('support $currentDate', async () => {
    await items.insertOne({ n: 1 });

    await items.updateOne({}, { $currentDate: { at: true } });

    const found = await items.findOne();
    expect(Math.abs(Number(found?.['at']) - Date.now())).toBeLessThan(60_000);
  });
});

describe('query operators', () => {
  const catalog: Document[] = [
    { _id: 1, name: 'Ribbon', price: 10, tags: ['red', 'wide'], size: { w: 25 }, lines: [{ sku: 'A', n: 1 }] },
    { _id: 2, name: 'ribbon B', price: 20, tags: ['blue'], size: { w: 30 }, lines: [{ sku: 'A', n: 5 }] },
    { _id: 3, name: 'Tape', price: 30, tags: [], note: null },
    { _id: 4, name: 'Matrix', price: '40' },
  ];
  const cases: [string, Document, number[]][] = [
    ['equality', { name: 'Tape' }, [3]],
    ['a dotted path', { 'size.w': 30 }, [2]],
    ['$gt and $lte', { price: { $gt: 10, $lte: 30 } }, [2, 3]],
    ['$in', { name: { $in: ['Tape', 'Matrix'] } }, [3, 4]],
    ['$in with a pattern', { name: { $in: [/^rib/i] } }, [1, 2]],
    ['$nin', { name: { $nin: ['Tape', 'Matrix'] } }, [1, 2]],
    ['$ne', { name: { $ne: 'Tape' } }, [1, 2, 4]],
    ['$or', { $or: [{ price: 10 }, { name: 'Tape' }] }, [1, 3]],
    ['$and', { $and: [{ price: { $gte: 10 } }, { tags: 'blue' }] }, [2]],
    ['$nor', { $nor: [{ price: 10 }, { name: 'Tape' }] }, [2, 4]],
    ['$not', { price: { $not: { $gt: 15 } } }, [1, 4]],
    ['$exists', { note: { $exists: true } }, [3]],
    ['null for missing as well', { note: null }, [1, 2, 3, 4]],
    ['$regex without regard to case', { name: { $regex: '^ribbon', $options: 'i' } }, [1, 2]],
    ['$elemMatch', { lines: { $elemMatch: { sku: 'A', n: { $gte: 5 } } } }, [2]],
    ['$all', { tags: { $all: ['wide', 'red'] } }, [1]],
    ['$size', { tags: { $size: 0 } }, [3]],
    ['$type', { price: { $type: 'string' } }, [4]],
    ['$mod', { price: { $mod: [20, 0] } }, [2]],
    ['$expr', { $expr: { $gt: ['$size.w', 28] } }, [2]],
  ];

  beforeEach(async () => {
    await items.insertMany(structuredClone(catalog));
  });

  it.each(cases)('support %s', async (_name, filter, ids) => {
    const found = await items.find(filter).sort({ _id: 1 }).toArray();

    expect(found.map((item) => item._id)).toEqual(ids);
  });

  it('can sort, skip, limit, project and count', async () => {
    const page = await items
      .find({ price: { $type: 'number' } }, { projection: { _id: 0, price: 1 } })
      .sort({ price: -1 })
      .skip(1)
      .limit(1)
      .toArray();

    expect(page).toEqual([{ price: 20 }]);
    expect(await items.countDocuments({ price: { $type: 'number' } })).toBe(3);
    expect(await items.estimatedDocumentCount()).toBeGreaterThanOrEqual(0);
    expect(await items.distinct('tags')).toEqual(['blue', 'red', 'wide']);
  });

  it('can project with $slice, $elemMatch and expressions', async () => {
    const found = await items.findOne(
      { _id: 1 as never },
      {
        projection: {
          _id: 0,
          tags: { $slice: 1 },
          lines: { $elemMatch: { sku: 'A' } },
          double: { $add: ['$price', '$price'] },
        },
      },
    );

    expect(found).toMatchObject({ tags: ['red'], lines: [{ sku: 'A', n: 1 }], double: 20 });
  });
});

describe('an unknown command or operator', () => {
  it('is refused by name', async () => {
    await expect(database.db.command({ mapReduce: 'items' })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
    await expect(database.db.command({ find: 'items', filtre: {} })).rejects.toMatchObject({ ok: 0 });
    await expect(items.find({ a: { $nearby: 1 } }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(items.watch().next()).rejects.toMatchObject({ ok: 0 });
  });
});
