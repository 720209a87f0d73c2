import { connection, RETRY_MS } from '@shop/contract/connection';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { limits } from '../config/limits';
import { ApiError } from './api-error';

const gotNoAnswer = (error: Error | null) => error instanceof ApiError && error.status === 0;

/** Only a lost connection or a failing server is worth a retry; a refusal would be repeated. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 1) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => connection.noteAnswer(true),
      onError: (error) => connection.noteAnswer(!gotNoAnswer(error)),
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: 600,
        gcTime: limits.cacheMs,
        refetchOnWindowFocus: false,
        // A phone that loses its connection must show the error and its retry button, not a loading skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state }) => (gotNoAnswer(state.error) ? RETRY_MS : false),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
