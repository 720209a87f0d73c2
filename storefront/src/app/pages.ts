import { isInAccount, pageAt, PAGES, type PageName } from '@shop/contract/pages';
import { isDocument } from '../features/company/document-names';
import { lazyPage, type LazyPage, type PageModule } from './lazy-page';

const loadCode = async (name: PageName): Promise<PageModule> => {
  if (isDocument(name)) return (await import('./pages/document-page')).documentPage(name);
  return (await import(`./pages/${name}-page.tsx`)) as PageModule;
};

const pages = new Map<PageName, LazyPage>();

/** A page of the storefront with the texts it needs, loaded when it is first shown. */
export function pageOf(name: PageName): LazyPage {
  const page = pages.get(name) ?? lazyPage(PAGES[name].texts, () => loadCode(name));
  pages.set(name, page);
  return page;
}

/** The pages at an address, the outer one first. */
export function pagesOf({ pathname }: URL): readonly LazyPage[] {
  const name = pageAt(pathname).page;
  // The account page itself shows the requests.
  const inner = name === 'account' ? 'requests' : name;
  return isInAccount(inner) ? [pageOf('account'), pageOf(inner)] : [pageOf(name)];
}
