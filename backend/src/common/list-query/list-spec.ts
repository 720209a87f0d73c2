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

/** Which fields of a staff list may be sorted and filtered. Nothing else reaches the database. */
export interface ListSpec<T> {
  /** Name on the wire → path in the database. */
  readonly sortable: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, FilterRule<T>>>;
  readonly defaultSort: Readonly<Record<string, 1 | -1>>;
}

export interface ListRequest<T> {
  readonly filter: QueryFilter<T>;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  readonly skip: number;
  readonly limit: number;
}

/** A window of a list: the rows and how many there are in all. */
export interface ListPage<R> {
  readonly rows: R[];
  readonly total: number;
  readonly first: number;
}
