/** A message of the page that led to the cart; it travels with the navigation. */
export interface CartArrival {
  /** Names of what was asked for again and can't be had any more. */
  missing: string[];
}

/** From a navigation's state, which may be anything. */
export function missingOnArrival(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('missing' in state)) return [];
  return Array.isArray(state.missing) ? state.missing.filter((name) => typeof name === 'string') : [];
}
