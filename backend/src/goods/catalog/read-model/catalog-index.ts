import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { FILTER_KEYS, type FilterKey } from '@shop/contract/catalog';
import { alternativesTo } from '../domain/alternatives.js';
import type { ProductResponse } from '../dto/product.response.js';
import type { GroupedSuggestionsResponse } from '../dto/suggestion.response.js';
import { AttributeColumn, type RowMask } from './attribute-column.js';
import { SearchIndex, type Nearest, type SearchResult } from '../search/search-index.js';
import type { Synonyms } from '../search/synonyms.js';
import { plainText } from '../search/plain-words.js';
import type { PageWindow, ProductMatches, Selection } from './catalog-read-model.js';
import {
  type CommonSort,
  isOwnPriceOrder,
  type ListingOrder,
  mostFirst,
  type OwnPriceOrder,
  rowsBy,
  rowsByOwnPrice,
} from './listing-order.js';

/** The attributes by which products are selected and counted. */
export type Attribute = 'productType' | 'category' | FilterKey;

const ATTRIBUTES: readonly Attribute[] = ['productType', 'category', ...FILTER_KEYS];
/** A page, its facets and the next page share most of their conditions. A mask takes a byte for each product. */
const MOST_MASKS = 128;
/** A search result takes some bytes for each product. */
const MOST_SEARCHES = 32;
/** An order takes some bytes for each product. */
const MOST_OWN_ORDERS = 20;

export interface CatalogProduct {
  readonly product: ProductResponse;
  /** Sort key in the shop; the id decides between equal ones. */
  readonly listKey: string;
}

/** The number of products of each value, by attribute; values without products are omitted. */
type AttributeCounts = ReadonlyMap<Attribute, ReadonlyMap<string, number>>;

/** The products of a page, and the notes about the search. */
export interface FoundPage {
  readonly total: number;
  readonly products: ProductResponse[];
  /** undefined without a search text. */
  readonly search: SearchResult | undefined;
}

type MostSuggested = Readonly<Record<'categories' | 'sizes' | 'products', number>>;

/** The products of the shop in its order, with a column of codes for each attribute. */
export class CatalogIndex {
  private rows: CatalogProduct[] = [];
  private readonly rowOf = new Map<string, number>();
  private readonly columns = new Map<Attribute, AttributeColumn>();
  private readonly masks = new LRUCache<string, RowMask>({ max: MOST_MASKS });
  private readonly searches = new LRUCache<string, SearchResult>({ max: MOST_SEARCHES });
  /** All rows, in the orders that were requested since the last change. */
  private readonly orders = new Map<CommonSort, readonly number[]>();
  /** The same for prices that are not public. */
  private readonly ownOrders = new LRUCache<string, readonly number[]>({ max: MOST_OWN_ORDERS });
  /** undefined until the first search after a change. */
  private searchIndex: SearchIndex | undefined;

  constructor(
    products: readonly CatalogProduct[],
    private synonyms: Synonyms,
  ) {
    this.arrange(byId(products));
  }

  get size(): number {
    return this.rows.length;
  }

  get(id: string): ProductResponse | undefined {
    return this.rows[this.rowOf.get(id) ?? -1]?.product;
  }

  idsIn(categories: readonly string[]): string[] {
    const wanted = new Set(categories);
    if (wanted.size === 0) return [];
    return this.rows.filter(({ product }) => wanted.has(product.category._id)).map(({ product }) => product._id);
  }

  /**
   * Inserts or replaces products, and removes others.
   * @returns true if that changed anything
   */
  change(products: readonly CatalogProduct[], removed: readonly string[]): boolean {
    const leaving = new Set(removed.filter((id) => this.rowOf.has(id)));
    const entering: CatalogProduct[] = [];
    let isReplaced = false;
    for (const one of byId(products)) {
      const row = this.rowOf.get(one.product._id);
      const known = row === undefined ? undefined : this.rows[row];
      if (row === undefined || known === undefined || !hasSamePlace(known, one)) {
        leaving.add(one.product._id);
        entering.push(one);
      } else if (!isDeepStrictEqual(known.product, one.product)) {
        this.rows[row] = one;
        isReplaced = true;
      }
    }
    // Availability affects the order of search results, but the names are unchanged.
    if (isReplaced) {
      this.searches.clear();
      this.orders.delete('price');
      this.orders.delete('-price');
      this.ownOrders.clear();
    }
    if (leaving.size === 0) return isReplaced;
    this.arrange([...this.rows.filter(({ product }) => !leaving.has(product._id)), ...entering]);
    return true;
  }

  useSynonyms(synonyms: Synonyms): void {
    this.synonyms = synonyms;
    this.forgetSearches();
  }

  /** @param order undefined for the order of the shop; for a search, the best first */
  page(selection: Selection, { page, limit }: PageWindow, order?: ListingOrder): FoundPage {
    const mask = this.all([...this.basis(selection), ...this.chosen(selection).values()]);
    const search = this.searched(selection);
    const found = search === undefined ? rowsIn(mask) : search.rows.filter((row) => mask[row] === 1);
    const rows = order === undefined ? found : this.ordered(found, mask, order);
    const start = (page - 1) * limit;
    return { total: rows.length, products: this.productsAt(rows.slice(start, start + limit)), search };
  }

  /** The best search results, and the values that narrow them. @param most the maximum number of each */
  suggest(q: string, most: MostSuggested): GroupedSuggestionsResponse {
    const { rows, leftOut: words } = this.searched({ q }) ?? { rows: [], leftOut: [] };
    const leftOut = [...words];
    // A single product needs no narrowing.
    if (rows.length < 2) return { categories: [], sizes: [], products: this.productsAt(rows), leftOut };
    const categories = this.bestOf('category', rows, most.categories).map(({ product, count }) => {
      const { _id, displayName, displayNameAr } = product.category;
      return { _id, displayName, displayNameAr, productType: product.productType, count };
    });
    const sizes = this.bestOf('size', rows, most.sizes).map(({ product: { size }, count }) => ({ size, count }));
    return { categories, sizes, products: this.productsAt(rows.slice(0, most.products)), leftOut };
  }

  /** Available products of its category as replacements, the most similar first; null if the product does not exist. */
  alternatives(id: string, most: number): ProductResponse[] | null {
    const product = this.get(id);
    if (product === undefined) return null;
    const family = this.productsAt(rowsIn(this.rowsWith('category', [product.category._id])));
    return alternativesTo(product, family, most);
  }

  /** The products that match a text: the product of its SKU, otherwise those that have all of its words. */
  matches(text: string, most: number): ProductMatches {
    const named = this.productsAt(this.searcher().rowsOfSku(text));
    if (named.length > 0) return { ...NO_MATCH, products: named, total: named.length, isNamed: true };
    const q = plainText(text);
    if (q === '') return NO_MATCH;
    const { exact, near, corrected, leftOut, isAnything } = this.searcher().search(q);
    if (isAnything) return NO_MATCH;
    const found = this.productsAt(exact.slice(0, most));
    const [whole] = found.filter(({ name }) => plainText(name) === q);
    if (whole !== undefined) return { ...NO_MATCH, products: [whole], total: 1, isNamed: true };
    const isGuessed = near.length > 0 || corrected.length > 0 || leftOut.length > 0;
    return { products: found, total: exact.length, isNamed: false, isGuessed, leftOut };
  }

  /** The products nearest to a text that matches none. */
  nearestMatches(text: string, most: number): ProductMatches {
    const { products, missing } = this.nearest(plainText(text), most);
    return products.length === 0
      ? NO_MATCH
      : { products, total: products.length, isNamed: false, isGuessed: true, leftOut: missing };
  }

  /** The products nearest to a search without results. */
  nearest(q: string, most: number): Omit<Nearest, 'rows'> & { products: ProductResponse[] } {
    const { rows, missing } = this.searcher().nearest(q, most);
    return { products: this.productsAt(rows), missing };
  }

  /**
   * Counts the values of each attribute as if none of its own values were selected. Types are counted by the search
   * alone, because selecting another type resets all other choices.
   */
  counts(selection: Selection, attributes: readonly Attribute[]): AttributeCounts {
    const basis = this.basis(selection);
    const chosen = this.chosen(selection);
    const fitting = rowsIn(this.all([...basis, ...chosen.values()]));
    const fittingWithout = (attribute: Attribute) => {
      if (!chosen.has(attribute)) return fitting;
      const others = [...chosen].filter(([other]) => other !== attribute).map(([, mask]) => mask);
      return rowsIn(this.all([...basis, ...others]));
    };
    const counted = attributes.map((name) => [name, this.column(name).counts(fittingWithout(name))] as const);
    const types = this.column('productType').counts(rowsIn(this.all(this.found(selection))));
    return new Map([...counted, ['productType', types]]);
  }

  /** The first product of each value, in the order of the rows, and the number of rows with the value. */
  private bestOf(attribute: Attribute, rows: readonly number[], most: number) {
    const counts = this.column(attribute).counts(rows);
    const best = new Map<string, { product: ProductResponse; count: number }>();
    for (const row of rows) {
      if (best.size === Math.min(most, counts.size)) break;
      const product = this.rows[row]?.product;
      if (product === undefined) continue;
      const value = valueOf(product, attribute);
      if (!best.has(value)) best.set(value, { product, count: counts.get(value) ?? 0 });
    }
    return [...best.values()];
  }

  private ordered(found: readonly number[], mask: RowMask, order: ListingOrder): readonly number[] {
    if (typeof order === 'string') return this.allBy(order).filter((row) => mask[row] === 1);
    if (isOwnPriceOrder(order)) return this.allByOwnPrice(order).filter((row) => mask[row] === 1);
    const quantities = new Map([...order].map(([id, quantity]) => [this.rowOf.get(id) ?? -1, quantity]));
    return mostFirst(found, (row) => quantities.get(row) ?? 0);
  }

  private allBy(sort: CommonSort): readonly number[] {
    const rows = this.orders.get(sort) ?? rowsBy(sort, this.products());
    this.orders.set(sort, rows);
    return rows;
  }

  private allByOwnPrice(order: OwnPriceOrder): readonly number[] {
    const rows = this.ownOrders.get(order.key) ?? rowsByOwnPrice(order, this.products());
    this.ownOrders.set(order.key, rows);
    return rows;
  }

  private products(): ProductResponse[] {
    return this.rows.map(({ product }) => product);
  }

  /** The conditions that hold for all counts: type, ids and search. */
  private basis({ productType, ids, q }: Selection): RowMask[] {
    const masks = this.found({ q });
    if (productType !== undefined) masks.push(this.rowsWith('productType', [productType]));
    if (ids.length > 0) masks.push(this.withIds(ids));
    return masks;
  }

  /** The conditions that are ignored when their own attribute is counted. */
  private chosen({ categoryIds, attributes }: Selection): Map<Attribute, RowMask> {
    const values = new Map<Attribute, readonly string[]>(attributes);
    if (categoryIds.length > 0) values.set('category', categoryIds);
    return new Map([...values].map(([name, wanted]) => [name, this.rowsWith(name, wanted)]));
  }

  private found(selection: Pick<Selection, 'q'>): RowMask[] {
    const search = this.searched(selection);
    return search === undefined ? [] : [search.mask];
  }

  /** undefined without a search text. */
  private searched({ q }: Pick<Selection, 'q'>): SearchResult | undefined {
    if (q === '') return undefined;
    const result = this.searches.get(q) ?? this.searcher().search(q);
    this.searches.set(q, result);
    return result;
  }

  private searcher(): SearchIndex {
    this.searchIndex ??= new SearchIndex(this.rows, this.synonyms);
    return this.searchIndex;
  }

  private forgetSearches(): void {
    this.searchIndex = undefined;
    this.searches.clear();
  }

  private productsAt(rows: readonly number[]): ProductResponse[] {
    return rows.map((row) => this.rows[row]?.product).filter((product) => product !== undefined);
  }

  private rowsWith(attribute: Attribute, values: readonly string[]): RowMask {
    return this.mask(JSON.stringify([attribute, values]), () => this.column(attribute).rowsWith(values));
  }

  /** The mask of a condition, cached until products change. */
  private mask(condition: string, make: () => RowMask): RowMask {
    const mask = this.masks.get(condition) ?? make();
    this.masks.set(condition, mask);
    return mask;
  }

  private withIds(ids: readonly string[]): RowMask {
    const mask = new Uint8Array(this.size);
    for (const id of ids) {
      const row = this.rowOf.get(id);
      if (row !== undefined) mask[row] = 1;
    }
    return mask;
  }

  private all(masks: readonly RowMask[]): RowMask {
    const [first = new Uint8Array(this.size).fill(1), ...others] = masks;
    if (others.length === 0) return first;
    const result = first.slice();
    for (const mask of others) {
      for (let row = 0; row < result.length; row += 1) result[row] = (result[row] ?? 0) & (mask[row] ?? 0);
    }
    return result;
  }

  private column(attribute: Attribute): AttributeColumn {
    const column = this.columns.get(attribute);
    if (column === undefined) throw new Error(`There is no column ${attribute}`);
    return column;
  }

  private arrange(products: CatalogProduct[]): void {
    this.rows = products.sort(inShopOrder);
    this.rowOf.clear();
    for (const [row, { product }] of this.rows.entries()) this.rowOf.set(product._id, row);
    for (const attribute of ATTRIBUTES) {
      this.columns.set(attribute, new AttributeColumn(this.rows.map(({ product }) => valueOf(product, attribute))));
    }
    this.masks.clear();
    this.orders.clear();
    this.ownOrders.clear();
    this.forgetSearches();
  }
}

/** Removes duplicate ids; the last one wins. */
function byId(products: readonly CatalogProduct[]): CatalogProduct[] {
  return [...new Map(products.map((one) => [one.product._id, one])).values()];
}

function rowsIn(mask: RowMask): number[] {
  const rows: number[] = [];
  for (let row = 0; row < mask.length; row += 1) if (mask[row] === 1) rows.push(row);
  return rows;
}

const valueOf = (product: ProductResponse, attribute: Attribute): string =>
  attribute === 'category' ? product.category._id : product[attribute];

/** True if a product keeps its row and its attributes, for example because only its price changed. */
function hasSamePlace(one: CatalogProduct, other: CatalogProduct): boolean {
  return (
    one.listKey === other.listKey &&
    one.product.sku === other.product.sku &&
    one.product.displaySpecs === other.product.displaySpecs &&
    one.product.machines === other.product.machines &&
    one.product.nameAr === other.product.nameAr &&
    one.product.category.displayName === other.product.category.displayName &&
    one.product.category.displayNameAr === other.product.category.displayNameAr &&
    ATTRIBUTES.every((attribute) => valueOf(one.product, attribute) === valueOf(other.product, attribute))
  );
}

function inShopOrder(one: CatalogProduct, other: CatalogProduct): number {
  if (one.listKey !== other.listKey) return one.listKey < other.listKey ? -1 : 1;
  return one.product._id < other.product._id ? -1 : 1;
}

const NO_MATCH: ProductMatches = { products: [], total: 0, isNamed: false, isGuessed: false, leftOut: [] };
