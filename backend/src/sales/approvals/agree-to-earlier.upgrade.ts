import type { Connection, Types } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';

interface Quoted {
  readonly _id: Types.ObjectId;
  readonly totalPrice: number;
  readonly confirmedAt?: Date | null;
}

interface Ordered {
  readonly _id: Types.ObjectId;
  readonly totalPrice: number;
  readonly quote?: { readonly _id: Types.ObjectId } | null;
}

interface Approved {
  readonly amount: number;
  readonly quote: { readonly _id: Types.ObjectId };
}

const MISSING = { agreedTotal: { $exists: false } };

/**
 * Documents that were approved, accepted or ordered before acceptances were checked need no approval. An order of an
 * offer counts in the month in which the offer was accepted.
 */
export const agreeToEarlier: Upgrade = {
  name: '2026-11-26 earlier acceptances are agreed to',
  async run(connection: Connection) {
    const quotes = connection.collection<Quoted>('quotes');
    const orders = connection.collection<Ordered>('orders');
    let changed = 0;
    for await (const { _id, totalPrice: agreedTotal } of quotes.find({ ...MISSING, status: 'Confirmed' })) {
      changed += (await quotes.updateOne({ _id }, { $set: { agreedTotal } })).modifiedCount;
    }
    const approved = connection
      .collection<Approved>('approvals')
      .find({ status: 'Approved', 'quote._id': { $exists: true } });
    for await (const { amount: agreedTotal, quote } of approved) {
      changed += (await quotes.updateOne({ ...MISSING, _id: quote._id }, { $set: { agreedTotal } })).modifiedCount;
    }
    for await (const { _id, totalPrice: agreedTotal, quote } of orders.find(MISSING)) {
      const accepted = quote ? await quotes.findOne({ _id: quote._id }) : null;
      const fields = { agreedTotal, acceptedAt: accepted?.confirmedAt ?? null };
      changed += (await orders.updateOne({ _id }, { $set: fields })).modifiedCount;
    }
    return changed;
  },
};
