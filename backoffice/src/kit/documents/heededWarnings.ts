import type { WarningResponse } from '@shop/contract/api';
import { localStorageStore } from 'react-admin';

const store = localStorageStore();
const MOST = 500;

/** Keys of the warnings that the user continued with in this browser since signing in, the newest last. */
const heeded = (): string[] => store.getItem<string[]>('heededWarnings', []) ?? [];

const keyOf = (document: string, { code, line, params }: WarningResponse) =>
  JSON.stringify([document, code, line, params]);

/** The user continued with these: the next step of the document names only new ones and other figures. */
export const heedWarnings = (document: string, warnings: readonly WarningResponse[] = []): void => {
  const keys = [...heeded(), ...warnings.map((warning) => keyOf(document, warning))];
  store.setItem('heededWarnings', keys.slice(-MOST));
};

export const unheededWarnings = (document: string, warnings: readonly WarningResponse[] = []): WarningResponse[] => {
  const keys = heeded();
  return warnings.filter((warning) => !keys.includes(keyOf(document, warning)));
};
