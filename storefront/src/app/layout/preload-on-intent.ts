import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../config/paths';
import type { LazyPage } from '../lazy-page';
import { pages } from '../pages';

/** Shorter than a pointer takes to a click, longer than it takes over a link on its way elsewhere. */
const intentMs = 80;

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

/** Fetches the page behind a link, and its data, when the pointer or the focus rests on it. Returns the way to stop. */
export function preloadOnIntent(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.target) return;
    const address = new URL(link.href);
    timer = setTimeout(() => pagesOf(address).forEach(({ preload }) => preload(address, queryClient)), intentMs);
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', rest);
    document.removeEventListener('focusin', rest);
  };
}

function pagesOf({ pathname }: URL): readonly LazyPage[] {
  if (pathname.startsWith(paths.product(''))) return [pages.product];
  if (pathname.startsWith(paths.request(''))) return [pages.account, pages.request];
  return pagesAt[pathname] ?? [];
}
