import { useSyncExternalStore } from 'react';
import { limits } from '../../config/limits';

/** Calls `listener` when the window is scrolled or changes its size. Returns the way to stop. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Whether the page is scrolled so far that a way back up helps. */
export const useScrolledDown = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > limits.scrollTopAfterPx,
    () => false,
  );
