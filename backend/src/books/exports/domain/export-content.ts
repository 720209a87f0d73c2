import { createHash } from 'node:crypto';
import { type BookRole, purposeOf } from '@shop/contract/books';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { VAT_BOXES } from '@shop/contract/vat-return';
import { journalKinds } from '@shop/contract/words/en/books';
import type { JournalEntry, PostedEntry } from '../../journal/domain/journal-of.js';

/** An entry as it is exported. An entry that was corrected since is reversed, and exported anew. */
export interface WrittenEntry extends PostedEntry {
  readonly correction?: 'reversal' | 'correction';
}

/** The entries of an export with the names that the accounting software knows. */
export interface ExportContent {
  /** The earliest first; each has lines. */
  readonly entries: readonly WrittenEntry[];
  accountName(role: BookRole): string;
  /** The unique name of a party. @param key of its account */
  partyName(key: string): string;
}

/** The emirate of the seller; null if no line is standard-rated. */
export function emirateOf({ lines }: JournalEntry): Emirate | null {
  const boxes = lines.map(({ vat }) => vat?.box);
  return EMIRATES.find((_, index) => boxes.includes(VAT_BOXES[index])) ?? null;
}

/** Makes the second of these exported entries the current one. @param nth how often the entry was exported before */
export const correctionOf = (before: PostedEntry, after: PostedEntry, nth: number): WrittenEntry[] => [
  {
    ...before,
    _id: `${before._id}:reversal:${nth}`,
    lines: before.lines.map((line) => ({ ...line, amount: -line.amount })),
    correction: 'reversal',
  },
  { ...after, _id: `${after._id}:correction:${nth}`, correction: 'correction' },
];

export const narrationOf = ({ document, kind, correction, reference }: WrittenEntry): string =>
  [document.number, journalKinds[kind], correction, reference].filter(Boolean).join(', ');

/** Accounting software finds customers by name. TallyPrime and Zoho Books allow at least this length. */
const MOST_LETTERS = 100;

/** The name of a party in one line, with a number if another has it. @param taken names in lower case */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const line = name.replace(/[\s\p{Cc}]+/gu, ' ').trim() || '?';
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const found = line.slice(0, MOST_LETTERS - suffix.length).trim() + suffix;
    if (!taken.has(found.toLowerCase())) return found;
  }
}

/** The same for the same content of an entry. Which bank account has its money may become known after its export. */
export function fingerprintOf({ day, lines }: PostedEntry): string {
  const content = [day, ...lines.map(({ role, amount, of, party }) => [purposeOf(role), amount, of, party.key])];
  return createHash('sha1').update(JSON.stringify(content)).digest('base64url');
}
