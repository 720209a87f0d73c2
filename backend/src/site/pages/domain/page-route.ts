import { readFilters, readPage, type ShopFilters } from '@shop/contract/shop-filters';
import { factsOf, pageAt, type PageName } from '@shop/contract/pages';

export interface ShopRoute {
  readonly page: 'shop';
  readonly filters: ShopFilters;
  /** Page of the listing, from 1. */
  readonly number: number;
}

/** The page of the storefront at an address. */
export type PageRoute =
  | ShopRoute
  | { readonly page: 'product'; readonly id: string }
  | { readonly page: Exclude<PageName, 'shop' | 'product'> };

const RECORD_ID = /^[0-9a-f]{24}$/;

export function readRoute(path: string, params: URLSearchParams): PageRoute {
  const { page, id } = pageAt(path);
  if (page === 'shop') return { page, filters: readFilters(params), number: readPage(params) };
  if (page === 'product') return { page, id: id ?? '' };
  return { page: id === undefined || RECORD_ID.test(id) || factsOf(page).isSecret === true ? page : 'missing' };
}

/**
 * True if the listing has more filters than type and one category, or an order: search engines should not index these
 * many views.
 */
export const isRefined = ({ selectedCategoryIds, selectedAttributes, q, sort }: ShopFilters): boolean =>
  selectedCategoryIds.length > 1 || Object.keys(selectedAttributes).length > 0 || q !== '' || sort !== null;

/** True if the server renders the first view of the page, which is the same for all visitors. */
export const isDrawn = ({ page }: { readonly page: PageName }): boolean => factsOf(page).isDrawn === true;
