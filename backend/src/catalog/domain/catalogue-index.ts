import { Misses, SPARE_ROWS } from './catalogue-column.js';
import {
  CatalogueRows,
  type Dimension,
  type FoundProducts,
  type IndexChange,
  type IndexedProduct,
} from './catalogue-rows.js';
import type { Selection } from './facets.js';
import type { KeptTexts } from './kept-texts.js';
import { WordRows } from './word-rows.js';

/** How many products of each value, by dimension; values without products are left out. */
export type DimensionCounts = ReadonlyMap<Dimension, ReadonlyMap<string, number>>;

/** A condition: the row has one of the values. */
interface Condition {
  readonly dimension: Dimension;
  readonly values: readonly string[];
}

/**
 * Answers questions about the products of the shop: a page or all facet counts of any selection are passes over columns
 * of small numbers, short loops that touch no product (memory is what takes time), from the shortest list of rows on.
 */
export class CatalogueIndex {
  private readonly rows: CatalogueRows;
  /** 0, 1, 2 … */
  private numbers = new Uint32Array(0);
  /** Memory for the numbers of the rows that fit a question. */
  private fitting = new Uint32Array(0);
  private readonly words = new WordRows();

  constructor(texts: KeptTexts) {
    this.rows = new CatalogueRows(texts);
  }

  get size(): number {
    return this.rows.count;
  }

  get(id: string): FoundProducts | undefined {
    return this.rows.get(id);
  }

  /** Products of any of these categories. */
  idsIn(categories: ReadonlySet<string>): string[] {
    if (categories.size === 0) return [];
    const rows = this.rows.column('category').having([...categories], this.allRows(), this.fitting);
    return this.rows.idsAt(rows);
  }

  /** Takes products in, in place of those with the same ids, and `removed` ones out. */
  change(products: readonly IndexedProduct[], removed: readonly string[] = []): IndexChange {
    const change = this.rows.change(products, removed);
    if (change.isRearranged) this.prepare();
    return change;
  }

  /** Takes products in that nobody may ask about until all are arranged. */
  append(products: readonly IndexedProduct[]): void {
    this.rows.append(products);
  }

  arrange(): void {
    this.rows.arrange();
    this.prepare();
  }

  /** Whether more texts lie about than are asked for. */
  get isWasteful(): boolean {
    return this.rows.isWasteful;
  }

  /** From now on the texts are kept there, and only those that are asked for. */
  moveTexts(texts: KeptTexts): void {
    this.rows.moveTexts(texts);
  }

  /** Rows `from` up to `from + limit` of those that fit, and how many fit. */
  page(selection: Selection, from: number, limit: number): { total: number; products: FoundProducts } {
    const conditions = [...hardConditions(selection), ...softConditions(selection)];
    const isAll = selection.ids.length + selection.words.length + conditions.length === 0;
    const fitting = isAll ? this.allRows() : this.withWords(selection, this.fulfilling(conditions, selection));
    return { total: fitting.length, products: this.rows.at(fitting.subarray(from, from + limit)) };
  }

  /**
   * Products of each value as if nothing of its own dimension were chosen. Types are counted by the words alone: choosing
   * another type resets the rest.
   */
  counts(selection: Selection, dimensions: readonly Dimension[]): DimensionCounts {
    const types = this.rows.column('productType').counts(this.withWords(selection, this.allRows()));
    const rows = this.withWords(selection, this.fulfilling(hardConditions(selection), selection));
    const soft = softConditions(selection);
    const misses = new Misses(rows.length);
    soft.forEach(({ dimension, values }, number) => this.rows.column(dimension).note(misses, number, values, rows));
    const counted = dimensions.map((name) => {
      const own = soft.findIndex(({ dimension }) => dimension === name);
      return [name, this.rows.column(name).counts(rows, misses, own)] as const;
    });
    return new Map([...counted, ['productType', types]]);
  }

  /** Rows that fulfil the conditions, among the chosen ids where there are any; valid until the next question. */
  private fulfilling(conditions: readonly Condition[], { ids }: Selection): Uint32Array {
    const among = ids.length === 0 ? this.fewest(conditions) : this.rows.of(ids);
    return conditions.reduce(
      (left, { dimension, values }) => this.rows.column(dimension).having(values, left, this.fitting),
      among,
    );
  }

  /** The shortest list of rows that a condition on a single value leaves; all rows where there is none. */
  private fewest(conditions: readonly Condition[]): Uint32Array {
    let rows = this.allRows();
    for (const { dimension, values } of conditions) {
      const [value, ...others] = values;
      if (value === undefined || others.length > 0) continue;
      const list = this.rows.column(dimension).rowsWith(value, this.rows.count);
      if (list.length < rows.length) rows = list;
    }
    return rows;
  }

  private withWords({ words }: Selection, rows: Uint32Array): Uint32Array {
    return this.words.having(words, rows, this.rows, this.fitting);
  }

  private allRows(): Uint32Array {
    return this.numbers.subarray(0, this.rows.count);
  }

  private prepare(): void {
    this.words.forget();
    if (this.numbers.length >= this.rows.count) return;
    this.numbers = new Uint32Array(this.rows.count + SPARE_ROWS).map((_, number) => number);
    this.fitting = new Uint32Array(this.numbers.length);
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
