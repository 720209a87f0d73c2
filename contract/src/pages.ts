interface PageFacts {
  /** `:id` is the placeholder for the id of a record. */
  readonly path: string;
  /** Key of the title in the storefront's texts. */
  readonly title: string;
  /**
   * Key of the description. Only pages with a description are listed by search engines; the others belong to one
   * visitor.
   */
  readonly description?: string;
  /** Packs of the storefront's texts for the page, besides the frame's. */
  readonly texts: readonly string[];
  /** True if the server renders the first view, which is the same for all visitors. */
  readonly isDrawn?: boolean;
  /** A page of continuous text, written in features/company/content. */
  readonly isDocument?: boolean;
  readonly menu?: 'footer' | 'account';
  /** True if its address is a secret: it is not cached, and search engines don't list it. */
  readonly isSecret?: boolean;
}

const session = ['session', 'errors'] as const;
const account = ['account'] as const;
/** The words of units come from the catalog. */
const documents = ['account', 'words'] as const;
const goods = ['account', 'buying', 'card', 'words'] as const;

/**
 * All pages of the storefront. The component is storefront/src/app/pages/<name>-page.tsx. Routes, menus, titles, the
 * sitemap, robots.txt and the list of files to preload are generated from this table, in this order.
 */
export const PAGES = {
  home: { path: '/', title: 'home.title', description: 'home.description', texts: ['home'], isDrawn: true },
  shop: {
    path: '/shop',
    title: 'shop.title',
    description: 'shop.description',
    texts: ['catalog', 'card', 'words'],
    isDrawn: true,
  },
  product: {
    path: '/product/:id',
    title: 'product.notFound',
    description: 'product.summary',
    texts: ['card', 'product', 'words', 'features'],
    isDrawn: true,
  },
  cart: {
    path: '/cart',
    title: 'cart.title',
    texts: ['card', 'product', 'cart', 'purchase', 'buying', 'words', 'features', 'vat', 'errors'],
  },
  'quick-order': {
    path: '/quick-order',
    title: 'quickOrder.title',
    description: 'quickOrder.description',
    texts: ['card', 'product', 'buying', 'words', 'features', 'errors'],
  },
  about: {
    path: '/about',
    title: 'page.about',
    description: 'about.description',
    texts: ['contact'],
    isDocument: true,
    isDrawn: true,
    menu: 'footer',
  },
  contact: {
    path: '/contact',
    title: 'page.contact',
    description: 'contact.description',
    texts: ['contact', 'errors'],
    isDrawn: true,
    menu: 'footer',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'page.privacy',
    description: 'privacy.description',
    texts: ['contact'],
    isDocument: true,
    isDrawn: true,
    menu: 'footer',
  },
  terms: {
    path: '/terms',
    title: 'page.terms',
    description: 'terms.description',
    texts: ['contact'],
    isDocument: true,
    isDrawn: true,
    menu: 'footer',
  },
  login: { path: '/login', title: 'login.title', texts: session },
  register: { path: '/register', title: 'register.title', texts: session },
  'forgot-password': { path: '/forgot-password', title: 'forgot.title', texts: session },
  'reset-password': { path: '/reset-password', title: 'reset.title', texts: session },
  'confirm-email': { path: '/confirm-email', title: 'confirmEmail.title', texts: ['session', 'errors'] },
  invitation: { path: '/invitation', title: 'invitation.title', texts: ['session', 'team', 'errors'] },
  account: { path: '/account', title: 'account.requests', texts: ['account', 'purchase', 'vat', 'session', 'errors'] },
  overview: { path: '/account/overview', title: 'overview.title', texts: account, menu: 'account' },
  profile: { path: '/account/profile', title: 'account.profile', texts: account, menu: 'account' },
  requests: { path: '/account/requests', title: 'account.requests', texts: documents, menu: 'account' },
  request: { path: '/account/requests/:id', title: 'account.requests', texts: [...documents, 'offer'] },
  orders: { path: '/account/orders', title: 'account.orders', texts: documents, menu: 'account' },
  order: { path: '/account/orders/:id', title: 'account.orders', texts: documents },
  invoices: { path: '/account/invoices', title: 'account.invoices', texts: documents, menu: 'account' },
  invoice: { path: '/account/invoices/:id', title: 'account.invoices', texts: documents },
  'buy-again': { path: '/account/buy-again', title: 'buyAgain.title', texts: goods, menu: 'account' },
  'own-prices': { path: '/account/prices', title: 'ownPrices.title', texts: goods, menu: 'account' },
  payments: { path: '/account/payments', title: 'account.payments', texts: account, menu: 'account' },
  cheques: { path: '/account/cheques', title: 'account.cheques', texts: account, menu: 'account' },
  statement: { path: '/account/statement', title: 'statement.title', texts: account, menu: 'account' },
  'supplier-pack': { path: '/account/supplier-pack', title: 'supplierPack.title', texts: account, menu: 'account' },
  approvals: { path: '/account/approvals', title: 'approvals.title', texts: ['account', 'team'], menu: 'account' },
  company: { path: '/account/company', title: 'team.title', texts: ['account', 'team'], menu: 'account' },
  lists: { path: '/account/lists', title: 'lists.title', texts: goods, menu: 'account' },
  list: { path: '/account/lists/:id', title: 'lists.title', texts: goods },
  'quote-link': {
    path: '/q/:id',
    title: 'quoteLink.title',
    texts: [...documents, 'offer', 'vat', 'session', 'errors'],
    isSecret: true,
  },
  'pack-link': { path: '/p/:id', title: 'packLink.title', texts: ['offer', 'errors'], isSecret: true },
  /** Used for all addresses without a page. */
  missing: { path: '/*', title: 'app.notFoundTitle', texts: [] },
} as const satisfies Readonly<Record<string, PageFacts>>;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

/** The same table without its literal types. */
export const factsOf = (name: PageName): PageFacts => PAGES[name];

/** True for the pages that the account page contains. */
export const isInAccount = (name: PageName): boolean => PAGES[name].path.startsWith('/account/');

/** The page at a path, without regard to case, with or without a slash at the end. */
export function pageAt(path: string): { readonly page: PageName; readonly id?: string } {
  const place = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const fixed = PAGE_NAMES.find((name) => PAGES[name].path === place && !place.includes(':'));
  if (fixed !== undefined) return { page: fixed };
  const [, parent, id] = /^(.*\/)([^/]+)$/.exec(place) ?? [];
  const page = PAGE_NAMES.find((name) => PAGES[name].path === `${parent}:id`);
  return page === undefined || id === undefined ? { page: 'missing' } : { page, id };
}

export type PagesInMenu<Menu> = {
  [Name in PageName]: (typeof PAGES)[Name] extends { menu: Menu } ? Name : never;
}[PageName];

export const pagesInMenu = <Menu extends 'footer' | 'account'>(menu: Menu): readonly PagesInMenu<Menu>[] =>
  PAGE_NAMES.filter((name): name is PagesInMenu<Menu> => factsOf(name).menu === menu);

/** The fields of a category for its page description. */
export interface PageCategory {
  readonly displayName: string;
  readonly displayNameAr: string;
}

/** The fields of a product for its page description. */
export interface PageProduct {
  readonly name: string;
  readonly nameAr: string;
  readonly category: PageCategory;
  readonly size: string;
  readonly variant: string;
  readonly color: string;
  readonly code: string;
  readonly displaySpecs: string;
  readonly description: string;
  readonly descriptionAr: string;
}

/** The texts of the storefront about its pages in one language, for the heads of pages. */
export interface PageTexts {
  readonly title: (page: PageName) => string;
  /** null for the pages of one visitor. */
  readonly description: (page: PageName) => string | null;
  /** @param goods category or product type; null for all products */
  readonly shopDescription: (goods: string | null) => string;
  readonly productDescription: (moq: number) => string;
  readonly homeLink: string;
  /** The name and the description of a product on its page. */
  readonly product: (product: PageProduct) => Pick<PageProduct, 'name' | 'displaySpecs' | 'description'>;
  readonly category: (category: PageCategory) => string;
  /** The translation of a word of the catalog. */
  readonly term: (word: string) => string;
}
