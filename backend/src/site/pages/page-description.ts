import type { ProductPageResponse, ProductResponse } from '../../goods/catalog/dto/product.response.js';
import type { CategoryResponse } from '../../goods/catalog/dto/category.response.js';
import type { PageName } from '@shop/contract/pages';
import { DEFAULT_LANGUAGE, LANGUAGE_PARAM, type Language } from '@shop/contract/languages';

/** The description of a page for programs that don't run scripts: search engines, and chats that preview links. */
export interface PageDescription {
  readonly status: 200 | 404 | 503;
  /** The title without the name of the shop. */
  readonly title: string;
  readonly description: string | null;
  /**
   * Path and query of the page's canonical address, in the language that needs no parameter; null if search engines must not index it.
   */
  readonly canonical: string | null;
  /** Path or address of a picture. */
  readonly image: string | null;
  readonly isProduct: boolean;
  /** schema.org objects. */
  readonly data: readonly object[];
  /** The calls that the page will make first, for preloading. */
  readonly calls: readonly PreloadedCall[];
  /** True for a listing of the shop with filters or a search, which takes further files. */
  readonly isNarrowed: boolean;
  /** The data of its first view; null if the browser renders it. */
  readonly view: PageView | null;
  /** Its name in the list of pages. */
  readonly page: PageName;
}

export interface PageView {
  /** Path and query without parameters that have no effect. */
  readonly address: string;
  /** The API's response for visitors. */
  readonly data: {
    readonly products?: ProductPageResponse;
    readonly product?: ProductResponse;
    readonly categories?: readonly CategoryResponse[];
  };
}

export interface PreloadedCall {
  readonly path: string;
  /** Media query for screens that make the call. */
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
  isNarrowed: false,
  view: null,
};

export const describePage = (
  what: Partial<PageDescription> & Pick<PageDescription, 'page' | 'title'>,
): PageDescription => ({
  ...PLAIN,
  ...what,
});

/**
 * The address of the same page in a language: English has the plain address, every other language has the parameter.
 */
export function addressIn(language: Language, canonical: string): string {
  if (language === DEFAULT_LANGUAGE) return canonical;
  return `${canonical}${canonical.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`;
}
