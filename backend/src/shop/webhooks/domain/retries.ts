const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Pauses after failed attempts, after Standard Webhooks 1.0.0: 75 hours in all. */
const PAUSES_MS = [5000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const LONGEST_WISH_MS = 24 * HOUR;
const JITTER = 0.1;

/**
 * @param attempts so far
 * @param wishedSeconds `Retry-After` of the receiver, or null
 * @param random from 0 to 1, so that receivers are not called at one moment
 * @returns null after the last attempt
 */
export function pauseAfterAttempt(
  attempts: number,
  wishedSeconds: number | null = null,
  random = Math.random(),
): number | null {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return null;
  const wished = Math.min((wishedSeconds ?? 0) * 1000, LONGEST_WISH_MS);
  return Math.max(Math.round(pause * (1 + JITTER * random)), wished);
}

/** The seconds of a `Retry-After`, which may be a date; null if there is none. */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}
