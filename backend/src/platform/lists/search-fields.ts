import type { Schema } from 'mongoose';
import { deriveFields } from '../database/derived-fields.js';
import { searchTokens } from './search-tokens.js';

export const SEARCH_TOKENS = 'searchTokens';
export const NUMBER_KEY = 'numberKey';

const KEY_DIGITS = 10;

interface SearchFields<T> {
  /** The fields that `q` searches besides the number. */
  readonly texts?: (record: T) => readonly string[];
  /** The record's own number, such as `INV-2026-00017`: it is searched, and its list can be sorted by it. */
  readonly number?: (record: T) => string;
}

/** Stores with each record its search tokens, and a sort key for its number. */
export function makeSearchable<T extends object>(
  schema: Schema<T>,
  { texts = () => [], number }: SearchFields<T>,
): void {
  schema.path(SEARCH_TOKENS, { type: [String], select: false, default: undefined });
  schema.index({ [SEARCH_TOKENS]: 1 });
  if (number !== undefined) {
    schema.path(NUMBER_KEY, { type: String, select: false });
    schema.index({ [NUMBER_KEY]: 1, _id: 1 });
  }
  deriveFields(schema, (record) => {
    const own = number === undefined ? [] : [number(record)];
    const tokens = { [SEARCH_TOKENS]: searchTokens([...own, ...texts(record)]) };
    return own[0] === undefined ? tokens : { ...tokens, [NUMBER_KEY]: numberKey(own[0]) };
  });
}

/** A sort key: `INV-2026-100000` comes after `INV-2026-99999`. */
function numberKey(number: string): string {
  return number.replace(/\d+$/, (digits) => digits.padStart(KEY_DIGITS, '0'));
}
