import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Document } from 'mongodb';
import { startTestDatabase, type TestDatabase } from './support/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  const users = [
    { _id: 'u1', name: 'Amal' },
    { _id: 'u2', name: 'Basim' },
  ];
  const orders = [
    {
      _id: 1,
      user: 'u1',
      total: 100,
      at: new Date('2026-01-31T21:30:00Z'),
      lines: [
        { sku: 'A', n: 2 },
        { sku: 'B', n: 1 },
      ],
    },
    { _id: 2, user: 'u1', total: 250, at: new Date('2026-02-10T08:00:00Z'), lines: [{ sku: 'A', n: 5 }] },
    { _id: 3, user: 'u2', total: 40, at: new Date('2026-02-11T08:00:00Z'), lines: [] },
  ];
  await database.db.collection('users').insertMany(users as never[]);
  await database.db.collection('orders').insertMany(orders as never[]);
});
afterAll(() => database.close());

function aggregate(pipeline: Document[]): Promise<Document[]> {
  return database.db.collection('orders').aggregate(pipeline).toArray();
}

describe('an aggregation', () => {
  it('joins with $lookup by field and $unwind', async () => {
    const result = await aggregate([
      { $lookup: { from: 'users', localField: 'user', foreignField: '_id', as: 'buyer' } },
      { $unwind: '$buyer' },
      { $sort: { _id: 1 } },
      { $project: { name: '$buyer.name' } },
    ]);

    expect(result).toEqual([
      { _id: 1, name: 'Amal' },
      { _id: 2, name: 'Amal' },
      { _id: 3, name: 'Basim' },
    ]);
  });

  it('joins with $lookup by let and pipeline', async () => {
    const result = await database.db
      .collection('users')
      .aggregate([
        {
          $lookup: {
            from: 'orders',
            let: { id: '$_id' },
            pipeline: [
              { $match: { $expr: { $and: [{ $eq: ['$user', '$$id'] }, { $gt: ['$total', 50] }] } } },
              { $sort: { total: -1 } },
              { $project: { _id: 0, total: 1 } },
            ],
            as: 'orders',
          },
        },
        { $sort: { _id: 1 } },
      ])
      .toArray();

    expect(result).toEqual([
      { _id: 'u1', name: 'Amal', orders: [{ total: 250 }, { total: 100 }] },
      { _id: 'u2', name: 'Basim', orders: [] },
    ]);
  });

  it('groups with sums, averages and lists', async () => {
    const result = await aggregate([
      {
        $group: {
          _id: '$user',
          sum: { $sum: '$total' },
          mean: { $avg: '$total' },
          count: { $sum: 1 },
          ids: { $push: '$_id' },
          largest: { $max: '$total' },
          first: { $first: '$total' },
        },
      },
      { $sort: { _id: 1 } },
    ]);

    expect(result).toEqual([
      { _id: 'u1', sum: 350, mean: 175, count: 2, ids: [1, 2], largest: 250, first: 100 },
      { _id: 'u2', sum: 40, mean: 40, count: 1, ids: [3], largest: 40, first: 40 },
    ]);
  });

  it('returns page and total in one query with $facet', async () => {
    const [result] = await aggregate([
      {
        $facet: { page: [{ $sort: { total: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }], total: [{ $count: 'n' }] },
      },
    ]);

    expect(result).toEqual({ page: [{ _id: 2 }], total: [{ n: 3 }] });
  });

  it('counts values with $sortByCount and ranges with $bucket', async () => {
    const bySku = await aggregate([{ $unwind: '$lines' }, { $sortByCount: '$lines.sku' }]);
    const byTotal = await aggregate([
      { $bucket: { groupBy: '$total', boundaries: [0, 100, 200], default: 'more', output: { n: { $sum: 1 } } } },
    ]);

    expect(bySku).toEqual([
      { _id: 'A', count: 2 },
      { _id: 'B', count: 1 },
    ]);
    expect(byTotal).toEqual([
      { _id: 0, n: 1 },
      { _id: 100, n: 1 },
      { _id: 'more', n: 1 },
    ]);
  });

  it('computes with $addFields, $cond, $reduce, $map and $filter', async () => {
    const [result] = await aggregate([
      { $match: { _id: 1 } },
      {
        $addFields: {
          pieces: { $reduce: { input: '$lines', initialValue: 0, in: { $add: ['$$value', '$$this.n'] } } },
          skus: { $map: { input: '$lines', as: 'line', in: '$$line.sku' } },
          many: { $filter: { input: '$lines', cond: { $gte: ['$$this.n', 2] } } },
          kind: { $cond: [{ $gt: ['$total', 99] }, 'large', 'small'] },
          missing: { $ifNull: ['$nothing', 'none'] },
        },
      },
      { $project: { _id: 0, pieces: 1, skus: 1, many: 1, kind: 1, missing: 1 } },
    ]);

    expect(result).toEqual({
      pieces: 3,
      skus: ['A', 'B'],
      many: [{ sku: 'A', n: 2 }],
      kind: 'large',
      missing: 'none',
    });
  });

  it('assigns a moment to its month in Dubai', async () => {
    const result = await aggregate([
      { $group: { _id: { $dateToString: { date: '$at', format: '%Y-%m', timezone: 'Asia/Dubai' } }, n: { $sum: 1 } } },
    ]);

    expect(result).toEqual([{ _id: '2026-02', n: 3 }]);
  });

  it('stores its result with $merge and $out', async () => {
    await aggregate([{ $group: { _id: '$user', sum: { $sum: '$total' } } }, { $merge: { into: 'sums' } }]);
    await aggregate([{ $match: { total: { $gt: 50 } } }, { $out: 'large' }]);

    expect(await database.db.collection('sums').countDocuments()).toBe(2);
    expect(await database.db.collection('large').countDocuments()).toBe(2);
  });

  it('sorts by several keys, replaces the root and limits', async () => {
    const result = await aggregate([
      { $sort: { user: -1, total: 1 } },
      { $limit: 2 },
      { $replaceRoot: { newRoot: { id: '$_id', user: '$user' } } },
    ]);

    expect(result).toEqual([
      { id: 3, user: 'u2' },
      { id: 1, user: 'u1' },
    ]);
  });
});
