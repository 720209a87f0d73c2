import { addressOf } from '@shop/contract/client';
import { connection, RETRY_MS } from '@shop/contract/connection';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { statusOf } from './kit/api/errors';

/** Whether the server is out of reach: the browser says that it is offline, or the last call got no answer. */
export const useConnectionLost = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost);

/** Asks the server for a sign of life; a refusal is one, too. */
export const isReachable = (): Promise<boolean> =>
  fetch(addressOf('/api/shop', {})).then(
    () => true,
    () => false,
  );

const gotNoAnswer = (error: Error | null): boolean => error !== null && statusOf(error) === undefined;

/** The queries of react-admin; what got no answer is asked again until one comes. */
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
