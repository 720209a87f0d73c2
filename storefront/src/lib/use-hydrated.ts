import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration; true for everything that the browser draws afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
