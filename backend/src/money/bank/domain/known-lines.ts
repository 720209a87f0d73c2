import { createHash } from 'node:crypto';
import type { ReadBankLine } from '../reading/bank-statement.js';

/** A line, with a fingerprint and a number that distinguish it from other lines of its account. */
export interface CountedLine {
  readonly line: ReadBankLine;
  readonly fingerprint: string;
  /** From 1, among lines with the same fingerprint: a bank writes equal lines, such as ten equal charges of a day. */
  readonly nth: number;
}

/**
 * Counts equal lines of a file. A line is known if the account has one with its fingerprint and number: a file that is
 * sent twice adds nothing, and an overlapping one adds only new lines.
 */
export function counted(lines: readonly ReadBankLine[]): CountedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const fingerprint = fingerprintOf(line);
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    return { line, fingerprint, nth };
  });
}

/** The bank's own number if there is one, otherwise all words, ignoring case and spaces. */
function fingerprintOf({ bookedOn, amount, bankId, text, reference, counterparty }: ReadBankLine): string {
  const words = [text, reference, counterparty.iban]
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const own = bankId === '' ? words : `#${bankId}`;
  return createHash('sha256')
    .update(`${bookedOn}\n${String(amount)}\n${own}`)
    .digest('hex')
    .slice(0, 32);
}
