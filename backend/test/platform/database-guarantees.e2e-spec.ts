import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { CommandStartedEvent } from 'mongodb';
import mongoose, { type Connection, type Model } from 'mongoose';
import { CONNECTION_OPTIONS, limitTime } from '../../src/platform/database/connection-options.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { User, UserSchema } from '../../src/people/user-record/user.schema.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';

let connection: Connection;
let users: Model<User>;
const sent: CommandStartedEvent[] = [];

beforeAll(async () => {
  connection = await mongoose
    .createConnection(freshDatabaseUri(), { ...CONNECTION_OPTIONS, monitorCommands: true })
    .asPromise();
  users = limitTime(connection).model<User>(User.name, UserSchema);
  await users.createCollection();
  connection.getClient().on('commandStarted', (event) => sent.push(event));
});
afterAll(() => connection.close());

/** The last command of this name that the database was sent while `work` went on. */
async function commandOf(name: string, work: () => PromiseLike<unknown>): Promise<unknown> {
  sent.length = 0;
  await work();
  return sent.findLast(({ commandName }) => commandName === name)?.command;
}

const SAFE = { writeConcern: { w: 'majority', j: true } };
const SETTLED = { readConcern: { level: 'majority' } };
const IN_TIME = { maxTimeMS: 10_000 };
const nobody = { email: 'nobody@example.com' };

describe('a command of the shop', () => {
  it.each([
    ['find', () => users.find(nobody).lean(), { ...SETTLED, ...IN_TIME }],
    ['find', () => users.findOne(nobody).lean(), { ...SETTLED, ...IN_TIME }],
    ['aggregate', () => users.countDocuments(nobody), { ...SETTLED, ...IN_TIME }],
    ['aggregate', () => users.aggregate([{ $match: nobody }]), { ...SETTLED, ...IN_TIME }],
    ['distinct', () => users.distinct('email'), { ...SETTLED, ...IN_TIME }],
    ['findAndModify', () => users.findOneAndUpdate(nobody, { name: 'x' }), { ...SAFE, ...IN_TIME }],
    ['update', () => users.updateOne(nobody, { name: 'x' }), { ...SAFE, ...IN_TIME }],
    ['update', () => users.updateMany(nobody, { name: 'x' }), { ...SAFE, ...IN_TIME }],
    ['delete', () => users.deleteOne(nobody), { ...SAFE, ...IN_TIME }],
    ['delete', () => users.deleteMany(nobody), { ...SAFE, ...IN_TIME }],
    ['insert', () => users.collection.insertMany([{ email: 'a@example.com' }]), SAFE],
  ])('states its requirements of the database: %s', async (name, work, needs) => {
    expect(await commandOf(name, work)).toMatchObject(needs);
  });

  it('commits to a majority of members, with a time limit', async () => {
    const transactions = new Transactions(connection);
    const work = () => transactions.run(null, (session) => users.deleteOne(nobody, { session }));
    expect(await commandOf('commitTransaction', work)).toMatchObject({ ...SAFE, ...IN_TIME });
  });
});

describe('the shop itself', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('uses these options for its connection, with any address', () => {
    const own = shop.app.get<Connection>(getConnectionToken());
    const { writeConcern, readConcern, readPreference, socketTimeoutMS } = own.getClient().options;
    expect({ writeConcern, readConcern, mode: readPreference.mode, socketTimeoutMS }).toMatchObject({
      ...{ writeConcern: { w: 'majority', journal: true }, readConcern: { level: 'majority' } },
      ...{ mode: 'primary', socketTimeoutMS: CONNECTION_OPTIONS.socketTimeoutMS },
    });
    expect(own.get('maxTimeMS')).toBe(10_000);
  });
});
