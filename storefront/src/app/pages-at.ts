import { paths } from '../config/paths';
import type { LazyPage } from './lazy-page';
import { pages } from './pages';

const pagesAt: Readonly<Record<string, readonly LazyPage[]>> = {
  [paths.home]: [pages.home],
  [paths.shop]: [pages.shop],
  [paths.cart]: [pages.cart],
  [paths.login()]: [pages.login],
  [paths.register()]: [pages.register],
  [paths.about]: [pages.about],
  [paths.contact]: [pages.contact],
  [paths.privacy]: [pages.privacy],
  [paths.terms]: [pages.terms],
  [paths.account]: [pages.account, pages.requests],
  [paths.profile]: [pages.account, pages.profile],
  [paths.requests]: [pages.account, pages.requests],
  [paths.orders]: [pages.account, pages.orders],
  [paths.invoices]: [pages.account, pages.invoices],
};

/** The pages that are drawn at an address, the outer one first; none where nothing stands. */
export function pagesOf({ pathname }: URL): readonly LazyPage[] {
  if (pathname.startsWith(paths.product(''))) return [pages.product];
  if (pathname.startsWith(paths.request(''))) return [pages.account, pages.request];
  return pagesAt[pathname] ?? [];
}
