import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration; true for all later renderings. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
