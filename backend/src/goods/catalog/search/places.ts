import { FEATURES, MACHINES } from './searched-fields.js';

/** The column and value where a word occurs. */
export interface Place {
  readonly column: number;
  readonly code: number;
  readonly penalty: number;
}

export type Places = readonly Place[];

export function place(places: Map<string, Place[]>, word: string, at: Place): void {
  const known = places.get(word);
  if (known === undefined) places.set(word, [at]);
  else known.push(at);
}

/** A column of words by which a product is called: a tape with a red liner is not a red tape. */
export const isName = (column: number): boolean => column !== FEATURES && column !== MACHINES;

/** undefined if there are none. */
export function namesAmong(places: Places): Places | undefined {
  const names = places.filter(({ column }) => isName(column));
  return names.length > 0 ? names : undefined;
}
