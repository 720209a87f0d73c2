import { isDeepStrictEqual } from 'node:util';
import { type Connection, type Model, Types } from 'mongoose';
import { derivedFields, hasDerivedFields } from '../derived-fields.js';
import type { Upgrade } from './upgrades.js';

const BATCH = 500;
const BEFORE_ALL_IDS = new Types.ObjectId('000000000000000000000000');

interface Filling {
  /** The derived field that says whether a record has the others too. */
  readonly field: string;
  /** Also stores them where they differ, after their rule has changed. */
  readonly again?: boolean;
}

/** Stores the derived fields of records that don't have them yet. */
export function fillDerivedFields(name: string, filling: Filling): Upgrade {
  return {
    name,
    async run(connection: Connection) {
      let changed = 0;
      for (const model of connection.modelNames().map((one) => connection.model<object>(one))) {
        if (hasDerivedFields(model)) changed += await fill(model, filling);
      }
      return changed;
    },
  };
}

type Found = Readonly<Record<string, unknown>> & { readonly _id: Types.ObjectId };

/** A concurrent change of a record stores its derived fields, so such a record is skipped. */
async function fill(model: Model<object>, { field, again = false }: Filling): Promise<number> {
  let changed = 0;
  let last: Types.ObjectId | undefined = BEFORE_ALL_IDS;
  while (last !== undefined) {
    const found: Found[] = await model
      .find({ _id: { $gt: last }, ...(!again && { [field]: { $exists: false } }) })
      .select(`+${field}`)
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<Found[]>();
    const updates = found.flatMap((record) => {
      const [stored, derived] = [record[field], derivedFields(model, record)];
      if (isDeepStrictEqual(stored, derived[field])) return [];
      const filter = { _id: record._id, [field]: stored ?? { $exists: false } };
      return [{ updateOne: { filter, update: { $set: derived }, timestamps: false } }];
    });
    if (updates.length > 0) changed += (await model.bulkWrite(updates)).modifiedCount;
    last = found.at(-1)?._id;
  }
  return changed;
}
