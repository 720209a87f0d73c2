import type { QueryFilter } from 'mongoose';

/** What a caller may write as a value, as a JSON schema for the API description. */
export type ValueSchema = Readonly<Record<string, unknown>>;

/** One condition of a list's filter: takes the caller's value, gives a condition on stored fields. */
export interface FilterRule<T> {
  (value: unknown, field: string): QueryFilter<T>;
  readonly schema: ValueSchema;
}

export function filterRule<T>(
  schema: ValueSchema,
  condition: (value: unknown, field: string) => QueryFilter<T>,
): FilterRule<T> {
  return Object.assign(condition, { schema });
}

/** Digits within a text are compared as the number that they are. */
export const BY_NUMBER = { locale: 'en', numericOrdering: true } as const;

/** Which fields of a staff list may be sorted and filtered. Nothing else reaches the database. */
export interface ListSpec<T> {
  /** Name on the wire → path in the database. */
  readonly sortable: Readonly<Record<string, string>>;
  /** Those of the paths that hold numbers such as `INV-2026-00001`: a longer number comes after a shorter one. */
  readonly numbered?: readonly string[];
  /** Those that have few values, whose index goes on with the default sort. */
  readonly grouped?: readonly string[];
  readonly filters: Readonly<Record<string, FilterRule<T>>>;
  readonly defaultSort: Readonly<Record<string, 1 | -1>>;
}

export interface ListRequest<T> {
  readonly filter: QueryFilter<T>;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  readonly collation?: typeof BY_NUMBER | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** A window of a list: the rows and how many there are in all. */
export interface ListPage<R> {
  readonly rows: R[];
  readonly total: number;
  readonly first: number;
}
