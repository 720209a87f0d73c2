/** A message of the page that led to the cart; it travels with the navigation. */
export interface CartArrival {
  /** Names of products that were requested again and are no longer available. */
  missing: string[];
}

/** From a navigation's state, which may be anything. */
export function missingOnArrival(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('missing' in state)) return [];
  return Array.isArray(state.missing) ? state.missing.filter((name) => typeof name === 'string') : [];
}
