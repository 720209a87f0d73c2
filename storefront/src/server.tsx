import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Language } from '@shop/contract/languages';
import { App } from './app/app';
import type { PageData } from './app/page-data';
import { pagesOf } from './app/pages-at';
import { shopQuery } from './features/shop-info/api/get-shop';
import type { ShopResponse } from './lib/api-types';
import { createI18n, type I18n } from './lib/i18n/i18n';
import { I18nContext } from './lib/i18n/i18n-context';
import { loadersOf } from './lib/i18n/messages/packs';
import { createQueryClient } from './lib/query-client';

export interface Drawing {
  /** Path and query, without the parameter of the language. */
  address: string;
  language: Language;
  shop: ShopResponse;
  data: PageData;
}

/**
 * The first view of a page as a visitor gets it who has never been here: nobody is signed in, the cart is empty.
 * @returns the markup inside #root
 * @throws whatever a component throws
 */
export async function draw({ address, language, shop, data }: Drawing): Promise<string> {
  const url = new URL(address, 'http://shop');
  const [i18n, pages] = [await i18nOf(language), pagesOf(url)];
  await Promise.all(pages.map(({ ready }) => ready()));
  const queryClient = createQueryClient();
  try {
    queryClient.setQueryData(shopQuery().queryKey, shop);
    pages.forEach(({ restore }) => restore(url, data, queryClient));
    return await markupOf(
      <I18nContext value={i18n}>
        <App queryClient={queryClient} within={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>} />
      </I18nContext>,
    );
  } finally {
    // Its timers would hold what it knows for minutes.
    queryClient.clear();
  }
}

const known = new Map<Language, I18n>();

async function i18nOf(language: Language): Promise<I18n> {
  const i18n = known.get(language) ?? createI18n(language, loadersOf[language]);
  known.set(language, i18n);
  await i18n.load(['app', 'catalog', 'home', 'product', 'words']);
  return i18n;
}

async function markupOf(tree: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    // Larger parts would else come after the rest, to be put in their place by scripts inside the page, which its
    // content security policy forbids.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  let markup = '';
  for await (const chunk of prelude.setEncoding('utf8')) markup += String(chunk);
  if (failures.length > 0) throw failures[0];
  return markup;
}
