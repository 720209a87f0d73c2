import { PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';

/** Pages that say the same to everybody. */
export const PUBLIC_PAGES = {
  '/': 'home',
  '/about': 'about',
  '/contact': 'contact',
  '/privacy-policy': 'privacy',
  '/terms': 'terms',
} as const;

/** Pages of one visitor: they are there, but nothing for a search engine. */
const PERSONAL_PAGES = {
  '/cart': 'cart',
  '/login': 'login',
  '/register': 'register',
  '/forgot-password': 'forgotPassword',
  '/reset-password': 'resetPassword',
  '/account': 'requests',
  '/account/profile': 'profile',
  '/account/requests': 'requests',
  '/account/orders': 'orders',
  '/account/invoices': 'invoices',
} as const;

export type PublicPage = (typeof PUBLIC_PAGES)[keyof typeof PUBLIC_PAGES];
export type PersonalPage = (typeof PERSONAL_PAGES)[keyof typeof PERSONAL_PAGES];

export interface ShopRoute {
  readonly kind: 'shop';
  readonly productType: ProductType | null;
  readonly categoryIds: readonly string[];
  /** Narrowed further than by type and one category: one of countless views of the same products. */
  readonly refined: boolean;
  readonly page: number;
}

/** What of the storefront stands at an address. */
export type PageRoute =
  | { readonly kind: 'public'; readonly page: PublicPage; readonly path: string }
  | { readonly kind: 'personal'; readonly page: PersonalPage }
  | { readonly kind: 'product'; readonly id: string }
  | ShopRoute
  | { readonly kind: 'missing' };

const REQUEST_DETAILS = /^\/account\/requests\/[0-9a-f]{24}$/;
const PRODUCT = /^\/product\/([^/]+)$/;

/** As the storefront's router reads addresses: whatever the case of their letters, with or without a slash at the end. */
export function readRoute(path: string, params: URLSearchParams): PageRoute {
  const place = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const publicPage = ownValue(PUBLIC_PAGES, place);
  if (publicPage !== undefined) return { kind: 'public', page: publicPage, path: place };
  const personal = ownValue(PERSONAL_PAGES, place);
  if (personal !== undefined) return { kind: 'personal', page: personal };
  if (REQUEST_DETAILS.test(place)) return { kind: 'personal', page: 'requests' };
  if (place === '/shop') return shopRoute(params);
  const id = PRODUCT.exec(place)?.[1];
  return id === undefined ? { kind: 'missing' } : { kind: 'product', id };
}

function shopRoute(params: URLSearchParams): ShopRoute {
  const type = params.get('type');
  const categoryIds = [...new Set(params.getAll('category').filter(Boolean))];
  const page = params.get('page') ?? '';
  return {
    kind: 'shop',
    productType: PRODUCT_TYPES.find((known) => known === type) ?? null,
    categoryIds,
    refined: categoryIds.length > 1 || [...params.keys()].some((key) => key === 'q' || key.startsWith('attr.')),
    page: /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
