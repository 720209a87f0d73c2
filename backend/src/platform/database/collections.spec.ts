import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MongoServerError } from 'mongodb';
import { type Connection, Schema } from 'mongoose';
import { ConfigurationError } from '../config/variables.js';
import { prepareCollections } from './collections.js';

const schema = new Schema({ email: { type: String, unique: true }, name: String, at: Date });
schema.index({ name: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: 60 });

let reported: unknown[];
beforeEach(() => {
  reported = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void reported.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const conflict = () => Promise.reject(new MongoServerError({ message: 'another one is there', code: 86 }));

/** Compares the collection with its schema where Mongoose and the server answer so. */
async function prepare(
  diffIndexes: () => Promise<unknown>,
  createIndex = jest.fn((_keys: object) => Promise.resolve('')),
) {
  const collection = { collectionName: 'users', createIndex };
  const model = { schema, collection, createCollection: () => Promise.resolve(), diffIndexes };
  const connection = { models: { User: model }, listCollections: () => Promise.resolve([]) };
  await prepareCollections(connection as unknown as Connection);
  return createIndex.mock.calls.map(([keys]) => keys);
}

const differing = (keys: object) => () => Promise.resolve({ toCreate: [keys], toDrop: ['by_hand'] });

describe('the comparison of indexes', () => {
  it('stops no start where the server has an index that only looks different', async () => {
    expect(await prepare(differing({ email: 1 }))).toEqual([{ email: 1 }]);
    expect(reported).toEqual(['Indexes of collection users differ from the expected ones: {"email":1}']);
  });

  it('stops no start where it fails: all indexes are made', async () => {
    const made = await prepare(() => Promise.reject(new TypeError('index.key is undefined')));
    expect(made).toEqual([{ email: 1 }, { name: 1 }, { at: 1 }]);
    expect(reported[0]).toBe('Failed to compare the indexes of users: index.key is undefined');
  });

  it('stops no start where another index is in the place of one that makes lists quick', async () => {
    await prepare(differing({ name: 1 }), jest.fn(conflict));
    expect(reported).toEqual(['Indexes of collection users differ from the expected ones: {"name":1}']);
  });

  it.each([{ email: 1 }, { at: 1 }])('stops a start without the index %j, which is relied on', async (keys) => {
    const refusal = prepare(differing(keys), jest.fn(conflict));
    await expect(refusal).rejects.toThrow(ConfigurationError);
    await expect(refusal).rejects.toThrow(`has no index ${JSON.stringify(keys)}, but has by_hand. Drop the`);
  });
});
