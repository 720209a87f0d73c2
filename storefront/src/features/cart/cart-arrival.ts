/** A message from the page before the cart; it is passed in the navigation's state. */
export interface CartArrival {
  /** Names of products that were requested again and are no longer available. */
  missing: string[];
}

/** Reads the state of a navigation, which may be anything. */
export function missingOnArrival(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('missing' in state)) return [];
  return Array.isArray(state.missing) ? state.missing.filter((name) => typeof name === 'string') : [];
}
