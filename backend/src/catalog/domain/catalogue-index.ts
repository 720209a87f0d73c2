import { Column, Misses } from './catalogue-column.js';
import type { Selection } from './facets.js';
import { FILTER_KEYS, type FilterKey } from './filter-keys.js';
import { WordRows } from './word-rows.js';

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

/** What a change did. */
export interface IndexChange {
  /** Other products, in another order, or found by other choices or words: any answer may be another one. */
  readonly isRearranged: boolean;
  /** Products that stand where they stood and are found as they were, but say something else: a price, for example. */
  readonly retold: readonly string[];
}

/** How many products of each value, by dimension; values without products are left out. */
export type DimensionCounts = ReadonlyMap<Dimension, ReadonlyMap<string, number>>;

/** A condition: the row has one of the values. */
interface Condition {
  readonly dimension: Dimension;
  readonly values: readonly string[];
}

/** Room for rows to come, so that an addition seldom makes all columns anew. */
const SPARE_ROWS = 1024;
/** From so many changes on it is cheaper to sort all rows once. */
const MANY = 256;

/**
 * The products of the shop in its order, one array of small numbers for each dimension: a page or all facet counts of
 * any selection are passes over these alone, short loops that touch no product (memory is what takes time), from the
 * shortest list of rows on. A row's number is its place in the shop.
 */
export class CatalogueIndex {
  private readonly columns = new Map<Dimension, Column>(DIMENSIONS.map((name) => [name, new Column()]));
  private readonly byId = new Map<string, IndexedProduct>();
  private rows: IndexedProduct[] = [];
  /** 0, 1, 2 … */
  private numbers = new Uint32Array(0);
  /** Memory for the numbers of the rows that fit a question. */
  private fitting = new Uint32Array(0);
  private readonly words = new WordRows();

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
  change(products: readonly IndexedProduct[], removed: readonly string[] = []): IndexChange {
    const others: IndexedProduct[] = [];
    const retold: string[] = [];
    for (const product of products) {
      const before = this.byId.get(product.id);
      if (before === undefined || !isAlike(product, before)) others.push(product);
      else if (this.retell(product, before)) retold.push(product.id);
    }
    const gone = removed.filter((id) => this.byId.has(id));
    const isRearranged = others.length + gone.length > 0;
    if (isRearranged) this.rearrange(others, gone);
    return { isRearranged, retold };
  }

  /** Rows `from` up to `from + limit` of those that fit, and how many fit. */
  page(selection: Selection, from: number, limit: number): { total: number; rows: IndexedProduct[] } {
    const conditions = [...hardConditions(selection), ...softConditions(selection)];
    if (selection.ids.length + selection.words.length + conditions.length === 0) {
      return { total: this.rows.length, rows: this.rows.slice(from, from + limit) };
    }
    const fitting = this.withWords(selection, this.fulfilling(conditions, selection));
    const found = fitting.subarray(from, from + limit);
    return { total: fitting.length, rows: Array.from(found, (number) => this.rows[number]).filter((row) => !!row) };
  }

  /**
   * Products of each value as if nothing of its own dimension were chosen. Types are counted by the words alone: choosing
   * another type resets the rest.
   */
  counts(selection: Selection, dimensions: readonly Dimension[]): DimensionCounts {
    const types = this.column('productType').counts(this.withWords(selection, this.allRows()));
    const rows = this.withWords(selection, this.fulfilling(hardConditions(selection), selection));
    const soft = softConditions(selection);
    const misses = new Misses(rows.length);
    soft.forEach(({ dimension, values }, number) => this.column(dimension).note(misses, number, values, rows));
    const counted = dimensions.map((name) => {
      const own = soft.findIndex(({ dimension }) => dimension === name);
      return [name, this.column(name).counts(rows, misses, own)] as const;
    });
    return new Map([...counted, ['productType', types]]);
  }

  /** Rows that fulfil the conditions, among the chosen ids where there are any; valid until the next question. */
  private fulfilling(conditions: readonly Condition[], { ids }: Selection): Uint32Array {
    const among = ids.length === 0 ? this.fewest(conditions) : this.rowsOf(ids);
    return conditions.reduce(
      (left, { dimension, values }) => this.column(dimension).having(values, left, this.fitting),
      among,
    );
  }

  /** The shortest list of rows that a condition on a single value leaves; all rows where there is none. */
  private fewest(conditions: readonly Condition[]): Uint32Array {
    let rows = this.allRows();
    for (const { dimension, values } of conditions) {
      const [value, ...others] = values;
      if (value === undefined || others.length > 0) continue;
      const list = this.column(dimension).rowsWith(value, this.rows.length);
      if (list.length < rows.length) rows = list;
    }
    return rows;
  }

  private withWords({ words }: Selection, rows: Uint32Array): Uint32Array {
    return this.words.having(words, rows, this.rows, this.fitting);
  }

  private allRows(): Uint32Array {
    return this.numbers.subarray(0, this.rows.length);
  }

  private rowsOf(ids: readonly string[]): Uint32Array {
    const products = [...new Set(ids)].flatMap((id) => this.byId.get(id) ?? []);
    return Uint32Array.from(products, (product) => this.placeOf(product)).sort();
  }

  private column(name: Dimension): Column {
    const column = this.columns.get(name);
    if (column === undefined) throw new Error(`There is no column ${name}`);
    return column;
  }

  private rearrange(products: readonly IndexedProduct[], removed: readonly string[]): void {
    this.words.forget();
    for (const column of this.columns.values()) column.forget();
    if (products.length + removed.length >= MANY) {
      this.changeAll(products, removed);
    } else {
      for (const id of removed) this.takeOut(id);
      for (const product of products) this.takeIn(product);
    }
    this.makeRoom();
  }

  /** @returns whether the product says something else than before, where it stood */
  private retell(product: IndexedProduct, before: IndexedProduct): boolean {
    if (Buffer.compare(product.json, before.json) === 0) return false;
    this.rows[this.placeOf(product)] = product;
    this.byId.set(product.id, product);
    return true;
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

  private makeRoom(): void {
    if (this.numbers.length >= this.rows.length) return;
    this.numbers = new Uint32Array(this.rows.length + SPARE_ROWS).map((_, number) => number);
    this.fitting = new Uint32Array(this.numbers.length);
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

/** Conditions that hold for every count but that of types. */
function hardConditions({ productType }: Selection): Condition[] {
  return productType === undefined ? [] : [{ dimension: 'productType', values: [productType] }];
}

function softConditions({ categoryIds, attributes }: Selection): Condition[] {
  const chosen: Condition[] = [...attributes].map(([dimension, values]) => ({ dimension, values }));
  return categoryIds.length === 0 ? chosen : [{ dimension: 'category', values: categoryIds }, ...chosen];
}

/** Whether a product stands and is found as it was. */
function isAlike(product: IndexedProduct, before: IndexedProduct): boolean {
  return (
    before.listKey === product.listKey &&
    before.searchText === product.searchText &&
    DIMENSIONS.every((dimension) => before.values[dimension] === product.values[dimension])
  );
}

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
