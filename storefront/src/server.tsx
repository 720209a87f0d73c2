import { factsOf, PAGE_NAMES, type PageName, PAGES, type PageTexts } from '@shop/contract/pages';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Language } from '@shop/contract/languages';
import { App } from './app/app';
import type { PageData } from './app/page-data';
import { pagesOf } from './app/pages';
import { categoryName, productDescription, productFeatures, productName } from './features/catalog/product-words';
import { WithoutScript } from './app/without-script';
import { shopQuery } from './features/shop-info/api/get-shop';
import type { CategoryResponse, ProductPageResponse, ProductResponse, ShopResponse } from '@shop/contract/api';
import { readFilters, readPage } from '@shop/contract/shop-filters';
import { categoriesQuery } from './features/catalog/api/get-categories';
import { productQuery } from './features/catalog/api/get-product';
import { productsQuery } from './features/catalog/api/get-products';
import { createI18n, type I18n, type PlainKey } from './lib/i18n/i18n';
import type { TextPack } from './lib/i18n/messages/texts';
import { I18nContext } from './lib/i18n/i18n-context';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './lib/query-client';

export interface Drawing {
  /** Path and query, without the parameter of the language. */
  address: string;
  language: Language;
  shop: ShopResponse;
  data: PageAnswers;
}

/** Responses of the API for visitors. */
interface PageAnswers {
  products?: ProductPageResponse;
  product?: ProductResponse;
  categories?: CategoryResponse[];
}

/**
 * The first view of a page for a new visitor: not signed in, with an empty cart.
 * @returns the markup inside #root, and the data with which the browser takes it over
 * @throws the error of any component
 */
export async function draw({ address, language, shop, data: answers }: Drawing) {
  const url = new URL(address, 'http://shop');
  const [i18n, pages] = [await i18nOf(language), pagesOf(url)];
  await Promise.all(pages.map(({ ready }) => ready(url)));
  const queryClient = createQueryClient();
  try {
    queryClient.setQueryData(shopQuery().queryKey, shop);
    const data = pageData(url, answers, queryClient);
    data.forEach(([key, answer]) => queryClient.setQueryData(key, answer));
    const markup = await markupOf(
      <I18nContext value={i18n}>
        <App queryClient={queryClient} within={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>} />
      </I18nContext>,
    );
    return { markup, data };
  } finally {
    // Its timers would keep the data in memory for minutes.
    queryClient.clear();
  }
}

function pageData({ searchParams }: URL, answers: PageAnswers, queryClient: QueryClient): PageData {
  const { product, products, categories } = answers;
  const listing = productsQuery(readFilters(searchParams), readPage(searchParams), null);
  return [
    [product && productQuery(product._id, queryClient).queryKey, product] as const,
    [listing.queryKey, products] as const,
    [categoriesQuery().queryKey, categories] as const,
  ].flatMap(([key, answer]) => (key && answer ? [[key, answer] as const] : []));
}

export interface PageWithoutScript extends Pick<Drawing, 'language' | 'shop'> {
  page: PageName;
  /** True if the server rendered the page. */
  isDrawn: boolean;
}

/** @returns the markup for browsers without scripts */
export async function withoutScript({ language, ...said }: PageWithoutScript): Promise<string> {
  const i18n = await i18nOf(language);
  return markupOf(
    <I18nContext value={i18n}>
      <WithoutScript {...said} />
    </I18nContext>,
  );
}

/** Titles and descriptions of the pages in a language, for the heads of documents. */
export async function pageTexts(language: Language): Promise<PageTexts> {
  const i18n = await i18nOf(language);
  const { t, term } = i18n;
  return {
    title: (page) => t(PAGES[page].title),
    description: (page) => {
      const { description } = factsOf(page);
      return description === undefined ? null : t(description as PlainKey);
    },
    shopDescription: (goods) => t('shop.description', { what: goods ?? t('shop.allGoods') }),
    productDescription: (moq) => t('product.summary', { minimum: String(moq) }),
    product: (product) => ({
      name: productName(product, i18n),
      displaySpecs: productFeatures(product.displaySpecs, i18n),
      description: productDescription(product, i18n),
    }),
    homeLink: t('nav.home'),
    category: (category) => categoryName(category, i18n),
    term,
  };
}

const packs = [
  ...new Set(['app', 'results', ...PAGE_NAMES.flatMap((name): readonly TextPack[] => PAGES[name].texts)] as const),
];
const languages = new Map<Language, I18n>();

async function i18nOf(language: Language): Promise<I18n> {
  const i18n = languages.get(language) ?? createI18n(language);
  languages.set(language, i18n);
  await i18n.load(packs);
  return i18n;
}

async function markupOf(tree: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    // Otherwise larger parts would follow at the end and be moved by inline scripts, which the page's content security
    // policy forbids.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  let markup = '';
  for await (const chunk of prelude.setEncoding('utf8')) markup += String(chunk);
  if (failures.length > 0) throw failures[0];
  return markup;
}
