import { createHash } from 'node:crypto';
import type { AccountRole, BookAccount } from '@shop/contract/books';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { VAT_BOXES } from '@shop/contract/vat-return';
import type { JournalEntry, PostedEntry } from '../../journal/domain/journal-of.js';

/** The entries of an export with the names that the accounting software knows. */
export interface ExportContent {
  /** The earliest first; each has lines. */
  readonly entries: readonly PostedEntry[];
  readonly accounts: ReadonlyMap<AccountRole, BookAccount>;
  /** The unique name of each party, by the key of its account. */
  readonly parties: ReadonlyMap<string, string>;
}

export const accountName = ({ accounts }: ExportContent, role: AccountRole): string => accounts.get(role)?.name ?? '';

export const partyName = ({ parties }: ExportContent, key: string): string => parties.get(key) ?? '';

/** The emirate of the seller; null if no line is standard-rated. */
export function emirateOf({ lines }: JournalEntry): Emirate | null {
  const boxes = lines.map(({ vat }) => vat?.box);
  return EMIRATES.find((_, index) => boxes.includes(VAT_BOXES[index])) ?? null;
}

/** The same for the same content of an entry. */
export function fingerprintOf({ day, lines }: PostedEntry): string {
  const content = [day, ...lines.map(({ role, amount, of, party }) => [role, amount, of, party.key])];
  return createHash('sha1').update(JSON.stringify(content)).digest('base64url');
}
