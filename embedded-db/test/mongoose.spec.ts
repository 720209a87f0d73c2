import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection, Schema } from 'mongoose';
import { startTestDatabase, type TestDatabase } from './support/test-database.js';

let database: TestDatabase;
let connection: Connection;

const userSchema = new Schema(
  { email: { type: String, unique: true, required: true }, name: String },
  { timestamps: true, optimisticConcurrency: true },
);
const orderSchema = new Schema({
  user: { type: Schema.Types.ObjectId, ref: 'User', index: true },
  lines: [{ sku: String, quantity: Number }],
  total: { type: Schema.Types.Decimal128 },
});

beforeAll(async () => {
  database = await startTestDatabase();
  connection = await mongoose.createConnection(database.uri, { dbName: 'mongoose' }).asPromise();
  connection.model('User', userSchema);
  connection.model('Order', orderSchema);
  await Promise.all(Object.values(connection.models).map((model) => model.init()));
});
afterAll(async () => {
  await connection.close();
  await database.close();
});

describe('mongoose', () => {
  it('builds the indexes of its schemas', async () => {
    expect(await connection.model('User').listIndexes()).toContainEqual(
      expect.objectContaining({ key: { email: 1 }, unique: true }),
    );
  });

  it('stores, populates and counts', async () => {
    const user = await connection.model('User').create({ email: 'amal@example.com', name: 'Amal' });
    await connection.model('Order').create({ user: user._id, lines: [{ sku: 'A', quantity: 2 }], total: '12.50' });

    const order = await connection.model('Order').findOne({ user: user._id }).populate('user').orFail();

    expect(order.toJSON({ flattenObjectIds: true })).toMatchObject({
      user: { name: 'Amal' },
      lines: [{ sku: 'A', quantity: 2 }],
    });
    expect(String(order.get('total'))).toBe('12.50');
    expect(await connection.model('Order').countDocuments({ 'lines.sku': 'A' })).toBe(1);
  });

  it('reports a duplicate with its field', async () => {
    await connection.model('User').create({ email: 'twice@example.com' });

    const attempt = connection.model('User').create({ email: 'twice@example.com' });

    await expect(attempt).rejects.toMatchObject({ code: 11000, keyPattern: { email: 1 } });
  });

  it('refuses to save over an unseen change', async () => {
    const { _id } = await connection.model('User').create({ email: 'version@example.com', name: 'a' });
    const [first, second] = await Promise.all([
      connection.model('User').findById(_id).orFail(),
      connection.model('User').findById(_id).orFail(),
    ]);
    await first.set('name', 'b').save();

    await expect(second.set('name', 'c').save()).rejects.toThrow(mongoose.Error.VersionError);
  });

  it('runs a transaction over several models, and rolls it back if one step fails', async () => {
    const act = connection.transaction(async (session) => {
      const [user] = await connection.model('User').create([{ email: 'gone@example.com' }], { session });
      await connection.model('Order').create([{ user: user?._id }], { session });
      throw new Error('no');
    });

    await expect(act).rejects.toThrow('no');
    expect(await connection.model('User').countDocuments({ email: 'gone@example.com' })).toBe(0);
  });
});
