/** Every address of the storefront in one place; components never spell a path themselves. */
export const paths = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms',
  account: '/account',
  profile: '/account/profile',
  requests: '/account/requests',
  request: (id: string) => `/account/requests/${encodeURIComponent(id)}`,
  orders: '/account/orders',
  invoices: '/account/invoices',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  shopOfType: (productType: string) => `/shop?${new URLSearchParams({ type: productType }).toString()}`,
  shopSearch: (q: string) => (q.trim() ? `/shop?${new URLSearchParams({ q: q.trim() }).toString()}` : '/shop'),
  login: (redirect?: string) => withRedirect('/login', redirect),
  register: (redirect?: string) => withRedirect('/register', redirect),
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  quotePdf: (id: string) => `/api/quotes/${encodeURIComponent(id)}/pdf`,
  invoicePdf: (id: string) => `/api/invoices/${encodeURIComponent(id)}/pdf`,
} as const;

/** The back office is another application on the same origin: these are left by a full page load. */
export const adminPaths = {
  quotes: '/admin/quotes',
  orders: '/admin/orders',
  invoices: '/admin/invoices',
  payments: '/admin/payments',
  users: '/admin/users',
  products: '/admin/products',
  categories: '/admin/categories',
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
