import type { QueryFilter } from 'mongoose';
import { invalidField } from '../errors/domain-error.js';
import { isLongerThan } from '../http/validation/plain-text.js';
import type { ListQueryDto } from './list-query.dto.js';
import type { FilterContext, ListRequest, ListSpec, Sorting } from './list-spec.js';

const MAX_ROWS = 500;
const DEFAULT_ROWS = 25;

/**
 * Turns a caller's query into one for the database, through the list's whitelists.
 * @throws DomainError `invalid` naming `sort`, `range` or the filter's field
 */
export function parseListQuery<T>(
  spec: ListSpec<T>,
  query: ListQueryDto,
  context: FilterContext = { now: new Date(), users: [] },
): ListRequest<T> {
  const [first, last] = parseRange(query.range, { rows: DEFAULT_ROWS, maxRows: MAX_ROWS });
  return {
    filter: parseFilter(spec, query.filter, context),
    sort: parseSort(spec, query.sort),
    skip: first,
    limit: last - first + 1,
  };
}

/** The `q` of a list's filter, or null: for conditions that must ask another module first. Never throws. */
export function searchTextOf(query: ListQueryDto): string | null {
  try {
    const filter: unknown = JSON.parse(query.filter ?? '{}');
    const q = typeof filter === 'object' && filter !== null && 'q' in filter ? filter.q : null;
    return typeof q === 'string' && q.trim() !== '' && !isLongerThan(100, q) ? q : null;
  } catch {
    return null;
  }
}

/**
 * @param rows how many the window has when the caller names none
 * @returns the first and the last row, both included @throws DomainError `invalid` naming `range`
 */
export function parseRange(
  text: string | undefined,
  { rows, maxRows }: { rows: number; maxRows: number },
): [number, number] {
  if (text === undefined) return [0, rows - 1];
  const value = parseJson('range', text);
  const [first, last] = pairOf(value);
  if (!isRow(first) || !isRow(last) || last < first) throw invalidField('range', 'Must be [first,last].');
  if (last - first >= maxRows) throw invalidField('range', `Must span at most ${maxRows} rows.`);
  return [first, last];
}

/** Nothing where it is no list of two. */
function pairOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
}

function isRow(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 1e9;
}

function parseSort<T>(spec: ListSpec<T>, text: string | undefined): Sorting {
  if (text === undefined) return { ...spec.defaultSort, _id: Object.values(spec.defaultSort).at(-1) ?? -1 };
  const value = parseJson('sort', text);
  const [field, order] = pairOf(value);
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC')) {
    throw invalidField('sort', 'Must be ["field","ASC"] or ["field","DESC"].');
  }
  const direction = order === 'ASC' ? 1 : -1;
  if (field === 'id' || field === '_id') return { _id: direction };
  const path = Object.hasOwn(spec.sortable, field) ? spec.sortable[field] : undefined;
  if (path === undefined) throw invalidField('sort', `This list can't be sorted by ${field.slice(0, 40)}.`);
  return spec.grouped?.includes(path) === true
    ? groupedSort(spec, path, direction)
    : { [path]: direction, _id: direction };
}

/** Within a group as the list is sorted by itself, or all the other way round: the index can be read from either end. */
function groupedSort<T>({ defaultSort }: ListSpec<T>, path: string, direction: 1 | -1): Sorting {
  const sort: Record<string, 1 | -1> = { [path]: direction };
  for (const [name, own] of Object.entries({ ...defaultSort, _id: -1 })) sort[name] = own === direction ? 1 : -1;
  return sort;
}

function parseFilter<T>(spec: ListSpec<T>, text: string | undefined, context: FilterContext): QueryFilter<T> {
  const value = text === undefined ? {} : parseJson('filter', text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidField('filter', 'Must be an object.');
  }
  const conditions = Object.entries(value).map(([field, wanted]) => {
    const rule = Object.hasOwn(spec.filters, field) ? spec.filters[field] : undefined;
    if (rule === undefined) throw invalidField('filter', `This list can't be filtered by ${field.slice(0, 40)}.`);
    return rule(wanted, field, context);
  });
  return conditions.length === 0 ? {} : { $and: conditions };
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidField(name, 'Must be JSON.');
  }
}
