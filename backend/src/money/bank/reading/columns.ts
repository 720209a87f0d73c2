import {
  type BankColumn,
  type BankDateOrder,
  type BankDecimal,
  type BankTableProfile,
  MAX_BANK_COLUMNS,
} from '@shop/contract/bank';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { refuse } from '../../../platform/errors/refuse.js';
import { amountIn, decimalOf, directionOf, plainArabic, type Unclear } from './amounts.js';
import { isCurrency, tidied } from './bank-statement.js';
import { dateOrderOf, dayIn } from './days.js';

/** The cells of a column below its heading, without empty ones. */
type Cells = readonly string[];

const most = (cells: Cells, test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
const isDayCell = (cell: string) => dayIn(cell, 'dmy') !== undefined || dayIn(cell, 'mdy') !== undefined;
const isAmountCell = (cell: string) => amountIn(cell, '.') !== undefined || amountIn(cell, ',') !== undefined;
const isTime = (cell: string) => /^\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?$/i.test(cell);
const isDash = (cell: string) => /^[-−–]$/.test(cell);
/** An empty column may be of amounts. */
const hasDigits = (cells: Cells) => {
  const filled = cells.filter((cell) => !isDash(cell));
  return filled.filter((cell) => /\p{Nd}/u.test(cell) && cell.length <= 40).length * 2 >= filled.length;
};
const areMarks = (cells: Cells) => cells.length > 0 && cells.every((cell) => directionOf(cell) !== undefined);
const areCurrencies = (cells: Cells) => cells.length > 0 && cells.every((cell) => isCurrency(cell.toUpperCase()));
const isOther = (cells: Cells) => !cells.some(isDayCell);

type Meaning = readonly [column: BankColumn, heading: RegExp, fits: (cells: Cells) => boolean];

const words = (latin: string, arabic: string) => new RegExp(`\\b(?:${latin})\\b|${arabic}`);
const BOTH = '(?:dr?|debits?) ?(?:cr?|credits?)|(?:cr?|credits?) ?(?:dr?|debits?)';
const OUT = 'debits?|dr|withdraw(?:als?|n)|out(?:flow|going)|(?:money|paid|cash) out';
const IN = 'credits?|cr|deposit(?:s|ed)?|lodgements?|in(?:flow|coming)|(?:money|paid|cash) in';
const PARTIES = 'payer|remitter|sender|counterparty|ordering|beneficiary|payee|partner';
const TEXTS = 'desc(?:ription)?|narrat(?:ion|ive)|details?|particulars|remarks?|memo|text';
const NUMBER = '(?:transaction|trans|txn|voucher|slip) ?(?:id|no|number)';

/** How banks head their columns, and what these contain; the first match counts. */
const MEANINGS: readonly Meaning[] = [
  ['valueOn', words('value ?(?:date|dt)|valuta', 'تاريخ (?:القيمه|الاستحقاق|الحق)'), hasDigits],
  ['bookedOn', words('date|dt|day|booked|posted|datum', 'تاريخ'), hasDigits],
  ['mark', words(`sign|indicator|${BOTH}`, 'اشاره|مدين ?دائن'), (cells) => cells.length > 0 && !hasDigits(cells)],
  ['mark', words('type', 'نوع'), (cells) => most(cells, (cell) => directionOf(cell) !== undefined)],
  [
    'status',
    words('status|state|result|outcome|posted|booked|cleared|settled|pending|hold', 'حاله'),
    (cells) => cells.length > 0 && isOther(cells),
  ],
  ['currency', words('currency|ccy|curr?', 'عمله'), (cells) => most(cells, (cell) => /^\p{L}{3,8}$/u.test(cell))],
  ['balance', words('bal(?:ance)?|saldo', 'رصيد'), hasDigits],
  ['reference', words(`ref(?:erence)?|che(?:que|ck)|chq|instrument|${NUMBER}`, 'مرجع|شيك'), isOther],
  // A column of both directions has signs.
  ['amount', words(BOTH, 'مدين ?دائن'), hasDigits],
  ['debit', words(OUT, 'مدين|سحب|خصم|صادر|^عليه$|^payments?$|^out$'), hasDigits],
  ['credit', words(IN, 'دائن|ايداع|وديعه|ودائع|اضافه|وارد|^له$|^receipts?$|^in$'), hasDigits],
  ['amount', words('amount|amt|betrag', 'مبلغ|^(?:ال)?قيمه|^value$'), hasDigits],
  ['counterparty', words(PARTIES, '^name$|مستفيد|مرسل'), isOther],
  ['text', words(TEXTS, 'بيان|وصف|تفاصيل|ملاحظات'), isOther],
];
const ONE_DIRECTION: readonly BankColumn[] = ['balance', 'debit', 'credit'];
const MONEY: readonly BankColumn[] = ['amount', 'debit', 'credit', 'balance'];
const WORDS: readonly BankColumn[] = ['reference', 'counterparty', 'text'];
/** Headings of the shop's own account; they never name a payer. */
const OWN = /^(?:account|acct?|a c|iban|branch|customer|company|رقم الحساب|اسم الحساب|(?:ال)?فرع)(?: |$)/;

const plainHeading = (heading: string) => tidied(plainArabic(heading.toLowerCase()).replace(/[_/.|()&:-]/g, ' '));

/** The meaning of a column by its heading and its content; undefined: it may be words. */
function meaningOf(heading: string, cells: Cells): BankColumn | undefined {
  const text = plainHeading(heading);
  const meanings = MEANINGS.filter(([, known]) => known.test(text));
  const named = meanings.map(([column]) => column);
  const isMoney = named.some((column) => ONE_DIRECTION.includes(column)) && !named.includes('mark');
  // The mark of a balance says nothing of the movement.
  if (areMarks(cells) && named.includes('balance')) return undefined;
  if (named[0] === 'status') return 'status';
  if (areCurrencies(cells)) return 'currency';
  // Parts of a dirham, or thousands of them, are no amounts.
  if (/\b(?:fils|000s?|thousands?)\b|فلس|الف/.test(text)) return undefined;
  if (areMarks(cells) && !(isMoney && cells.every(isDash))) return 'mark';
  return meanings.find(([, , fits]) => fits(cells))?.[0];
}

export const isOwnHeading = (heading: string): boolean => OWN.test(plainHeading(heading));

const isWords = (heading: string, cells: Cells): boolean =>
  !isOwnHeading(heading) &&
  !areMarks(cells) &&
  most(cells, (cell) => !isAmountCell(cell) && !isDayCell(cell) && !isTime(cell));

interface Columns {
  readonly columns: Partial<Record<BankColumn, number>>;
  readonly texts: number[];
}

function columnsOf(headings: readonly string[], cellsOf: (index: number) => Cells): Columns {
  const found = new Map<BankColumn, number[]>();
  const texts: number[] = [];
  for (const [index, heading] of headings.entries()) {
    const cells = cellsOf(index);
    const isUnnamedDay = heading === '' && most(cells, (cell) => isDayCell(cell) && !isAmountCell(cell));
    const meaning = isUnnamedDay ? 'bookedOn' : meaningOf(heading, cells);
    if (meaning !== undefined) found.set(meaning, [...(found.get(meaning) ?? []), index]);
    else if (isWords(heading, cells)) texts.push(index);
  }
  const columns: Partial<Record<BankColumn, number>> = {};
  for (const [column, indexes] of found) {
    const chosen = chosenOf(column, indexes, headings);
    columns[column] = chosen;
    // The second column of references or names has words too.
    if (WORDS.includes(column)) texts.push(...indexes.filter((index) => index !== chosen));
  }
  if (columns.debit !== undefined && columns.credit !== undefined) delete columns.amount;
  columns.bookedOn ??= columns.valueOn;
  texts.sort((a, b) => a - b);
  const text = columns.text ?? texts.shift();
  if (text !== undefined) columns.text = text;
  return { columns, texts };
}

const OF_ACCOUNT = /\bAED\b|درهم|local|account|running|ledger/i;
/** The columns that are preferred among those with the same meaning; otherwise the first one is. */
const PREFERRED: Readonly<Partial<Record<BankColumn, RegExp>>> = {
  bookedOn: /post|book|قيد/i,
  amount: OF_ACCOUNT,
  debit: OF_ACCOUNT,
  credit: OF_ACCOUNT,
  balance: OF_ACCOUNT,
  counterparty: /pay(?:er)?\b|remit|send|order|مرسل/i,
};

/** @throws DomainError BANK_COLUMNS_UNCLEAR if two columns can be these amounts */
function chosenOf(column: BankColumn, indexes: readonly number[], headings: readonly string[]): number {
  const preferred = indexes.filter((index) => PREFERRED[column]?.test(headings[index] ?? '') === true);
  const [first = 0, second] = preferred.length > 0 ? preferred : indexes;
  if (second !== undefined && MONEY.includes(column) && column !== 'balance')
    throw refuse('BANK_COLUMNS_UNCLEAR', { first: headings[first] ?? '', second: headings[second] ?? '' });
  return first;
}

/** One column with signs, or one for each direction. */
export const hasAmounts = ({ amount, debit, credit }: Partial<Record<BankColumn, number>>): boolean =>
  amount !== undefined || (debit !== undefined && credit !== undefined);

/** The number of the first rows among which the headings are. */
const LOOKED_AT = 60;
const isHeading = (cell: string) => cell === '' || (cell.length <= 80 && !/\p{Nd}{2}|^[\p{Nd}.,\s%-]+$/u.test(cell));

type Row = readonly string[];

/** The number of headings of a row that are known; 0 without a day or an amount. */
export function knownIn(row: Row): number {
  const headings = row.map(tidied);
  if (!headings.every(isHeading)) return 0;
  const nameOf = (heading: string) => MEANINGS.find(([, known]) => known.test(plainHeading(heading)))?.[0];
  const names = headings.flatMap((heading) => nameOf(heading) ?? []);
  const hasDay = names.includes('bookedOn') || names.includes('valueOn');
  const hasAmount = MONEY.some((column) => names.includes(column)) || names.includes('mark');
  return hasDay && hasAmount ? new Set(names).size : 0;
}

/** The place of the headings: the first of those rows with most known ones. */
function headerOf(rows: readonly Row[]): number {
  const known = rows.slice(0, LOOKED_AT).map(knownIn);
  return known.indexOf(Math.max(1, ...known));
}

/** A sheet whose headings stand in two rows, with both in the second one: `Amount` above `Debit` and `Credit`. */
export function withOneHeading({ name, rows }: Sheet): Sheet {
  const both = rows.slice(0, LOOKED_AT).map((row, index): Row => {
    const above = rows[index - 1] ?? [];
    const isPair = above.some((cell) => cell !== '') && [...above, ...row].every((cell) => isHeading(tidied(cell)));
    const width = Math.max(above.length, row.length);
    return isPair ? Array.from({ length: width }, (_, at) => tidied(`${above[at] ?? ''} ${row[at] ?? ''}`)) : [];
  });
  const known = both.map(knownIn);
  const most = Math.max(...known);
  const at = known.indexOf(most);
  const isOne = rows.slice(0, LOOKED_AT).some((row) => knownIn(row) >= most);
  return { name, rows: isOne ? rows : rows.with(at, both[at] ?? []) };
}

/** The notation of the account, by staff or by an earlier file. */
export interface Notation {
  readonly dateOrder?: BankDateOrder | undefined;
  readonly decimal?: BankDecimal | undefined;
}

/**
 * How a table is read, by its headings and by all of its cells.
 * @returns undefined: no row has headings of days and amounts
 * @throws DomainError BANK_COLUMNS_UNCLEAR, BANK_DATES_UNCLEAR, BANK_DECIMAL_UNCLEAR where two readings fit
 */
export function guessedProfile({ rows }: Sheet, today: string, known: Notation): BankTableProfile | undefined {
  const header = headerOf(rows);
  if (header < 0) return undefined;
  const below = rows.slice(header + 1);
  const width = Math.min(
    MAX_BANK_COLUMNS,
    rows.slice(header).reduce((widest, row) => Math.max(widest, row.length), 0),
  );
  const headings = Array.from({ length: width }, (_, index) => tidied(rows[header]?.[index] ?? ''));
  const cellsOf = (index: number) => below.map((row) => row[index]?.trim() ?? '').filter(Boolean);
  const isWhole = ({ columns }: Columns) => columns.bookedOn !== undefined && hasAmounts(columns);
  // Cells that do not fit their headings are refused with their rows.
  const byCells = columnsOf(headings, cellsOf);
  const found = isWhole(byCells) ? byCells : columnsOf(headings, () => []);
  if (!isWhole(found)) return undefined;
  const notation = notationOf(rows, header, found.columns, today, known);
  return { headings: (rows[header] ?? []).map(tidied), ...found, isChosen: false, ...notation };
}

/** @throws DomainError if two readings fit, and the notation that is known is none of them */
function notationOf(
  rows: Sheet['rows'],
  header: number,
  columns: Columns['columns'],
  today: string,
  known: Notation,
): Pick<BankTableProfile, 'dateOrder' | 'decimal'> {
  const cellsIn = (...names: BankColumn[]) =>
    rows.slice(header + 1).flatMap((row) => names.map((name) => row[columns[name] ?? -1]?.trim() ?? ''));
  const answered = <Answer extends string>(
    code: 'BANK_DATES_UNCLEAR' | 'BANK_DECIMAL_UNCLEAR',
    read: Answer | Unclear<Answer>,
    answer: Answer | undefined,
    cells: readonly string[],
  ): Answer => {
    if (typeof read === 'string') return read;
    if (answer !== undefined && read.among.includes(answer)) return answer;
    const [first, second] = read.readings;
    const line = header + 2 + Math.floor((read.index * (rows.length - header - 1)) / cells.length);
    throw refuse(code, { line, value: cells[read.index] ?? '', first, second });
  };
  const [days, amounts] = [cellsIn('bookedOn'), cellsIn(...MONEY)];
  const dates = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b/g;
  const others = rows.slice(0, header).flatMap((row) => row.join(' ').match(dates) ?? []);
  const order = dateOrderOf(days, [...cellsIn('valueOn'), ...others], today);
  return {
    dateOrder: answered('BANK_DATES_UNCLEAR', order, known.dateOrder, days),
    decimal: answered('BANK_DECIMAL_UNCLEAR', decimalOf(amounts), known.decimal, amounts),
  };
}
