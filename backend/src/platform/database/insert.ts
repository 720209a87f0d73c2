import type { ClientSession, Model } from 'mongoose';
import { derivedFields } from './derived-fields.js';
import type { Stored } from './record.js';

/**
 * Stores new records as they are, of which nothing is left to Mongoose: each field is there, and of its type. Documents made
 * of them, cast, filled in and checked, would cost several times as much.
 */
export async function insertWhole<T extends object>(
  model: Model<T>,
  records: readonly (NoInfer<T> & Pick<Stored, '_id'>)[],
  session: ClientSession,
): Promise<void> {
  const [first, ...others] = records.map((record) => ({ ...record, ...derivedFields<T>(model, record) }));
  if (first === undefined) return;
  if (others.length === 0) await model.collection.insertOne(first, { session });
  else await model.collection.insertMany([first, ...others], { session });
}
