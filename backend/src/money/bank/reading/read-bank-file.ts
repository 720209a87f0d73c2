import type { BankTableProfile } from '@shop/contract/bank';
import { decoded, UnknownEncoding } from '@shop/contract/sheets/decoded';
import { fileKind } from '@shop/contract/sheets/file-kind';
import { readSheets, UnreadableSheet } from '@shop/contract/sheets/read-sheets';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { refuse } from '../../../platform/errors/refuse.js';
import type { ReadBankStatement } from './bank-statement.js';
import { isCamt053, readCamt053 } from './camt053.js';
import { isMt940, readMt940 } from './mt940.js';
import { guessedProfile, readTable } from './table.js';

export interface ReadBankFile {
  readonly statements: readonly ReadBankStatement[];
  /** How the columns of a table were read; null for MT940 and CAMT.053. */
  readonly profile: BankTableProfile | null;
}

/**
 * Reads a file of a bank, whatever its format.
 * @param stored the columns of the account's last table, which count if they fit
 * @throws DomainError BANK_FILE_KIND, BANK_COLUMNS_UNKNOWN, BANK_FILE_UNREADABLE, BANK_BALANCE_WRONG, STATEMENT_DOES_NOT_ADD_UP
 */
export function readBankFile(bytes: Uint8Array, stored?: BankTableProfile): ReadBankFile {
  const text = textOf(bytes);
  if (text !== undefined && isMt940(text)) return { statements: readMt940(text), profile: null };
  if (text !== undefined && isCamt053(text)) return { statements: readCamt053(text), profile: null };
  const sheets = sheetsOf(bytes);
  const format = text === undefined ? 'xlsx' : 'csv';
  for (const sheet of sheets) {
    const profile = stored !== undefined && hasHeadings(sheet, stored) ? stored : guessedProfile(sheet);
    if (profile !== undefined) return { statements: [readTable(sheet, profile, format)], profile };
  }
  throw refuse('BANK_COLUMNS_UNKNOWN');
}

const hasHeadings = ({ rows }: Sheet, { headings }: BankTableProfile): boolean =>
  rows.some((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t') === headings.join('\t'));

/** undefined: the file is a workbook */
function textOf(bytes: Uint8Array): string | undefined {
  if (fileKind(bytes) === 'workbook') return undefined;
  try {
    return decoded(bytes);
  } catch (error) {
    if (error instanceof UnknownEncoding) throw refuse('BANK_FILE_KIND');
    throw error;
  }
}

function sheetsOf(bytes: Uint8Array): Sheet[] {
  try {
    return readSheets(bytes);
  } catch (error) {
    if (error instanceof UnreadableSheet) throw refuse('BANK_FILE_KIND');
    throw error;
  }
}
