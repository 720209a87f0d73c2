import { addressOf } from '@shop/contract/client';
import { connection, RETRY_MS } from '@shop/contract/connection';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { statusOf } from './kit/api/errors';

/** True if the server can't be reached: the browser is offline, or the last call got no response. */
export const useConnectionLost = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost);

/** Tests whether the server responds; a refusal counts as a response. */
export const isReachable = (): Promise<boolean> =>
  fetch(addressOf('/api/shop', {})).then(
    () => true,
    () => false,
  );

const gotNoAnswer = (error: Error | null): boolean => error !== null && statusOf(error) === undefined;

/** The query client of react-admin; a query without a response is repeated until there is one. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => connection.noteAnswer(true),
      onError: (error) => connection.noteAnswer(!gotNoAnswer(error)),
    }),
    defaultOptions: {
      queries: { refetchInterval: ({ state }) => (gotNoAnswer(state.error) ? RETRY_MS : false) },
    },
  });
