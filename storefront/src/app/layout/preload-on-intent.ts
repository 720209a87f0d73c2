import type { QueryClient } from '@tanstack/react-query';
import { pagesOf } from '../pages';

/** Shorter than the time from hover to click, longer than a pointer takes to cross a link. */
const intentMs = 80;

/**
 * Loads the page behind a link, and its data, while the pointer or the focus is on it. Returns a function that stops
 * this.
 */
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
