import type { Connection, Types } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';

interface Bound {
  readonly _id: Types.ObjectId;
  readonly totalPrice: number;
}

/** What was accepted or ordered before acceptances were checked needs no approval afterwards. */
export const agreeToEarlier: Upgrade = {
  name: '2026-11-25 earlier acceptances are agreed to',
  async run(connection: Connection) {
    let changed = 0;
    for (const [documents, bound] of [
      ['quotes', { status: 'Confirmed' }],
      ['orders', {}],
    ] as const) {
      const collection = connection.collection<Bound>(documents);
      for await (const { _id, totalPrice } of collection.find({ ...bound, agreedTotal: { $exists: false } })) {
        changed += (await collection.updateOne({ _id }, { $set: { agreedTotal: totalPrice } })).modifiedCount;
      }
    }
    return changed;
  },
};
