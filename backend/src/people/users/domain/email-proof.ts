import { createHmac, timingSafeEqual } from 'node:crypto';

/** An address of a user, which the link that was mailed to it proves until the end of its time. */
export interface EmailProof {
  readonly user: string;
  readonly email: string;
  readonly expiresAt: Date;
}

/** The token of the mailed link. It is stored nowhere: only the secret of the shop makes it. */
export function proofToken(proof: EmailProof, secret: string): string {
  const seconds = Math.floor(proof.expiresAt.getTime() / 1000);
  return `${proof.user}.${seconds}.${signature(proof.user, seconds, proof.email, secret)}`;
}

/** The id of the user that a token names; whether it proves anything is not checked. */
export const userOfToken = (token: string): string => token.split('.')[0] ?? '';

/** True if the token was made for this user and address, and its time is not over. */
export function provesEmail(
  token: string,
  { user, email }: Omit<EmailProof, 'expiresAt'>,
  now: Date,
  secret: string,
): boolean {
  const [, seconds = '', given = ''] = token.split('.');
  if (email === '' || !/^\d{1,12}$/.test(seconds) || Number(seconds) * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(signature(user, Number(seconds), email, secret));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

function signature(user: string, seconds: number, email: string, secret: string): string {
  return createHmac('sha256', secret).update(`email proof\n${user}\n${seconds}\n${email}`).digest('base64url');
}
