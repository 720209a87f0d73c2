import { QueryClient } from '@tanstack/react-query';
import { limits } from '../config/limits';
import { ApiError } from './api-error';

/** Only a lost connection or a failing server is worth a second try; a refusal stays a refusal. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 1) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: 600,
        gcTime: limits.cacheMs,
        refetchOnWindowFocus: false,
        // A phone that loses its connection must see the error and its retry button, not a frozen skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
