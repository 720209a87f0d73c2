import { type FilterKey, type ProductType } from '@shop/contract/catalog';
import type { CategoryResponse } from '../dto/category.response.js';
import type { FacetsResponse } from '../dto/facets.response.js';
import type { ProductPageResponse, ProductResponse } from '../dto/product.response.js';
import type { GroupedSuggestionsResponse, SuggestionResponse } from '../dto/suggestion.response.js';
import type { ListingOrder } from './listing-order.js';

/** The choices of a visitor. Values of one attribute are alternatives; attributes are combined with "and". */
export interface Selection {
  readonly productType: ProductType | undefined;
  readonly categoryIds: readonly string[];
  /** Only these products; empty for all products. */
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

export interface ProductMatches {
  /** The best first, at most the requested number. */
  readonly products: readonly ProductResponse[];
  readonly total: number;
  /** True if the text contains the SKU or the whole name of one product. */
  readonly isNamed: boolean;
  /** True if a typing error was corrected, or a near measure was used. */
  readonly isGuessed: boolean;
  /** The words that no product has; the others found the products. */
  readonly leftOut: readonly string[];
}

/**
 * The catalog as visitors see it: active products of active categories. The server uses only these functions, so that a
 * search engine can replace the catalog in memory (docs/decisions/025-one-read-model.md). Every function includes each
 * change that this server answered before the call. The results are shared between callers and must not be changed.
 */
export abstract class CatalogReadModel {
  /** Changes after each change of the results of the other functions. */
  abstract version(): Promise<number>;

  /** Without an order, the order of the shop: by category, then by size; for a search, the best first. */
  abstract page(selection: Selection, window: PageWindow, order?: ListingOrder): Promise<ProductPageResponse>;

  /** How many products each further choice would show. */
  abstract facets(selection: Selection): Promise<FacetsResponse>;

  /** The best few products for the text typed so far; none for an empty text. */
  abstract suggestions(text: string): Promise<SuggestionResponse[]>;

  /** The same, with the categories and sizes that narrow the result. */
  abstract groupedSuggestions(text: string): Promise<GroupedSuggestionsResponse>;

  /**
   * For each of these texts, the best few products that have all of its words; a SKU in a text finds its product. Of a
   * long list, only the first texts that can be matched within 100 ms, and at least one.
   */
  abstract matches(texts: readonly string[], most: number): Promise<readonly ProductMatches[]>;

  /** The same for texts that match nothing: the products that have most of their words, with those that they lack. */
  abstract nearest(texts: readonly string[], most: number): Promise<readonly ProductMatches[]>;

  /** null for hidden and for missing products. */
  abstract product(id: string): Promise<ProductResponse | null>;

  /**
   * Available products of its category as replacements, the most similar first; null for hidden and for missing
   * products.
   */
  abstract alternatives(id: string): Promise<ProductResponse[] | null>;

  /** In the order of the shop. */
  abstract categories(): Promise<readonly CategoryResponse[]>;
}
