import type { paths } from '@shop/contract/api';
import { FILTER_KEYS, isProductSort, isProductType, type ProductSort, type ProductType } from './catalog.js';
import { MAX_FILTER_VALUES, MAX_LENGTH } from './limits.js';

/** The filters of the shop page. All of them are in the address, so that a link can be shared and Back works. */
export interface ShopFilters {
  selectedProductType: ProductType | null;
  selectedCategoryIds: readonly string[];
  selectedAttributes: Readonly<Record<string, readonly string[]>>;
  /** Words of name, SKU or code. */
  q: string;
  /**
   * null for the order of the shop; for a search, the best first. It is not a filter, and clearing all filters does not
   * change it.
   */
  sort: ProductSort | null;
}

const attributePrefix = 'attr.';

/** Reads any address; what the API would refuse is cut off. */
export function readFilters(params: URLSearchParams): ShopFilters {
  const type = params.get('type') ?? '';
  const sort = params.get('sort') ?? '';
  const attributes = FILTER_KEYS.map((key) => [key, distinct(params.getAll(attributePrefix + key))] as const);
  return {
    selectedProductType: isProductType(type) ? type : null,
    selectedCategoryIds: distinct(params.getAll('category')),
    selectedAttributes: Object.fromEntries(attributes.filter(([, values]) => values.length > 0)),
    q: cutSearch(params.get('q') ?? ''),
    sort: isProductSort(sort) ? sort : null,
  };
}

/** The page number of the address: a whole number of at least 1, for any content of the address. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** The address of filters and page. Page 1 is not written: a change of filters passes no page, and so returns to it. */
export function writeFilters(filters: ShopFilters, page = 1): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.selectedProductType) params.set('type', filters.selectedProductType);
  filters.selectedCategoryIds.forEach((id) => params.append('category', id));
  for (const [key, values] of Object.entries(filters.selectedAttributes)) {
    values.forEach((value) => params.append(attributePrefix + key, value));
  }
  if (filters.q) params.set('q', filters.q);
  if (filters.sort) params.set('sort', filters.sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

type FullQuery = NonNullable<paths['/api/products']['get']['parameters']['query']>;

/** The query that the listing and its facets share. */
export type ListingQuery = Omit<FullQuery, 'page' | 'limit' | 'sort'>;

/** True for the API's format of a record's id. */
const isId = (text: string) => /^[0-9a-f]{24}$/i.test(text);

/** True if none of the selected categories can exist. */
export const namesNoCategory = ({ selectedCategoryIds }: ShopFilters): boolean =>
  selectedCategoryIds.length > 0 && !selectedCategoryIds.some(isId);

/** Parameters unknown to the API are removed: an old link shows more products instead of an error. */
export function toListingQuery(filters: ShopFilters): ListingQuery {
  const query: ListingQuery = {};
  if (filters.selectedProductType) query.productType = filters.selectedProductType;
  const categoryIds = filters.selectedCategoryIds.filter(isId);
  if (categoryIds.length > 0) query.categoryIds = categoryIds;
  for (const [key, values] of Object.entries(filters.selectedAttributes)) {
    const name = FILTER_KEYS.find((known) => known === key);
    if (name) query[`attributes[${name}]`] = [...values];
  }
  if (filters.q) query.q = filters.q;
  return query;
}

/** The second half of a cut emoji is removed too: the address could not carry it. */
export const cutSearch = (q: string): string =>
  q
    .trim()
    .slice(0, MAX_LENGTH.search)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

const distinct = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value) => value && value.length <= MAX_LENGTH.attribute))].slice(0, MAX_FILTER_VALUES);
