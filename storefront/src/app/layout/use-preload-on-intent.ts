import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Long enough for the first page to be drawn: what helps the second must not slow the first. */
const startsAfterMs = 1500;

/** Has the pages behind links fetched as soon as somebody turns to one. */
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
