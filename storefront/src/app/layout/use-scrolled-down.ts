import { useSyncExternalStore } from 'react';
import { limits } from '../../config/limits';

/** Calls `listener` when the window is scrolled or changes its size. Returns a function that stops this. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** True once the page is scrolled so far that a button to the top helps. */
export const useScrolledDown = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > limits.scrollTopAfterPx,
    () => false,
  );
