import { Types } from 'mongoose';

/** What every stored record has beside its own fields. */
export interface Stored {
  readonly _id: Types.ObjectId;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Schema options shared by all resources: own `version` in place of Mongoose's key, both timestamps. */
export const RECORD_OPTIONS = { versionKey: false, timestamps: true, minimize: false } as const;

/** @returns null for a text that is no id, so that callers answer 404 and not 500. */
export function toObjectId(id: string): Types.ObjectId | null {
  return /^[0-9a-f]{24}$/i.test(id) ? new Types.ObjectId(id) : null;
}
