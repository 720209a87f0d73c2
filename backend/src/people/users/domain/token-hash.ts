import { createHash } from 'node:crypto';

/** SHA-256 of a random token, in hex: enough for what can't be guessed, and quick enough for each call. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The length of a token that nobody guesses. */
export const TOKEN_BYTES = 32;
