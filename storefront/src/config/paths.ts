import { PAGE_NAMES, PAGES, type PageName } from '@shop/contract/pages';

type PagePaths = { readonly [Name in PageName]: (typeof PAGES)[Name]['path'] };

const pagePaths = Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGES[name].path])) as PagePaths;

const withId = (page: 'product' | 'request' | 'list', id: string) =>
  PAGES[page].path.replace(':id', encodeURIComponent(id));

/** All addresses of the storefront; components must not write a path themselves. */
export const paths = {
  ...pagePaths,
  request: (id: string) => withId('request', id),
  list: (id: string) => withId('list', id),
  product: (id: string) => withId('product', id),
  shopOfType: (productType: string) => `${PAGES.shop.path}?${new URLSearchParams({ type: productType }).toString()}`,
  /** @param chosen the parameters of the shop's address to keep, except the page */
  shopSearch: (q: string, chosen?: URLSearchParams) => {
    const params = new URLSearchParams(chosen);
    params.delete('page');
    params.delete('q');
    if (q.trim()) params.set('q', q.trim());
    return params.size > 0 ? `${PAGES.shop.path}?${params.toString()}` : PAGES.shop.path;
  },
  login: (redirect?: string) => withRedirect(PAGES.login.path, redirect),
  register: (redirect?: string) => withRedirect(PAGES.register.path, redirect),
} as const;

export const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');

/** The `redirect` parameter as a path of this site; anything that could lead to another site becomes `/`. */
export function safeRedirect(target: string | null): string {
  if (!target || !target.startsWith('/') || /^\/[/\\]/.test(target)) return paths.home;
  // Browsers drop tabs and line breaks inside addresses, so '/\t/evil' would become '//evil'.
  const hasControlCharacter = [...target].some((character) => character.charCodeAt(0) < 32);
  return hasControlCharacter ? paths.home : target;
}

function withRedirect(path: string, redirect?: string): string {
  if (!redirect || redirect === '/') return path;
  return `${path}?redirect=${encodeURIComponent(redirect).replaceAll('%2F', '/')}`;
}
