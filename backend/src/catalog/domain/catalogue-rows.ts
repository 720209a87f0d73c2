import { Column } from './catalogue-column.js';
import { FILTER_KEYS, type FilterKey } from './filter-keys.js';
import type { Around, KeptTexts, Place } from './kept-texts.js';

/** What products can be told apart by. */
export type Dimension = 'productType' | 'category' | FilterKey;

export const DIMENSIONS: readonly Dimension[] = ['productType', 'category', ...FILTER_KEYS];

interface Named {
  readonly id: string;
  /** Place in the shop; of equal ones the id decides. */
  readonly listKey: string;
  /** In lower case. */
  readonly searchText: string;
}

/** What the catalogue is told of a product of the shop. */
export interface IndexedProduct extends Named {
  readonly values: Readonly<Record<Dimension, string>>;
  /** The product as the API answers it. */
  readonly json: string;
}

export interface FoundProducts {
  readonly ids: readonly string[];
  /** As the API answers them, in UTF-8. */
  join(around?: Around): Buffer;
}

/** What a change did. */
export interface IndexChange {
  /** Other products, in another order, or found by other choices or words: any answer may be another one. */
  readonly isRearranged: boolean;
  /** Products that stand where they stood and are found as they were, but say something else: a price, for example. */
  readonly retold: readonly string[];
}

/** What stays in the heap of a product: its values are numbers in columns. */
interface Row extends Named {
  text: Place;
}

/** From so many changes on it is cheaper to sort all rows once. */
const MANY = 256;
/** So many bytes may lie about that nobody asks for any more, beside as many as are asked for. */
const WASTED_BYTES = 16 * 2 ** 20;

/** The products of the shop in its order: a row's number is its place. One column of small numbers for each dimension. */
export class CatalogueRows {
  private readonly columns = new Map<Dimension, Column>(DIMENSIONS.map((name) => [name, new Column()]));
  private readonly byId = new Map<string, Row>();
  private rows: Row[] = [];
  /** Of the texts that are asked for. */
  private bytes = 0;

  constructor(private texts: KeptTexts) {}

  get count(): number {
    return this.rows.length;
  }

  /** In their order. */
  get all(): readonly Named[] {
    return this.rows;
  }

  column(name: Dimension): Column {
    const column = this.columns.get(name);
    if (column === undefined) throw new Error(`There is no column ${name}`);
    return column;
  }

  get(id: string): FoundProducts | undefined {
    const row = this.byId.get(id);
    return row && this.found([row]);
  }

  /** The products of these rows. */
  at(numbers: Iterable<number>): FoundProducts {
    return this.found(Array.from(numbers, (number) => this.rows[number]).filter((row) => row !== undefined));
  }

  /** The rows of those of these products that are there, in their order. */
  of(ids: readonly string[]): Uint32Array {
    const rows = [...new Set(ids)].flatMap((id) => this.byId.get(id) ?? []);
    return Uint32Array.from(rows, (row) => this.placeOf(row)).sort();
  }

  /** Takes products in, in place of those with the same ids, and `removed` ones out. */
  change(products: readonly IndexedProduct[], removed: readonly string[]): IndexChange {
    const others: IndexedProduct[] = [];
    const retold: string[] = [];
    for (const product of products) {
      const before = this.byId.get(product.id);
      if (before === undefined || !this.isAlike(product, before)) others.push(product);
      else if (this.retell(product, before)) retold.push(product.id);
    }
    const gone = removed.filter((id) => this.byId.has(id));
    const isRearranged = others.length + gone.length > 0;
    if (isRearranged) this.rearrange(others, gone);
    return { isRearranged, retold };
  }

  /** Takes products in; they have no place until all are arranged. */
  append(products: readonly IndexedProduct[]): void {
    for (const product of products) {
      const number = this.rows.push(this.kept(product)) - 1;
      for (const [name, column] of this.columns) column.put(number, product.values[name]);
    }
  }

  /** Puts all rows where they belong, and leaves out those that are not what is known by their ids. */
  arrange(): void {
    const { rows } = this;
    const known = Uint32Array.from(rows.keys()).filter((number) => {
      const row = rows[number];
      return row !== undefined && this.byId.get(row.id) === row;
    });
    const order = known.sort((a, b) => inShopOrder(rows[a], rows[b]));
    this.rows = Array.from(order, (number) => rows[number]).filter((row) => row !== undefined);
    for (const column of this.columns.values()) column.rearrange(order);
  }

  /** Whether more texts lie about than are asked for. */
  get isWasteful(): boolean {
    return this.texts.size > 2 * this.bytes + WASTED_BYTES;
  }

  /** From now on the texts are kept there, and only those that are asked for. */
  moveTexts(texts: KeptTexts): void {
    for (const row of this.rows) row.text = texts.keep(this.texts.join([row.text]).toString());
    this.texts = texts;
  }

  private rearrange(products: readonly IndexedProduct[], removed: readonly string[]): void {
    for (const column of this.columns.values()) column.forget();
    if (products.length + removed.length >= MANY) {
      for (const id of removed) this.forget(id);
      this.append(products);
      this.arrange();
    } else {
      for (const id of removed) this.takeOut(id);
      for (const product of products) this.takeIn(product);
    }
  }

  /** @returns whether the product says something else than before, where it stood */
  private retell(product: IndexedProduct, before: Row): boolean {
    if (this.texts.join([before.text]).equals(Buffer.from(product.json))) return false;
    this.rows[this.placeOf(before)] = this.kept(product);
    return true;
  }

  private takeIn(product: IndexedProduct): void {
    this.takeOut(product.id);
    const place = this.placeOf(product);
    const end = this.rows.length;
    this.rows.splice(place, 0, this.kept(product));
    for (const [name, column] of this.columns) {
      column.put(end, product.values[name]);
      column.cells.copyWithin(place + 1, place, end);
      column.put(place, product.values[name]);
    }
  }

  private takeOut(id: string): void {
    const row = this.byId.get(id);
    if (row === undefined) return;
    const place = this.placeOf(row);
    this.rows.splice(place, 1);
    this.forget(id);
    for (const { cells } of this.columns.values()) cells.copyWithin(place, place + 1, this.rows.length + 1);
  }

  /** What is known by the product's id from now on. */
  private kept({ id, listKey, searchText, json }: IndexedProduct): Row {
    this.forget(id);
    const row = { id, listKey, searchText, text: this.texts.keep(json) };
    this.bytes += row.text.length;
    this.byId.set(id, row);
    return row;
  }

  private forget(id: string): void {
    this.bytes -= this.byId.get(id)?.text.length ?? 0;
    this.byId.delete(id);
  }

  private found(rows: readonly Row[]): FoundProducts {
    const places = rows.map(({ text }) => text);
    return { ids: rows.map(({ id }) => id), join: (around) => this.texts.join(places, around) };
  }

  /** Whether a product stands and is found as it was. */
  private isAlike(product: IndexedProduct, before: Row): boolean {
    if (before.listKey !== product.listKey || before.searchText !== product.searchText) return false;
    const place = this.placeOf(before);
    return DIMENSIONS.every((name) => this.column(name).valueOf(place) === product.values[name]);
  }

  /** Where the product stands, or would. */
  private placeOf(product: Named): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (inShopOrder(this.rows[middle], product) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function inShopOrder(a: Named | undefined, b: Named | undefined): number {
  if (a === undefined || b === undefined) return 0;
  if (a.listKey !== b.listKey) return a.listKey < b.listKey ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
