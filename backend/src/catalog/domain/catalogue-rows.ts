import { firstPlace, withoutRows, withRows } from '../../platform/columns/row-order.js';
import { Column } from './catalogue-column.js';
import { FILTER_KEYS, type FilterKey } from './filter-keys.js';
import type { Around, KeptTexts } from './kept-texts.js';
import { type NumberedProduct, NumberedProducts } from './numbered-products.js';

/** What products can be told apart by. */
export type Dimension = 'productType' | 'category' | FilterKey;

export const DIMENSIONS: readonly Dimension[] = ['productType', 'category', ...FILTER_KEYS];

/** What the catalogue is told of a product of the shop. */
export interface IndexedProduct extends NumberedProduct {
  readonly values: Readonly<Record<Dimension, string>>;
}

export interface FoundProducts {
  /** Theirs until products are in another arrangement. */
  readonly numbers: readonly number[];
  /** As the API answers them, in UTF-8. */
  join(around?: Around): Buffer;
}

/** What a change did. */
export interface IndexChange {
  /** Other products, in another order, or found by other choices or words: any answer may be another one. */
  readonly isRearranged: boolean;
  /** Numbers of products that stand where they stood and are found as they were, but say something else: a price, for example. */
  readonly retold: readonly number[];
}

/** So many bytes may lie about that nobody asks for any more, beside as many as are asked for. */
const WASTED_BYTES = 16 * 2 ** 20;

/** The products of the shop in its order: a row's number is its place. One column of small numbers for each dimension. */
export class CatalogueRows {
  private readonly columns: ReadonlyMap<Dimension, Column>;
  private readonly products: NumberedProducts;
  /** By row: the number of its product. */
  private order: Uint32Array = new Uint32Array(0);

  /** @param expected products */
  constructor(texts: KeptTexts, expected: number) {
    this.columns = new Map(DIMENSIONS.map((name) => [name, new Column(expected)]));
    this.products = new NumberedProducts(texts, expected);
  }

  get count(): number {
    return this.order.length;
  }

  /** By row: the number of its product. */
  get numbers(): Uint32Array {
    return this.order;
  }

  column(name: Dimension): Column {
    const column = this.columns.get(name);
    if (column === undefined) throw new Error(`There is no column ${name}`);
    return column;
  }

  get(id: string): FoundProducts | undefined {
    const number = this.products.numberOf(id);
    return number === undefined ? undefined : this.found([number]);
  }

  /** The products of these rows. */
  at(rows: readonly number[]): FoundProducts {
    return this.found(this.numbersAt(rows));
  }

  idsAt(rows: readonly number[]): string[] {
    return this.numbersAt(rows).map((number) => this.products.idOf(number));
  }

  /** The rows of those of these products that are there. */
  of(ids: readonly string[]): number[] {
    return ids.flatMap((id) => this.products.numberOf(id) ?? []).map((number) => this.rowOf(number));
  }

  /** By number: 1 for the products that have the word, or the part of one. */
  withWord(word: string): Uint8Array {
    return this.products.withWord(word);
  }

  /** Takes products in, in place of those with the same ids, and `removed` ones out. */
  change(products: readonly IndexedProduct[], removed: readonly string[]): IndexChange {
    const others: IndexedProduct[] = [];
    const retold: number[] = [];
    for (const product of new Map(products.map((one) => [one.id, one])).values()) {
      const number = this.products.numberOf(product.id);
      if (number === undefined || !this.isAlike(number, product)) others.push(product);
      else if (this.retell(number, product)) retold.push(number);
    }
    const gone = removed.flatMap((id) => this.products.numberOf(id) ?? []);
    const isRearranged = others.length + gone.length > 0;
    if (isRearranged) this.rearrange(others, gone);
    return { isRearranged, retold };
  }

  /** Takes products in; they have no place until all are arranged. */
  append(products: readonly IndexedProduct[]): void {
    for (const product of products) this.putValues(this.products.append(product), product);
  }

  /** Puts all that was appended where it belongs, once; of several with the same id, the last. */
  arrange(): void {
    this.order = this.products.know();
    for (const column of this.columns.values()) column.rearrange(this.order);
  }

  /** Whether more texts lie about than are asked for. */
  get isWasteful(): boolean {
    return this.products.isWasteful(WASTED_BYTES);
  }

  /** From now on the texts are kept there, and only those that are asked for. */
  moveTexts(texts: KeptTexts): void {
    this.products.moveTexts(texts);
  }

  private rearrange(others: readonly IndexedProduct[], gone: readonly number[]): void {
    const { products, order } = this;
    const leaving = [...new Set([...gone, ...others.flatMap(({ id }) => products.numberOf(id) ?? [])])];
    const left = withoutRows(Uint32Array.from(order.keys()), this.marked(leaving));
    products.forget(leaving);
    const numbers = joined(order, products.add(others));
    const added = others.map((product, at) => this.putValues(order.length + at, product));
    const rows = withRows(left, added, (one, other) => products.compare(numbers[one] ?? 0, numbers[other] ?? 0));
    this.order = rows.map((row) => numbers[row] ?? 0);
    for (const column of this.columns.values()) column.rearrange(rows);
  }

  /** By row: 1 for these products. */
  private marked(numbers: readonly number[]): Uint8Array {
    const marks = new Uint8Array(this.order.length);
    for (const number of numbers) marks[this.rowOf(number)] = 1;
    return marks;
  }

  private putValues(row: number, { values }: IndexedProduct): number {
    for (const [name, column] of this.columns) column.put(row, values[name]);
    return row;
  }

  /** @returns whether the product says something else than before */
  private retell(number: number, { json }: IndexedProduct): boolean {
    if (this.products.isSaid(number, json)) return false;
    this.products.say(number, json);
    return true;
  }

  private found(numbers: readonly number[]): FoundProducts {
    return { numbers, join: (around) => this.products.join(numbers, around) };
  }

  private numbersAt(rows: readonly number[]): number[] {
    return rows.map((row) => this.order[row] ?? 0);
  }

  /** Whether a product stands and is found as it was. */
  private isAlike(number: number, product: IndexedProduct): boolean {
    if (!this.products.hasKeys(number, product)) return false;
    const row = this.rowOf(number);
    return DIMENSIONS.every((name) => this.column(name).valueOf(row) === product.values[name]);
  }

  private rowOf(number: number): number {
    const { compare } = this.products;
    return firstPlace(this.order.length, (row) => compare(this.order[row] ?? 0, number) >= 0);
  }
}

function joined(numbers: Uint32Array, more: readonly number[]): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(numbers.length + more.length);
  all.set(numbers);
  all.set(more, numbers.length);
  return all;
}
