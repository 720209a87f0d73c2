import { hasUnsavedChanges } from '../ui/unsavedChanges';

let isWanted = false;
const listeners = new Set<() => void>();

const turn = (wanted: boolean): void => {
  isWanted = wanted;
  listeners.forEach((listener) => listener());
};

/** The session is over: where leaving the page would lose input, the sign-in is asked for over it. Returns whether it is. */
export const askOverPage = (): boolean => {
  if (!hasUnsavedChanges()) return false;
  turn(true);
  return true;
};

export const isAskedOverPage = (): boolean => isWanted;

export const stopAsking = (): void => turn(false);

export const onAsked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
