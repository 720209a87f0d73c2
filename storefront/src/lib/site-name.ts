import { useSyncExternalStore } from 'react';

let name = '';
const listeners = new Set<() => void>();

/** The shop's own name, for the titles of its pages; empty until its settings are known. */
export const siteName = {
  set: (known: string): void => {
    if (known === name) return;
    name = known;
    listeners.forEach((listener) => listener());
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const nameNow = (): string => name;

export const useSiteName = (): string => useSyncExternalStore(subscribe, nameNow, nameNow);
