import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older signatures are refused, so that they can't be replayed later. */
const MAX_AGE_SECONDS = 300;

const VERSION = 'v1=';

/** The time of a signature: whole seconds since 1970, as both sides write it. */
export function timestampOf(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}

/** HMAC-SHA256 over timestamp, a full stop and the body, in the form of the header. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return VERSION + createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** True if the secret signed this body at most five minutes ago, or at most five minutes ahead of this clock. */
export function isSigned(
  secret: string,
  { timestamp, signature, body }: { readonly timestamp: string; readonly signature: string; readonly body: string },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) return false;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(secret, timestamp, body))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
