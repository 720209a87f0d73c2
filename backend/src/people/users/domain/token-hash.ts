import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a random token, in hex. Random tokens need no slow hash, and this runs in each call. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Long enough that a token can't be guessed. */
const TOKEN_BYTES = 32;

/** A random token for a link, in the characters of base64url. Only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
