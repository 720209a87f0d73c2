import { createHash } from 'node:crypto';

/** SHA-256 of a random token, in hex. Random tokens need no slow hash, and this runs in each call. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Long enough that a token can't be guessed. */
export const TOKEN_BYTES = 32;
