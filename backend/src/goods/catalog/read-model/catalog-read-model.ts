import { type FilterKey, type ProductType } from '@shop/contract/catalog';
import type { CategoryResponse } from '../dto/category.response.js';
import type { FacetsResponse } from '../dto/facets.response.js';
import type { ProductPageResponse, ProductResponse } from '../dto/product.response.js';
import type { GroupedSuggestionsResponse, SuggestionResponse } from '../dto/suggestion.response.js';
import type { ListingOrder } from './listing-order.js';

/** The choices of a visitor. Values of one attribute are alternatives; attributes add up. */
export interface Selection {
  readonly productType: ProductType | undefined;
  readonly categoryIds: readonly string[];
  /** Only these products; all where it is empty. */
  readonly ids: readonly string[];
  readonly attributes: ReadonlyMap<FilterKey, readonly string[]>;
  /** The text of the search field, as `plainText` makes it; empty if nothing was typed. */
  readonly q: string;
}

export interface PageWindow {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** The products that a text may mean. */
export interface ProductMatches {
  /** The best first; no more than were asked for. */
  readonly products: readonly ProductResponse[];
  /** How many there are in all. */
  readonly total: number;
  /** Whether the text names one by its SKU, or by all of its name. */
  readonly isNamed: boolean;
  /** Whether words were taken for others, or measures for near ones. */
  readonly isGuessed: boolean;
}

/**
 * The catalog as visitors see it: active products of active categories. The server knows it by these functions alone, so
 * that a search engine can take the place of the catalog in memory (docs/decisions/025). Every function shows each change
 * that was answered by this server before the call; the answers are shared between callers and must not be changed.
 */
export abstract class CatalogReadModel {
  /** Another number after each change in what the other functions answer. */
  abstract version(): Promise<number>;

  /** Without an order in that of the shop: by category, then by size; those of a search with the best first. */
  abstract page(selection: Selection, window: PageWindow, order?: ListingOrder): Promise<ProductPageResponse>;

  /** How many products each further choice would show. */
  abstract facets(selection: Selection): Promise<FacetsResponse>;

  /** The best few products for what was typed so far; none where nothing was typed. */
  abstract suggestions(text: string): Promise<SuggestionResponse[]>;

  /** The same with the categories and sizes by which what was found can be narrowed. */
  abstract groupedSuggestions(text: string): Promise<GroupedSuggestionsResponse>;

  /**
   * For each of these texts the best few products that have all of its words; a SKU among them stands for its product. Of a
   * long list the first ones alone: as many as can be looked for within 100 ms, and at least one.
   */
  abstract matches(texts: readonly string[], most: number): Promise<readonly ProductMatches[]>;

  /** null for hidden and for unknown products. */
  abstract product(id: string): Promise<ProductResponse | null>;

  /** Products of its category that can be had instead, the nearest first; null for hidden and for unknown products. */
  abstract alternatives(id: string): Promise<ProductResponse[] | null>;

  /** In the order of the shop. */
  abstract categories(): Promise<readonly CategoryResponse[]>;
}
