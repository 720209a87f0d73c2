import type { Plain } from '../../columns/in-order.js';

/** The stored fields by which a list is sorted, filtered and searched. */
export interface ListPaths {
  readonly numbers: readonly string[];
  readonly dates: readonly string[];
  /** With values of which many are the same. */
  readonly codes: readonly string[];
  /** Ids of other records, of which nearly each is another one. */
  readonly ids: readonly string[];
  /** Texts, or nothing, of which nearly each is another one. */
  readonly texts: readonly string[];
}

export interface Row {
  readonly id: string;
  /** In the order of `pathsOf`. */
  readonly values: readonly Plain[];
}

export const pathsOf = ({ numbers, dates, codes, ids, texts }: ListPaths): string[] => [
  ...numbers,
  ...dates,
  ...codes,
  ...ids,
  ...texts,
];

/** Of a stored record what a list asks for. */
export function rowOf(record: Readonly<Record<string, unknown>>, paths: ListPaths): Row {
  return { id: String(record['_id']), values: pathsOf(paths).map((path) => plain(valueAt(record, path))) };
}

/** Ids by their text, dates by their time, a record by its being there. */
export function plain(value: unknown): Plain {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.getTime();
  return isId(value) ? value.toHexString() : '{}';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isId(value: unknown): value is { toHexString(): string } {
  return isRecord(value) && typeof value['toHexString'] === 'function';
}

function valueAt(record: unknown, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('.')) {
    if (!isRecord(value)) return null;
    value = value[name];
  }
  return value;
}
