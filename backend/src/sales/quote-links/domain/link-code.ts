import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;
export const CODE_MINUTES = 15;

/** Six digits, each as likely as any other. */
export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

interface Bound {
  /** Id of the link. */
  readonly link: string;
  readonly revision: number;
}

/** The hash of a code, which fits no other link and no other revision. */
export function codeHash(code: string, { link, revision }: Bound, secret: string): string {
  return createHmac('sha256', secret).update(`quote code ${link} ${revision} ${code}`).digest('hex');
}

/** Compares in the same time, wherever they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** An address as somebody knows it again to whom it belongs, and nobody else learns it: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
