import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@shop/contract/second-factor';
import { hashOf } from './token-hash.js';

/** The alphabet has no letters that look like digits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixteen of 32 letters are 80 bits: at that length, the hash needs no salt. */
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** New codes in the form that is shown once: `ABCD-EFGH-JKLM-NPQR`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** The hash of a code; case and separators are ignored. */
export function recoveryHash(code: string): string {
  return hashOf(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}
