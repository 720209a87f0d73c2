import type { BankColumn, BankTableProfile } from '@shop/contract/bank';
import { type Fils, aedText } from '@shop/contract/money';
import { headingRow } from '@shop/contract/sheets/columns';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { refuse } from '../../../platform/errors/refuse.js';
import { dateOrderOf, dayIn, decimalOf, filsIn } from './amounts.js';
import { currencyOf, ibanIn, kindOf, type ReadBankLine, type ReadBankStatement, tidied } from './bank-statement.js';

/** How banks head their columns; the first match counts. */
const HEADINGS: readonly (readonly [BankColumn, RegExp])[] = [
  ['valueOn', /\bvalue ?(?:date|dt)\b|\bvaluta\b|تاريخ (?:القيمة|الاستحقاق)/i],
  ['bookedOn', /\bdate\b|\bbooked\b|\bdatum\b|تاريخ/i],
  ['balance', /\bbalance\b|\bsaldo\b|الرصيد|رصيد/i],
  ['debit', /\bdebits?\b|\bwithdrawals?\b|\bpaid out\b|\bmoney out\b|^dr\.?$|مدين|سحب|خصم/i],
  ['credit', /\bcredits?\b|\bdeposits?\b|\bpaid in\b|\bmoney in\b|^cr\.?$|دائن|ايداع|إيداع|اضافة|إضافة/i],
  ['amount', /\bamount\b|\bbetrag\b|المبلغ|مبلغ/i],
  ['reference', /\b(?:ref(?:erence)?|cheque|chq|instrument|transaction (?:id|no|number))\b|مرجع|رقم الشيك/i],
  ['counterparty', /\b(?:payer|beneficiary|counterparty|sender|remitter|name)\b|المستفيد|المرسل/i],
  ['text', /\b(?:description|narrat(?:ion|ive)|details?|particulars|remarks?|memo)\b|البيان|الوصف|التفاصيل|ملاحظات/i],
];

function columnOfHeading(heading: string): BankColumn | undefined {
  const text = tidied(heading.replace(/[_/]/g, ' '));
  return text === '' ? undefined : HEADINGS.find(([, words]) => words.test(text))?.[0];
}

/** @returns undefined: no row has headings of days and amounts */
export function guessedProfile({ rows }: Sheet): BankTableProfile | undefined {
  const header = headingRow(rows, (heading) => columnOfHeading(heading) !== undefined);
  const headings = rows[header] ?? [];
  const columns: Partial<Record<BankColumn, number>> = {};
  for (const [index, heading] of headings.entries()) {
    const column = columnOfHeading(heading);
    if (column !== undefined) columns[column] ??= index;
  }
  columns.bookedOn ??= columns.valueOn;
  if (columns.bookedOn === undefined || !hasAmounts(columns)) return undefined;
  const cells = (...names: readonly BankColumn[]) =>
    rows.slice(header + 1).flatMap((row) => names.flatMap((name) => row[columns[name] ?? -1] ?? []));
  return {
    headings: headings.map(tidied),
    columns,
    dateOrder: dateOrderOf(cells('bookedOn')),
    decimal: decimalOf(cells('amount', 'debit', 'credit', 'balance')),
  };
}

/** One column with signs, or one for each direction. */
export const hasAmounts = ({ amount, debit, credit }: Partial<Record<BankColumn, number>>): boolean =>
  amount !== undefined || (debit !== undefined && credit !== undefined);

/**
 * Reads the rows below the headings. Rows without a day are remarks and sums; a row with a day must have an amount.
 * @throws DomainError BANK_COLUMNS_UNKNOWN, BANK_FILE_UNREADABLE, BANK_BALANCE_WRONG
 */
export function readTable(sheet: Sheet, profile: BankTableProfile, format: 'csv' | 'xlsx'): ReadBankStatement {
  const header = sheet.rows.findIndex((row) => row.map(tidied).join('\t') === profile.headings.join('\t'));
  if (header < 0) throw refuse('BANK_COLUMNS_UNKNOWN');
  const read = sheet.rows.slice(header + 1).flatMap((row, index) => {
    const line = rowOf(row, profile, header + index + 2);
    return line === undefined ? [] : [line];
  });
  const ordered = isNewestFirst(read) ? read.reverse() : read;
  requireBalances(ordered);
  const [first] = ordered;
  const last = ordered.at(-1);
  return {
    format,
    account: '',
    currency: currencyOf(currenciesIn(sheet, profile, header)),
    from: first?.line.bookedOn ?? '',
    to: last?.line.bookedOn ?? '',
    opening: first?.balance == null ? null : first.balance - first.line.amount,
    closing: last?.balance ?? null,
    lines: ordered.map(({ line }) => line),
  };
}

interface TableRow {
  readonly line: ReadBankLine;
  /** null: the row has none. */
  readonly balance: Fils | null;
}

function rowOf(
  row: readonly string[],
  { columns, dateOrder, decimal }: BankTableProfile,
  number: number,
): TableRow | undefined {
  const cell = (name: BankColumn) => row[columns[name] ?? -1]?.trim() ?? '';
  const bookedOn = dayIn(cell('bookedOn'), dateOrder);
  const amountIn = (name: BankColumn): Fils | null => {
    const fils = filsIn(cell(name), decimal);
    if (fils === undefined && bookedOn !== undefined) throw unreadable(number, cell(name));
    return fils ?? null;
  };
  const [amount, debit, credit] = [amountIn('amount'), amountIn('debit'), amountIn('credit')];
  if (bookedOn === undefined) {
    // A row with an amount and a wrong day, or a day in another column, is never passed over; a sum has neither.
    const hasDay = /\d/.test(cell('bookedOn')) || row.some((one) => dayIn(one, dateOrder) !== undefined);
    if (hasDay && [amount, debit, credit].some((one) => one !== null)) throw unreadable(number, cell('bookedOn'));
    return undefined;
  }
  if (debit !== null && credit !== null && debit !== 0 && credit !== 0) throw unreadable(number, row.join(' '));
  const moved = (amount ?? (debit ?? credit) === null) ? amount : (credit ?? 0) - Math.abs(debit ?? 0);
  if (moved === 0) return undefined;
  if (moved === null) {
    // "Opening balance" of a day moves nothing.
    if (cell('balance') !== '') return undefined;
    throw unreadable(number, row.join(' '));
  }
  const valueOn = dayIn(cell('valueOn'), dateOrder) ?? bookedOn;
  const text = tidied(cell('text'));
  const balance = amountIn('balance');
  return {
    balance,
    line: {
      line: number,
      bookedOn,
      valueOn,
      amount: moved,
      text,
      reference: tidied(cell('reference')),
      bankId: '',
      counterparty: { name: tidied(cell('counterparty')), iban: ibanIn(text) },
      kind: kindOf(text),
      balance,
    },
  };
}

const FOREIGN = /\b(?:USD|EUR|GBP|CHF|SAR|QAR|KWD|BHD|OMR|INR|CNY)\b/;

/** The currencies that the headings name, or a column of them. */
function currenciesIn({ rows }: Sheet, { headings, columns }: BankTableProfile, header: number): string[] {
  const { amount, debit, credit, balance } = columns;
  const money = [amount, debit, credit, balance].map((index) => headings[index ?? -1] ?? '');
  const column = headings.findIndex((heading) => /^(?:currency|ccy|العملة)$/i.test(heading));
  const cells = rows.slice(header + 1).map((row) => row[column]?.trim().toUpperCase() ?? '');
  return [...money, ...cells].flatMap((text) => FOREIGN.exec(text)?.[0] ?? []);
}

const unreadable = (line: number, value: string) =>
  refuse('BANK_FILE_UNREADABLE', { line, value: tidied(value).slice(0, 80) });

/** Days say it; on a single day, the balances. */
function isNewestFirst(rows: readonly TableRow[]): boolean {
  const [first, second] = rows;
  const last = rows.at(-1);
  if (first === undefined || second === undefined || last === undefined) return false;
  if (first.line.bookedOn !== last.line.bookedOn) return first.line.bookedOn > last.line.bookedOn;
  return first.balance !== null && second.balance !== null && first.balance - first.line.amount === second.balance;
}

/** @throws DomainError BANK_BALANCE_WRONG at the first row whose balance does not follow from the one before */
function requireBalances(rows: readonly TableRow[]): void {
  for (const [index, { line, balance }] of rows.entries()) {
    const before = rows[index - 1]?.balance ?? null;
    if (balance === null || before === null || before + line.amount === balance) continue;
    throw refuse('BANK_BALANCE_WRONG', {
      line: line.line,
      expected: aedText(before + line.amount),
      found: aedText(balance),
    });
  }
}
