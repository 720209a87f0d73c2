import { connection } from '@shop/contract/connection';
import { useSyncExternalStore } from 'react';
import { api } from './api-client';

/** Whether the shop is out of reach: the browser says that it is offline, or the last call got no answer. */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isLost, () => false);

/** Asks the shop for a sign of life; a refusal is one, too. */
export const isReachable = (): Promise<boolean> =>
  api.GET('/api/shop').then(
    () => true,
    () => false,
  );
