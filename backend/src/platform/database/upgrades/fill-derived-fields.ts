import { type Connection, type Model, Types } from 'mongoose';
import { derivedFields, hasDerivedFields } from '../derived-fields.js';
import type { Upgrade } from './upgrades.js';

const BATCH = 500;
const BEFORE_ALL_IDS = new Types.ObjectId('000000000000000000000000');

/**
 * Stores the derived fields of records that don't have them yet.
 * @param lacking a record without this field is filled
 */
export function fillDerivedFields(name: string, lacking: string): Upgrade {
  return {
    name,
    async run(connection: Connection) {
      let changed = 0;
      for (const model of connection.modelNames().map((one) => connection.model<object>(one))) {
        if (hasDerivedFields(model)) changed += await fill(model, lacking);
      }
      return changed;
    },
  };
}

/** A concurrent change of a record stores its derived fields, so such a record is skipped. */
async function fill(model: Model<object>, lacking: string): Promise<number> {
  let changed = 0;
  let last: Types.ObjectId | undefined = BEFORE_ALL_IDS;
  while (last !== undefined) {
    const found: { _id: Types.ObjectId }[] = await model
      .find({ _id: { $gt: last }, [lacking]: { $exists: false } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<{ _id: Types.ObjectId }[]>();
    const updates = found.map((record) => ({
      updateOne: {
        filter: { _id: record._id, [lacking]: { $exists: false } },
        update: { $set: derivedFields(model, record) },
        timestamps: false,
      },
    }));
    if (updates.length > 0) changed += (await model.bulkWrite(updates)).modifiedCount;
    last = found.at(-1)?._id;
  }
  return changed;
}
