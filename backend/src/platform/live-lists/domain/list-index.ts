import type { Column, RowTest } from '../../columns/column.js';
import { CodeColumn, NumberColumn } from '../../columns/columns.js';
import { halves, IdColumn } from '../../columns/id-column.js';
import type { Plain } from '../../columns/in-order.js';
import { type Compare, firstPlace, withoutRows, withRows } from '../../columns/row-order.js';
import { type Rows, rowTest } from './row-test.js';
import type { ListPaths, Row } from './stored-values.js';
import { TextColumn } from '../../columns/text-column.js';

export type Sort = Readonly<Record<string, 1 | -1>>;

export interface Wanted {
  readonly filter: unknown;
  readonly sort: Sort;
  readonly skip: number;
  readonly limit: number;
}

export interface Selected {
  readonly ids: readonly string[];
  readonly total: number;
}

interface Order {
  readonly rows: Uint32Array;
  readonly compare: Compare;
}

/** More changes than these cost as much as sorting anew. */
const FEW = 500;
const BY_ID: Sort = { _id: 1 };

/** All records of a list by what it is sorted and filtered by: each question is one pass over arrays. */
export class ListIndex implements Rows {
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly ids: IdColumn;
  /** Rows below `end` that hold nothing. */
  private readonly free = new Set<number>();
  private end = 0;
  /** All rows in an order: made when it is asked for, then kept up to date. */
  private readonly orders = new Map<string, Order>();

  /** @param rows how many are expected */
  constructor(paths: ListPaths, rows = 0) {
    this.ids = new IdColumn(rows);
    const numbers = [...paths.numbers, ...paths.dates].map((path) => [path, new NumberColumn(rows)] as const);
    const codes = paths.codes.map((path) => [path, new CodeColumn(rows)] as const);
    const ids = paths.ids.map((path) => [path, new IdColumn(rows)] as const);
    const texts = paths.texts.map((path) => [path, new TextColumn(rows)] as const);
    this.columns = new Map<string, Column>([...numbers, ...codes, ...ids, ...texts]);
  }

  /** @param rows that are not in it yet */
  add(rows: readonly Row[]): void {
    for (const row of rows) this.fill(this.freeRow(), row);
    this.orders.clear();
  }

  /** @param found records as they are now @param gone ids of some that are no more */
  change(found: readonly Row[], gone: readonly string[]): void {
    const places = found.map(({ id }) => this.rowWith(id));
    const removed = gone.flatMap((id) => this.rowWith(id) ?? []);
    const known = places.filter((row) => row !== undefined);
    const filled = places.map((row) => row ?? this.freeRow());
    for (const [at, row] of found.entries()) this.fill(filled[at] ?? this.freeRow(), row);
    for (const row of removed) this.free.add(row);
    if (filled.length + removed.length > FEW) return this.orders.clear();
    const moved = new Uint8Array(this.end);
    for (const row of [...known, ...removed]) moved[row] = 1;
    for (const [name, { rows, compare }] of this.orders) {
      const stayed = withoutRows(rows, moved);
      this.orders.set(name, { rows: withRows(stayed, filled, compare), compare });
    }
  }

  /** @returns null where the question is about something that is not kept */
  select({ filter, sort, skip, limit }: Wanted): Selected | null {
    const test = rowTest(filter, this);
    const order = this.orderOf(sort);
    if (test === null || order === null) return null;
    const { rows } = order;
    const isBackwards = directionOf(sort) === -1;
    const ids: string[] = [];
    let total = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[isBackwards ? rows.length - 1 - at : at] ?? 0;
      if (!test(row)) continue;
      if (total >= skip && ids.length < limit) ids.push(this.ids.at(row));
      total += 1;
    }
    return { ids, total };
  }

  /** Ids of the rows that have one of these values. */
  idsWith(path: string, values: ReadonlySet<Plain>): string[] {
    const has = this.columns.get(path)?.rowsWith((value) => values.has(value));
    return has === undefined
      ? []
      : this.allRows()
          .filter(has)
          .map((row) => this.ids.at(row));
  }

  column(path: string): Column | undefined {
    return this.columns.get(path);
  }

  withIds(ids: readonly string[]): RowTest {
    const rows = new Set(ids.map((id) => this.rowWith(id)));
    return (row) => rows.has(row);
  }

  private fill(row: number, { id, values }: Row): void {
    this.ids.put(row, id);
    let at = 0;
    for (const column of this.columns.values()) column.put(row, values[at++] ?? null);
  }

  private freeRow(): number {
    const [row] = this.free;
    if (row === undefined) return this.end++;
    this.free.delete(row);
    return row;
  }

  private rowWith(id: string): number | undefined {
    const rows = this.orderOf(BY_ID)?.rows ?? new Uint32Array();
    const half = halves(id);
    const row = rows[firstPlace(rows.length, (at) => this.ids.compareTo(rows[at] ?? 0, half) >= 0)];
    return row !== undefined && this.ids.compareTo(row, half) === 0 ? row : undefined;
  }

  /** Read from its end where the sort begins downwards. */
  private orderOf(sort: Sort): Order | null {
    const upwards = Object.entries(sort).map(([path, way]) => [path, way * directionOf(sort)] as const);
    const name = upwards.join();
    const kept = this.orders.get(name);
    if (kept !== undefined) return kept;
    const compare = this.compareBy(upwards);
    if (compare === null) return null;
    const order = { rows: Uint32Array.from(this.allRows().sort(compare)), compare };
    this.orders.set(name, order);
    return order;
  }

  private compareBy(sort: readonly (readonly [string, number])[]): Compare | null {
    const columns = sort.map(([path, way]) => ({ way, column: path === '_id' ? this.ids : this.columns.get(path) }));
    const known = columns.flatMap(({ way, column }) => (column === undefined ? [] : { way, column }));
    if (known.length < columns.length) return null;
    return (one, other) => {
      for (const { way, column } of known) {
        const order = column.compare(one, other);
        if (order !== 0) return order * way;
      }
      return 0;
    };
  }

  private allRows(): number[] {
    const rows = Array.from({ length: this.end }, (_, row) => row);
    return this.free.size === 0 ? rows : rows.filter((row) => !this.free.has(row));
  }
}

const directionOf = (sort: Sort): number => Object.values(sort)[0] ?? 1;
