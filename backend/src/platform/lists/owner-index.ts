import type { QueryFilter, Schema } from 'mongoose';

type Index = Record<string, 1 | -1>;

/** Conditions such as those on a person's documents without a company name both: few records have the same user. */
const OWNERS = ['user', 'company'] as const;

/**
 * The index of the records of the user, or else of the company, that a filter names, as a hint for the database. Its
 * own planner may read the documents of all users without a company: at 50,000 orders that takes 50 times longer.
 * @returns undefined if the filter names no single owner, or no index begins with it
 */
export function ownerIndex<T>(schema: Schema<T>, filter: QueryFilter<T>): Index | undefined {
  const conditions = filter as Readonly<Record<string, unknown>>;
  const owner = OWNERS.find((path) => isOneValue(conditions[path]));
  return schema
    .indexes()
    .map(([keys]) => keys as Index)
    .find((keys) => Object.keys(keys)[0] === owner);
}

/** An id, or `{ $eq: id }`. */
function isOneValue(condition: unknown): boolean {
  if (typeof condition === 'string') return true;
  if (typeof condition !== 'object' || condition === null) return false;
  return '$eq' in condition || 'toHexString' in condition;
}
