import type { QueryFilter, Types } from 'mongoose';
import { SetMetadata } from '@nestjs/common';

/** The values that a caller may write, as a JSON schema for the API description. */
export type ValueSchema = Readonly<Record<string, unknown>>;

/** Values that a condition may depend on beside the caller's. */
export interface FilterContext {
  readonly now: Date;
  /** The users whose names begin with the words of `q`. */
  readonly users: readonly Types.ObjectId[];
}

/** One condition of a list's filter: takes the caller's value, gives a condition on stored fields. */
export interface FilterRule<T> {
  (value: unknown, field: string, context: FilterContext): QueryFilter<T>;
  readonly schema: ValueSchema;
}

export function filterRule<T>(
  schema: ValueSchema,
  condition: (value: unknown, field: string, context: FilterContext) => QueryFilter<T>,
): FilterRule<T> {
  return Object.assign(condition, { schema });
}

/** Paths and directions, the first before the others. */
export type Sorting = Readonly<Record<string, 1 | -1>>;

/** The fields that a staff list may be sorted and filtered by. Nothing else reaches the database. */
export interface ListSpec<T> {
  /** Name on the wire → path in the database. */
  readonly sortable: Readonly<Record<string, string>>;
  /** Fields with few values, whose index continues with the default sort. */
  readonly grouped?: readonly string[];
  readonly filters: Readonly<Record<string, FilterRule<T>>>;
  readonly defaultSort: Sorting;
}

export interface ListRequest<T> {
  readonly filter: QueryFilter<T>;
  readonly sort: Sorting;
  readonly skip: number;
  readonly limit: number;
}

/** A window of a list: the rows and how many there are in all. */
export interface ListPage<R> {
  readonly rows: R[];
  readonly total: number;
  readonly first: number;
}

export const LISTED_BY = 'shop:listed-by';

/** The sorts and filters of a staff list, for the API description. */
export interface Listed {
  readonly sortable: readonly string[];
  readonly filters: Readonly<Record<string, ValueSchema>>;
}

/** Says of a route that its `sort`, `range` and `filter` are those of this list. */
export function ListedBy<T>({ sortable, filters }: ListSpec<T>): MethodDecorator {
  const schemas: Record<string, ValueSchema> = {};
  for (const [field, { schema }] of Object.entries(filters)) schemas[field] = schema;
  return SetMetadata(LISTED_BY, { sortable: Object.keys(sortable), filters: schemas } satisfies Listed);
}
