/** With the pauses below, the last attempt is about 20 hours after the first. */
export const MAX_ATTEMPTS = 12;

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;

/** Much longer than an attempt may take, so that no other worker claims running work. */
export const LEASE_MS = 300_000;

/**
 * The pause after a failed attempt. It triples each time, up to four hours.
 * @param attempts so far
 * @returns null after the last attempt
 */
export function pauseAfter(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_PAUSE_MS * 3 ** (attempts - 1), LONGEST_PAUSE_MS);
}
