import type { Selection } from './facets.js';
import { FILTER_KEYS, type FilterKey } from './filter-keys.js';

/** What products can be told apart by. */
export type Dimension = 'productType' | 'category' | FilterKey;

export const DIMENSIONS: readonly Dimension[] = ['productType', 'category', ...FILTER_KEYS];

/** What the index knows of a product of the shop. */
export interface IndexedProduct {
  readonly id: string;
  /** Place in the shop; of equal ones the id decides. */
  readonly listKey: string;
  /** In lower case. */
  readonly searchText: string;
  readonly values: Readonly<Record<Dimension, string>>;
  /** The product as the API answers it, in UTF-8. */
  readonly json: Uint8Array;
}

/** How many products of each value, by dimension; values without products are left out. */
export type DimensionCounts = ReadonlyMap<Dimension, ReadonlyMap<string, number>>;

/** The values of one dimension, numbered; `cells[row]` is the number of the row's value. */
class Column {
  readonly names: string[] = [];
  cells = new Uint32Array(0);
  private readonly numbers = new Map<string, number>();

  numberOf(value: string): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.names.length);
    return this.names.push(value) - 1;
  }

  /** 1 for each number whose value is among `values`. */
  allowed(values: readonly string[]): Uint8Array {
    const allowed = new Uint8Array(this.names.length);
    for (const value of values) {
      const number = this.numbers.get(value);
      if (number !== undefined) allowed[number] = 1;
    }
    return allowed;
  }
}

/** A condition on one dimension. */
interface Test {
  readonly dimension: Dimension;
  readonly cells: Uint32Array;
  readonly allowed: Uint8Array;
}

/** Room for rows to come, so that an addition seldom makes all columns anew. */
const SPARE_ROWS = 1024;
/** From so many changes on it is cheaper to sort all rows once. */
const MANY = 256;

/**
 * The products of the shop in its order, one array of small numbers for each dimension: a page or all facet counts of
 * any selection are one pass over these. A row's number is its place in the shop.
 */
export class CatalogueIndex {
  private readonly columns = new Map<Dimension, Column>(DIMENSIONS.map((name) => [name, new Column()]));
  private readonly byId = new Map<string, IndexedProduct>();
  private rows: IndexedProduct[] = [];

  get size(): number {
    return this.rows.length;
  }

  get(id: string): IndexedProduct | undefined {
    return this.byId.get(id);
  }

  /** Products of any of these categories. */
  idsIn(categories: ReadonlySet<string>): string[] {
    if (categories.size === 0) return [];
    return this.rows.filter(({ values }) => categories.has(values.category)).map(({ id }) => id);
  }

  /** Takes products in, in place of those with the same ids, and `removed` ones out. */
  change(products: readonly IndexedProduct[], removed: readonly string[] = []): void {
    if (products.length + removed.length >= MANY) return this.changeAll(products, removed);
    for (const id of removed) this.takeOut(id);
    for (const product of products) this.takeIn(product);
  }

  /** Rows `from` up to `from + limit` of those that fit, and how many fit. */
  page(selection: Selection, from: number, limit: number): { total: number; rows: IndexedProduct[] } {
    const tests = [...this.hardTests(selection), ...this.softTests(selection)];
    const { words, ids } = selection;
    if (ids.length > 0) {
      const fitting = this.chosen(ids).filter((row) => passes(tests, this.placeOf(row)) && hasWords(row, words));
      return { total: fitting.length, rows: fitting.slice(from, from + limit) };
    }
    if (tests.length + words.length === 0) {
      return { total: this.rows.length, rows: this.rows.slice(from, from + limit) };
    }
    return this.scan(tests, words, from, limit);
  }

  /** Looks into the numbers first, and at a product only where it is to be shown or searched: memory is what takes time. */
  private scan(tests: readonly Test[], words: readonly string[], from: number, limit: number) {
    const rows: IndexedProduct[] = [];
    let total = 0;
    for (let number = 0; number < this.rows.length; number += 1) {
      if (!passes(tests, number)) continue;
      const isShown = total >= from && total < from + limit;
      const row = isShown || words.length > 0 ? this.rows[number] : undefined;
      if (row !== undefined && !hasWords(row, words)) continue;
      if (isShown && row !== undefined) rows.push(row);
      total += 1;
    }
    return { total, rows };
  }

  /**
   * Products of each value as if nothing of its own dimension were chosen. Types are counted by the words alone: choosing
   * another type resets the rest.
   */
  counts(selection: Selection, dimensions: readonly Dimension[]): DimensionCounts {
    const { words, ids } = selection;
    const hard = this.hardTests(selection);
    const soft = this.softTests(selection);
    const tallies = new Map(dimensions.map((name) => [name, new Tally(this.column(name))]));
    const types = new Tally(this.column('productType'));
    const wanted = ids.length === 0 ? null : new Set(ids);
    for (let number = 0; number < this.rows.length; number += 1) {
      const row = this.rows[number];
      if (row === undefined || !hasWords(row, words)) continue;
      types.add(number);
      if (wanted !== null && !wanted.has(row.id)) continue;
      if (!passes(hard, number)) continue;
      const failing = failingOf(soft, number);
      if (failing === null) for (const tally of tallies.values()) tally.add(number);
      else if (failing !== 'several') tallies.get(failing)?.add(number);
    }
    return new Map(
      [...tallies, ['productType' as const, types] as const].map(([name, tally]) => [name, tally.result()]),
    );
  }

  private chosen(ids: readonly string[]): IndexedProduct[] {
    return [...new Set(ids)].flatMap((id) => this.byId.get(id) ?? []).sort(inShopOrder);
  }

  /** Conditions that hold for every count but that of types. */
  private hardTests({ productType }: Selection): Test[] {
    return productType === undefined ? [] : [this.test('productType', [productType])];
  }

  private softTests({ categoryIds, attributes }: Selection): Test[] {
    const tests = [...attributes].map(([key, values]) => this.test(key, values));
    return categoryIds.length === 0 ? tests : [this.test('category', categoryIds), ...tests];
  }

  private test(dimension: Dimension, values: readonly string[]): Test {
    const column = this.column(dimension);
    return { dimension, cells: column.cells, allowed: column.allowed(values) };
  }

  private column(name: Dimension): Column {
    const column = this.columns.get(name);
    if (column === undefined) throw new Error(`There is no column ${name}`);
    return column;
  }

  private takeIn(product: IndexedProduct): void {
    this.takeOut(product.id);
    const place = this.placeOf(product);
    this.rows.splice(place, 0, product);
    this.byId.set(product.id, product);
    for (const [name, column] of this.columns) {
      if (column.cells.length < this.rows.length) column.cells = widened(column.cells);
      column.cells.copyWithin(place + 1, place, this.rows.length - 1);
      column.cells[place] = column.numberOf(product.values[name]);
    }
  }

  private takeOut(id: string): void {
    const product = this.byId.get(id);
    if (product === undefined) return;
    const place = this.placeOf(product);
    this.rows.splice(place, 1);
    this.byId.delete(id);
    for (const { cells } of this.columns.values()) cells.copyWithin(place, place + 1, this.rows.length + 1);
  }

  private changeAll(products: readonly IndexedProduct[], removed: readonly string[]): void {
    for (const id of removed) this.byId.delete(id);
    for (const product of products) this.byId.set(product.id, product);
    this.rows = [...this.byId.values()].sort(inShopOrder);
    for (const [name, column] of this.columns) {
      column.cells = new Uint32Array(this.rows.length + SPARE_ROWS);
      this.rows.forEach((row, number) => (column.cells[number] = column.numberOf(row.values[name])));
    }
  }

  /** Where the product stands, or would. */
  private placeOf(product: IndexedProduct): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const row = this.rows[middle];
      if (row !== undefined && inShopOrder(row, product) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Counts rows by the value of a column. */
class Tally {
  private readonly counts: Uint32Array;

  constructor(private readonly column: Column) {
    this.counts = new Uint32Array(column.names.length);
  }

  add(row: number): void {
    const value = this.column.cells[row] ?? 0;
    this.counts[value] = (this.counts[value] ?? 0) + 1;
  }

  result(): Map<string, number> {
    const named = this.column.names.map((name, number) => [name, this.counts[number] ?? 0] as const);
    return new Map(named.filter(([, count]) => count > 0));
  }
}

function passes(tests: readonly Test[], row: number): boolean {
  for (let at = 0; at < tests.length; at += 1) {
    const test = tests[at];
    if (test !== undefined && test.allowed[test.cells[row] ?? 0] !== 1) return false;
  }
  return true;
}

/** The one dimension by which a row does not fit; null where it fits. */
function failingOf(tests: readonly Test[], row: number): Dimension | 'several' | null {
  let failing: Dimension | null = null;
  for (const { dimension, cells, allowed } of tests) {
    if (allowed[cells[row] ?? 0] === 1) continue;
    if (failing !== null) return 'several';
    failing = dimension;
  }
  return failing;
}

const hasWords = ({ searchText }: IndexedProduct, words: readonly string[]): boolean =>
  words.length === 0 || words.every((word) => searchText.includes(word));

function inShopOrder(a: IndexedProduct, b: IndexedProduct): number {
  if (a.listKey !== b.listKey) return a.listKey < b.listKey ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

function widened(cells: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(cells.length + SPARE_ROWS);
  wider.set(cells);
  return wider;
}
