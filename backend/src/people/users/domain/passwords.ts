import { hash, verify } from '@node-rs/argon2';
import { MIN_PASSWORD_LENGTH } from '@shop/contract/limits';
import { isCommonPassword } from './common-passwords.js';

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 iterations, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT_HASH = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** The hash of an unknown password. Checking against it takes as long as checking against a user's hash. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$3eai/99ZtDKhcNOJAHhxgQ$KvP+fqIi3XLKG7SSKsmEHGMIHZPWKqTK3zSsn3pLEK4';

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), PARAMETERS);
}

/** Takes the same time whether or not the user exists (`stored` null). */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? DUMMY_HASH, normalized(password));
  return stored !== null && matches;
}

/** True if the hash was made with other parameters than the current ones. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(CURRENT_HASH);
}

/**
 * NIST SP 800-63B: a minimum length, no rules for character classes, no common passwords.
 * @returns the problem of the new password of `owner`, or null
 */
export function passwordProblem(password: string, owner: { email: string; name: string }): string | null {
  const chosen = normalized(password);
  if ([...chosen].length < MIN_PASSWORD_LENGTH) {
    return `Password must have at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  const plain = chosen.trim().toLowerCase();
  const [mailbox = ''] = owner.email.toLowerCase().split('@');
  const about = [owner.email, mailbox, owner.name].map((text) => normalized(text).trim().toLowerCase());
  if (about.includes(plain)) return 'Password must not be your name or email address.';
  return isCommonPassword(plain) ? 'This password is too easy to guess. Please choose another one.' : null;
}

/** Keyboards compose the same characters differently (NFKC, as NIST SP 800-63B advises). */
function normalized(text: string): string {
  return text.normalize('NFKC');
}
