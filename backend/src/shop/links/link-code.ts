import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;
export const CODE_MINUTES = 15;

/** Six digits, uniformly random. */
export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

interface Bound {
  /** Id of the link. */
  readonly link: string;
  readonly revision: number;
}

/** The hash of a code; it is valid for this link and this revision only. */
export function codeHash(code: string, { link, revision }: Bound, secret: string): string {
  return createHmac('sha256', secret).update(`quote code ${link} ${revision} ${code}`).digest('hex');
}

interface MailedCode {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** True if the hash is that of the mailed code, which has not expired. */
export const isValidCode = (mailed: MailedCode | null, hash: string, now: Date): boolean =>
  isSameHash(mailed?.hash ?? '', hash) && mailed !== null && mailed.expiresAt >= now;

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A masked address that only its owner recognises: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
