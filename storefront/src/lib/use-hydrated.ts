import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server draws, and in the first look at what it drew; true for all that is drawn here. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
