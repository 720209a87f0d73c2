import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ClientSession, type Collection, type Document, MongoClient } from 'mongodb';
import { failure } from './support/failure.js';
import { startTestDatabase, type TestDatabase } from './support/test-database.js';

let database: TestDatabase;
let accounts: Collection<Document>;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  accounts = database.db.collection('accounts');
  await accounts.drop();
  await accounts.insertMany([
    { name: 'a', n: 100 },
    { name: 'b', n: 0 },
  ]);
});

function inTransaction<T>(act: (session: ClientSession) => Promise<T>): Promise<T> {
  return database.client.withSession((session) => session.withTransaction(() => act(session)));
}

async function balanceOf(name: string): Promise<number> {
  return (await accounts.findOne({ name }))?.['n'];
}

describe('a transaction', () => {
  it('commits all its writes at once', async () => {
    await inTransaction(async (session) => {
      await accounts.updateOne({ name: 'a' }, { $inc: { n: -40 } }, { session });
      expect(await balanceOf('a')).toBe(100);
      await accounts.updateOne({ name: 'b' }, { $inc: { n: 40 } }, { session });
      expect(await accounts.findOne({ name: 'b' }, { session })).toMatchObject({ n: 40 });
    });

    expect([await balanceOf('a'), await balanceOf('b')]).toEqual([60, 40]);
  });

  it('leaves nothing behind when its body throws', async () => {
    const attempt = inTransaction(async (session) => {
      await accounts.updateOne({ name: 'a' }, { $inc: { n: -40 } }, { session });
      await accounts.insertOne({ name: 'c' }, { session });
      throw new Error('changed my mind');
    });

    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await balanceOf('a')).toBe(100);
    expect(await accounts.countDocuments()).toBe(2);
  });

  it('reads one consistent state of the data from its first read', async () => {
    const session = database.client.startSession();
    session.startTransaction();
    const before = await accounts.findOne({ name: 'a' }, { session });
    await accounts.updateOne({ name: 'a' }, { $set: { n: 1 } });

    const after = await accounts.findOne({ name: 'a' }, { session });
    await session.abortTransaction();
    await session.endSession();

    expect(after).toEqual(before);
  });

  it('creates a missing collection', async () => {
    await inTransaction((session) => database.db.collection('fresh').insertOne({ n: 1 }, { session }));

    expect(await database.db.collection('fresh').countDocuments()).toBe(1);
  });

  it('reads through many batches', async () => {
    await accounts.insertMany(Array.from({ length: 500 }, (_, n) => ({ name: `x${n}`, n })));

    const found = await inTransaction((session) =>
      accounts.find({}, { session, batchSize: 50 }).sort({ n: 1 }).toArray(),
    );

    expect(found).toHaveLength(502);
  });

  it('ends at the first failing write, as in MongoDB', async () => {
    await accounts.createIndexes([{ key: { name: 1 }, unique: true }]);
    const session = database.client.startSession();
    session.startTransaction();
    await accounts.updateOne({ name: 'a' }, { $set: { n: 1 } }, { session });

    const duplicate = await failure(accounts.insertOne({ name: 'b' }, { session }));
    const later = await failure(accounts.findOne({ name: 'a' }, { session }));
    await session.abortTransaction();
    await session.endSession();

    expect(duplicate).toMatchObject({ code: 11000, keyValue: { name: 'b' } });
    expect(later.code).toBe(251);
    expect(later.hasErrorLabel('TransientTransactionError')).toBe(true);
    expect(await balanceOf('a')).toBe(100);
  });

  it('gets a conflict on documents changed by another one, and can be retried', async () => {
    const [first, second] = [database.client.startSession(), database.client.startSession()];
    first.startTransaction();
    second.startTransaction();
    await accounts.updateOne({ name: 'a' }, { $inc: { n: 1 } }, { session: first });

    const conflict = await failure(accounts.updateOne({ name: 'a' }, { $inc: { n: 1 } }, { session: second }));
    await first.commitTransaction();
    await second.abortTransaction();
    await Promise.all([first.endSession(), second.endSession()]);

    expect(conflict).toMatchObject({ code: 112, codeName: 'WriteConflict' });
    expect(conflict.hasErrorLabel('TransientTransactionError')).toBe(true);
    expect(await balanceOf('a')).toBe(101);
  });

  it('can’t write a document that has been changed since it read it', async () => {
    const session = database.client.startSession();
    session.startTransaction();
    await accounts.findOne({ name: 'a' }, { session });
    await accounts.updateOne({ name: 'a' }, { $set: { n: 7 } });

    const conflict = await failure(accounts.updateOne({ name: 'a' }, { $set: { n: 8 } }, { session }));
    await session.abortTransaction();
    await session.endSession();

    expect(conflict.code).toBe(112);
    expect(await balanceOf('a')).toBe(7);
  });

  it('succeeds for all 25 that increment one number, within the time limit', async () => {
    const startedAt = Date.now();

    await Promise.all(
      Array.from({ length: 25 }, () =>
        inTransaction(async (session) => {
          const account = await accounts.findOne({ name: 'a' }, { session });
          await accounts.updateOne({ name: 'a' }, { $set: { n: account?.['n'] + 1 } }, { session });
        }),
      ),
    );

    expect(await balanceOf('a')).toBe(125);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });

  it('gives numbers without gaps to parallel transactions, and none to rolled-back ones', async () => {
    const take = (index: number) =>
      inTransaction(async (session) => {
        const counter = await accounts.findOneAndUpdate(
          { name: 'b' },
          { $inc: { n: 1 } },
          { session, returnDocument: 'after' },
        );
        if (index % 3 === 0) throw new Error('given up');
        await accounts.insertOne({ number: counter?.['n'] }, { session });
      });

    await Promise.allSettled(Array.from({ length: 15 }, (_, index) => take(index)));

    const numbers = await accounts.distinct('number');
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
  });

  it('is rolled back when its client disconnects', async () => {
    const client = new MongoClient(database.uri);
    const session = client.startSession();
    session.startTransaction();
    await client
      .db('test')
      .collection('accounts')
      .updateOne({ name: 'a' }, { $set: { n: 1 } }, { session });
    await client.close(true);

    await accounts.updateOne({ name: 'a' }, { $inc: { n: 5 } });

    expect(await balanceOf('a')).toBe(105);
  });

  it('can be committed again harmlessly', async () => {
    const session = database.client.startSession();
    session.startTransaction();
    await accounts.updateOne({ name: 'a' }, { $inc: { n: 1 } }, { session });
    await session.commitTransaction();

    await session.commitTransaction();
    await session.endSession();

    expect(await balanceOf('a')).toBe(101);
  });

  it('refuses commands that can’t be rolled back', async () => {
    const attempt = inTransaction((session) => accounts.drop({ session }));

    await expect(attempt).rejects.toMatchObject({ code: 263 });
    expect(await accounts.countDocuments()).toBe(2);
  });
});

describe('statements outside transactions', () => {
  it('are executed while many transactions are open', async () => {
    const sessions = Array.from({ length: 40 }, () => database.client.startSession());
    await Promise.all(
      sessions.map((session, n) => {
        session.startTransaction();
        return accounts.insertOne({ open: n }, { session });
      }),
    );

    const found = await accounts.findOne({ name: 'a' });
    await Promise.all(sessions.map((session) => session.abortTransaction()));
    await Promise.all(sessions.map((session) => session.endSession()));

    expect(found).toMatchObject({ n: 100 });
    expect(await accounts.countDocuments()).toBe(2);
  });

  it('wait for a document that a transaction has locked', async () => {
    const session = database.client.startSession();
    session.startTransaction();
    await accounts.updateOne({ name: 'a' }, { $inc: { n: 1 } }, { session });

    const waiting = accounts.updateOne({ name: 'a' }, { $inc: { n: 10 } });
    await accounts.findOne({ name: 'b' });
    await session.commitTransaction();
    await session.endSession();
    await waiting;

    expect(await balanceOf('a')).toBe(111);
  });
});
