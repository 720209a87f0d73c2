import {
  CatalogueRows,
  type Dimension,
  type FoundProducts,
  type IndexChange,
  type IndexedProduct,
} from './catalogue-rows.js';
import type { Selection } from './facets.js';
import type { KeptTexts } from './kept-texts.js';
import { RecentSets } from './recent-sets.js';
import { RowSet } from './row-set.js';

/** How many products of each value, by dimension; values without products are left out. */
export type DimensionCounts = ReadonlyMap<Dimension, ReadonlyMap<string, number>>;

/** A condition: the row has one of the values. */
interface Condition {
  readonly dimension: Dimension;
  readonly values: readonly string[];
}

/**
 * Answers questions about the products of the shop: each condition is a set of rows, a bit for each, and what they have in
 * common is the answer. Only the products of a page are looked at.
 */
export class CatalogueIndex {
  private readonly rows: CatalogueRows;
  private readonly recent = new RecentSets();
  private all = RowSet.all(0);

  /** @param expected products: room for more is made when they come */
  constructor(texts: KeptTexts, expected = 0) {
    this.rows = new CatalogueRows(texts, expected);
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
    return this.rows.idsAt(
      this.rows
        .column('category')
        .rowsWith([...categories], this.size)
        .rows(),
    );
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
    const soft = softConditions(selection).map((condition) => this.fulfilling(condition));
    const fitting = this.all.and([...this.needed(selection), ...soft]);
    return { total: fitting.size, products: this.rows.at(fitting.rows(from, limit)) };
  }

  /**
   * Products of each value as if nothing of its own dimension were chosen. Types are counted by the words alone: choosing
   * another type resets the rest.
   */
  counts(selection: Selection, dimensions: readonly Dimension[]): DimensionCounts {
    const needed = this.needed(selection);
    const soft = softConditions(selection).map((one) => ({ dimension: one.dimension, rows: this.fulfilling(one) }));
    const without = (name?: Dimension) =>
      this.all.and([...needed, ...soft.filter(({ dimension }) => dimension !== name).map(({ rows }) => rows)]);
    const fitting = without();
    const counted = dimensions.map((name) => {
      const rows = soft.some(({ dimension }) => dimension === name) ? without(name) : fitting;
      return [name, this.rows.column(name).counts(rows)] as const;
    });
    const types = this.rows.column('productType').counts(this.all.and(this.withWords(selection)));
    return new Map([...counted, ['productType', types]]);
  }

  /** What holds for every count but that of types: the type, the words and the chosen ids, where there are any. */
  private needed(selection: Selection): RowSet[] {
    const { productType, ids } = selection;
    const type = productType === undefined ? [] : [{ dimension: 'productType' as const, values: [productType] }];
    const chosen = ids.length === 0 ? [] : [RowSet.of(this.rows.of(ids), this.size)];
    return [...chosen, ...type.map((one) => this.fulfilling(one)), ...this.withWords(selection)];
  }

  private fulfilling({ dimension, values }: Condition): RowSet {
    const name = JSON.stringify([dimension, ...values]);
    return this.recent.get(name, () => this.rows.column(dimension).rowsWith(values, this.size));
  }

  private withWords({ words }: Selection): RowSet[] {
    const { rows, size } = this;
    return words.map((word) =>
      this.recent.get(`word ${word}`, () => RowSet.marked(rows.numbers, rows.withWord(word), size)),
    );
  }

  private prepare(): void {
    this.recent.forget();
    this.all = RowSet.all(this.size);
  }
}

function softConditions({ categoryIds, attributes }: Selection): Condition[] {
  const chosen: Condition[] = [...attributes].map(([dimension, values]) => ({ dimension, values }));
  return categoryIds.length === 0 ? chosen : [{ dimension: 'category', values: categoryIds }, ...chosen];
}
