import { isProductType, type ProductType } from '@shop/contract/catalog';
import { factsOf, pageAt, type PageName } from '@shop/contract/pages';

export interface ShopRoute {
  readonly page: 'shop';
  readonly productType: ProductType | null;
  readonly categoryIds: readonly string[];
  /**
   * True if the listing has more filters than type and one category, or an order: search engines should not index these
   * many views.
   */
  readonly refined: boolean;
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
  if (page === 'shop') return shopRoute(params);
  if (page === 'product') return { page, id: id ?? '' };
  return { page: id === undefined || RECORD_ID.test(id) || factsOf(page).isSecret === true ? page : 'missing' };
}

function shopRoute(params: URLSearchParams): ShopRoute {
  const type = params.get('type') ?? '';
  const categoryIds = [...new Set(params.getAll('category').filter(Boolean))];
  const number = params.get('page') ?? '';
  return {
    page: 'shop',
    productType: isProductType(type) ? type : null,
    categoryIds,
    refined: categoryIds.length > 1 || [...params.keys()].some(isRefining),
    number: /^\d{1,6}$/.test(number) ? Math.max(1, Number(number)) : 1,
  };
}

const isRefining = (key: string): boolean => key === 'q' || key === 'sort' || key.startsWith('attr.');

/** True if the server renders the first view of the page, which is the same for all visitors. */
export const isDrawn = ({ page }: { readonly page: PageName }): boolean => factsOf(page).isDrawn === true;
