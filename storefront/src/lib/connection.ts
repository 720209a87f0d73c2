import { connection } from '@shop/contract/connection';
import { useSyncExternalStore } from 'react';
import { api } from './api-client';

/** True if the shop can't be reached: the browser is offline, or the last call got no response. */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isLost, () => false);

/** Tests whether the shop responds; a refusal counts as a response. */
export const isReachable = (): Promise<boolean> =>
  api.GET('/api/shop').then(
    () => true,
    () => false,
  );
