import type { BankTableProfile } from '@shop/contract/bank';
import { decoded, UnknownEncoding } from '@shop/contract/sheets/decoded';
import { fileKind } from '@shop/contract/sheets/file-kind';
import { readSheets, UnreadableSheet } from '@shop/contract/sheets/read-sheets';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { refuse } from '../../../platform/errors/refuse.js';
import { isNumberOf } from '../domain/account-number.js';
import { type FoundStatements, type ReadBankStatement, tidied, type UnreadRow } from './bank-statement.js';
import { foundInCamt053, isCamt053 } from './camt053.js';
import { guessedProfile, type Notation, withOneHeading } from './columns.js';
import { foundInMt940, isMt940 } from './mt940.js';
import { accountIn, headerOf, readTable } from './table.js';

export interface BankFileContext extends Notation {
  /** The account of the shop; empty: any. */
  readonly iban: string;
  /** The day in Dubai: a day far ahead is no day of a statement. */
  readonly today: string;
  /** How the last table of the account was read: its notation, and columns that staff chose, count for the same headings. */
  readonly table?: BankTableProfile | null;
}

export interface UnusedColumn {
  readonly index: number;
  readonly heading: string;
  readonly values: readonly string[];
}

export interface ReadBankFile {
  readonly statements: readonly ReadBankStatement[];
  /** How the columns of a table were read; null for MT940 and CAMT.053. */
  readonly profile: BankTableProfile | null;
  readonly unusedColumns: readonly UnusedColumn[];
  readonly unread: readonly UnreadRow[];
}

/**
 * Reads a file of a bank, whatever its format, for one account.
 * @throws DomainError BANK_FILE_KIND, BANK_ACCOUNT_DIFFERS, BANK_CURRENCY, BANK_COLUMNS_UNKNOWN, BANK_FILE_UNREADABLE,
 * BANK_BALANCE_WRONG, STATEMENT_DOES_NOT_ADD_UP, and BANK_COLUMNS_UNCLEAR, BANK_DATES_UNCLEAR, BANK_DECIMAL_UNCLEAR and
 * BANK_DIRECTION_UNCLEAR where two readings fit
 */
export function readBankFile(bytes: Uint8Array, context: BankFileContext): ReadBankFile {
  const text = textOf(bytes);
  if (text !== undefined && isMt940(text)) return ofMessages(foundInMt940(text), context);
  if (text !== undefined && isCamt053(text)) return ofMessages(foundInCamt053(text), context);
  return readTables(
    attempt(() => readSheets(bytes)),
    text === undefined ? 'xlsx' : 'csv',
    context,
  );
}

/** Another account, in whatever state, never stops this one. */
function ofMessages({ found, unread }: FoundStatements, { iban }: BankFileContext): ReadBankFile {
  const ofAccount = found.filter(({ account }) => iban === '' || account === '' || isNumberOf(iban, account));
  const own = ofAccount.filter(({ currency }) => iban === '' || ['', 'AED'].includes(currency));
  const others = found.filter((one) => !own.includes(one));
  if (own.length === 0 && ofAccount[0]) throw refuse('BANK_CURRENCY', { currency: ofAccount[0].currency });
  if (own.length === 0 && others.length > 0)
    throw refuse('BANK_ACCOUNT_DIFFERS', { found: others.map(({ account }) => account).join(', '), account: iban });
  const statements = own.map(({ read }) => read());
  const rows = [
    ...unread,
    ...others.map(({ line, account, currency }) => ({ line, text: `${account} ${currency}`.trim() })),
    ...statements.flatMap((statement) => statement.unread),
  ];
  return { statements, profile: null, unusedColumns: [], unread: rows.sort((a, b) => a.line - b.line) };
}

/** Reads the first sheet with a table. */
function readTables(read: readonly Sheet[], format: 'csv' | 'xlsx', context: BankFileContext): ReadBankFile {
  const sheets = read.map(withOneHeading);
  const { iban, today, table, dateOrder, decimal } = context;
  for (const [index, sheet] of sheets.entries()) {
    if (sheet.rows.length > MOST_ROWS) throw refuse('BANK_FILE_TOO_LONG', { max: MOST_ROWS });
    const last = table != null && headerOf(sheet, table) >= 0 ? table : undefined;
    const known = { dateOrder: dateOrder ?? last?.dateOrder, decimal: decimal ?? last?.decimal };
    const profile = last?.isChosen === true ? last : guessedProfile(sheet, today, known);
    if (profile === undefined) continue;
    const header = headerOf(sheet, profile);
    const named = sheet.rows.slice(0, header).flatMap((row) => accountIn(row.join(' ')) ?? []);
    if (iban !== '' && named.length > 0 && !named.some((account) => isNumberOf(iban, account)))
      throw refuse('BANK_ACCOUNT_DIFFERS', { found: named.join(', '), account: iban });
    const chosen = { ...profile, ...(dateOrder && { dateOrder }), ...(decimal && { decimal }) };
    const statement = readTable(sheet, chosen, format, iban);
    const others = sheets
      .filter((_, at) => at !== index)
      .map(({ name, rows }) => ({ line: 1, text: `${name} (${String(rows.length)})` }));
    return {
      statements: [statement],
      profile: chosen,
      unusedColumns: unusedColumns(sheet, chosen, header),
      unread: [...statement.unread, ...others],
    };
  }
  throw refuse('BANK_COLUMNS_UNKNOWN');
}

/** A file with the most lines, each with text in several rows, has fewer. */
const MOST_ROWS = 10_000;
const MOST_VALUES = 3;

function unusedColumns(
  { rows }: Sheet,
  { headings, columns, texts }: BankTableProfile,
  header: number,
): UnusedColumn[] {
  const used = new Set([...Object.values(columns), ...texts]);
  const below = rows.slice(header + 1);
  const width = below.reduce((widest, row) => Math.max(widest, row.length), headings.length);
  return Array.from({ length: width }, (_, index) => {
    const cells = below.map((row) => tidied(row[index] ?? '')).filter(Boolean);
    return { index, heading: headings[index] ?? '', values: [...new Set(cells)].slice(0, MOST_VALUES) };
  }).filter(({ index, values }) => !used.has(index) && values.length > 0);
}

/** Control characters that programs of transfer add. */
const CONTROLS = /[^\P{Cc}\s]+/gu;

/** undefined: the file is a workbook */
const textOf = (bytes: Uint8Array): string | undefined =>
  fileKind(bytes) === 'workbook' ? undefined : attempt(() => decoded(bytes)).replace(CONTROLS, '');

function attempt<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnknownEncoding || error instanceof UnreadableSheet) throw refuse('BANK_FILE_KIND');
    throw error;
  }
}
