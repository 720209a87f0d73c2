import type { ProductPageResponse, ProductResponse } from '../../goods/catalog/dto/product.response.js';
import type { PageName } from '@shop/contract/pages';
import { DEFAULT_LANGUAGE, LANGUAGE_PARAM, type Language } from '@shop/contract/languages';

/** The description of a page for programs that do not run it: search engines, and chats that show links. */
export interface PageDescription {
  readonly status: 200 | 404 | 503;
  /** Without the name of the shop. */
  readonly title: string;
  readonly description: string | null;
  /** Path and query of the page's one address, in the language that needs no parameter; null: not for search engines. */
  readonly canonical: string | null;
  /** Path or address of a picture. */
  readonly image: string | null;
  readonly isProduct: boolean;
  /** schema.org objects. */
  readonly data: readonly object[];
  /** Calls that the page will make first. */
  readonly calls: readonly PreloadedCall[];
  /** The data of its first view; null where the browser draws it. */
  readonly view: PageView | null;
  /** Its name in the list of pages. */
  readonly page: PageName;
}

export interface PageView {
  /** Path and query without parameters that change nothing. */
  readonly address: string;
  /** As the API answers visitors. */
  readonly data: { readonly products?: ProductPageResponse; readonly product?: ProductResponse };
}

export interface PreloadedCall {
  readonly path: string;
  /** Media query of the screens that make the call. */
  readonly media?: string;
}

const PLAIN: Omit<PageDescription, 'page' | 'title'> = {
  status: 200,
  description: null,
  canonical: null,
  image: null,
  isProduct: false,
  data: [],
  calls: [],
  view: null,
};

export const describePage = (
  what: Partial<PageDescription> & Pick<PageDescription, 'page' | 'title'>,
): PageDescription => ({
  ...PLAIN,
  ...what,
});

/** The same page in a language: English has the plain address, every other one names itself. */
export function addressIn(language: Language, canonical: string): string {
  if (language === DEFAULT_LANGUAGE) return canonical;
  return `${canonical}${canonical.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`;
}
