import type { QueryFilter } from 'mongoose';
import { brokenTexts, isLongerThan } from '../http/validation/plain-text.js';
import type { FilterContext, ListRequest, ListSpec, Sorting } from './list-spec.js';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { refuseField } from '../errors/refuse.js';

const MAX_ROWS = 500;
const DEFAULT_ROWS = 25;

/** The query of a user's own list. */
export class RangeQueryDto {
  @ApiProperty({
    required: false,
    description: `First and last row, inclusive and counted from 0; at most ${MAX_ROWS} rows. All rows if omitted`,
    example: '[0,24]',
  })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;
}

/** The query of a staff list, in the dialect of ra-data-simple-rest. */
export class ListQueryDto extends RangeQueryDto {
  @ApiProperty({ required: false, description: 'Field and direction as JSON', example: '["createdAt","DESC"]' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;

  @ApiProperty({ required: false, description: 'Conditions by field as JSON', example: '{"status":"Quoted"}' })
  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  filter?: string;
}

/**
 * Turns a caller's query into one for the database, through the list's whitelists.
 * @throws DomainError `invalid` naming `sort`, `range` or the filter's field
 */
export function parseListQuery<T>(
  spec: ListSpec<T>,
  query: ListQueryDto,
  context: FilterContext = { now: new Date(), users: [] },
): ListRequest<T> {
  const wanted = parseJsonObject('filter', query.filter);
  // A filter by ids answers all of them; the rule of `id` takes no more than the rows of a range.
  const rows = 'id' in wanted ? MAX_ROWS : DEFAULT_ROWS;
  const [first, last] = parseRange(query.range, { rows, maxRows: MAX_ROWS });
  return {
    filter: parseFilter(spec, wanted, context),
    sort: parseSort(spec, query.sort),
    skip: first,
    limit: last - first + 1,
  };
}

/** @returns the window of the user's own list; null for the whole list @throws DomainError `invalid` naming `range` */
export function parseOwnRange({ range }: RangeQueryDto): { skip: number; limit: number } | null {
  if (range === undefined) return null;
  const [first, last] = parseRange(range, { rows: MAX_ROWS, maxRows: MAX_ROWS });
  return { skip: first, limit: last - first + 1 };
}

/**
 * The `q` of a list's filter, or null. Conditions that need another module read it before the query is parsed. Never
 * throws.
 */
export function searchTextOf(query: ListQueryDto): string | null {
  try {
    const filter: unknown = JSON.parse(query.filter ?? '{}');
    const q = typeof filter === 'object' && filter !== null && 'q' in filter ? filter.q : null;
    return typeof q === 'string' && q.trim() !== '' && !isLongerThan(100, q) ? q : null;
  } catch {
    return null;
  }
}

/** The same query without the `q` of its filter. */
export function withoutSearchText(query: ListQueryDto): ListQueryDto {
  const filter = { ...parseJsonObject('filter', query.filter), q: undefined };
  return { ...query, filter: JSON.stringify(filter) };
}

/**
 * @param rows the size of the window if the caller gives none
 * @returns the first and the last row, both included @throws DomainError `invalid` naming `range`
 */
export function parseRange(
  text: string | undefined,
  { rows, maxRows }: { rows: number; maxRows: number },
): [number, number] {
  if (text === undefined) return [0, rows - 1];
  const value = parseJson('range', text);
  const [first, last] = pairOf(value);
  if (!isRow(first) || !isRow(last) || last < first) throw refuseField('range', 'INVALID/range');
  if (last - first >= maxRows) throw refuseField('range', 'INVALID/rows', { max: maxRows });
  return [first, last];
}

/** Empty if the value is not a list of two. */
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
    throw refuseField('sort', 'INVALID/sort');
  }
  const direction = order === 'ASC' ? 1 : -1;
  if (field === 'id' || field === '_id') return { _id: direction };
  const path = Object.hasOwn(spec.sortable, field) ? spec.sortable[field] : undefined;
  if (path === undefined) throw refuseField('sort', 'INVALID/sorted-by', { field: field.slice(0, 40) });
  return spec.grouped?.includes(path) === true
    ? groupedSort(spec, path, direction)
    : { [path]: direction, _id: direction };
}

/**
 * Sorts within a group in the list's default order, or in the exact reverse: the index can be read in both directions.
 */
function groupedSort<T>({ defaultSort }: ListSpec<T>, path: string, direction: 1 | -1): Sorting {
  const sort: Record<string, 1 | -1> = { [path]: direction };
  for (const [name, own] of Object.entries({ ...defaultSort, _id: -1 })) sort[name] = own === direction ? 1 : -1;
  return sort;
}

function parseJsonObject(name: string, text: string | undefined): object {
  const value = text === undefined ? {} : parseJson(name, text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuseField(name, 'INVALID/object');
  }
  return value;
}

function parseFilter<T>(spec: ListSpec<T>, filter: object, context: FilterContext): QueryFilter<T> {
  const conditions = Object.entries(filter).map(([field, wanted]) => {
    const rule = Object.hasOwn(spec.filters, field) ? spec.filters[field] : undefined;
    if (rule === undefined) throw refuseField('filter', 'INVALID/filtered-by', { field: field.slice(0, 40) });
    return rule(wanted, field, context);
  });
  return conditions.length === 0 ? {} : { $and: conditions };
}

function parseJson(name: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuseField(name, 'INVALID/json');
  }
  if (brokenTexts(value).length > 0) throw refuseField(name, 'UNPRINTABLE');
  return value;
}
