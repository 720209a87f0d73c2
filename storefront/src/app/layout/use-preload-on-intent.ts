import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The first page must be rendered by then: preloading the second must not slow it down. */
const startsAfterMs = 1500;

/** Preloads pages behind links as soon as the pointer or the focus reaches one. */
export function usePreloadOnIntent(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const start = async () => {
      const { preloadOnIntent } = await import('./preload-on-intent');
      stop = preloadOnIntent(queryClient);
    };
    const timer = setTimeout(() => void start().catch(() => undefined), startsAfterMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [queryClient]);
}
