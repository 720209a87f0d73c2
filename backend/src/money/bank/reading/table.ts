import type { BankColumn, BankTableProfile } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { refuse } from '../../../platform/errors/refuse.js';
import { amountIn, balanceIn, type Direction, directionOf, plainArabic } from './amounts.js';
import {
  currencyOf,
  ibanIn,
  kindOf,
  type ReadBankLine,
  type ReadBankStatement,
  tidied,
  unreadable,
  type UnreadRow,
} from './bank-statement.js';
import { dayIn } from './days.js';
import { directed, type MovedRow } from './directions.js';

interface TableRow extends MovedRow {
  readonly valueOn: string;
  readonly texts: string[];
  readonly references: string[];
  readonly names: string[];
}

/** The words of rows that repeat or sum up what other rows say. */
const FORWARD = '(?:brought|carried) (?:forward|down)|[bc] ?f|[bc] ?d';
const BALANCE = `(?:(?:opening|closing|beginning|ending|starting|start|end|final|initial|previous|ledger|available|current|book|statement|account) ?)*bal(?:ance)?(?: (?:${FORWARD}))?`;
const TOTAL =
  '(?:sub|grand|page|net)? ?totals?(?: (?:debits?|credits?|withdrawals?|deposits?|amounts?|balance|transactions?))*';
const ARABIC = `(?:ال)?رصيد(?: (?:ال)?(?:افتتاحي|ختامي|سابق|نهائي|مدور|مرحل|متاح|حالي|اول المده|اخر المده))?|(?:ال)?(?:اجمالي|مجموع)(?: (?:ال)?(?:مدين|دائن|ايداعات|سحوبات|عام|كلي))?`;
const NO_MOVEMENT = new RegExp(
  `^(?:${BALANCE}|(?:${FORWARD})(?: bal(?:ance)?)?|${TOTAL}|${ARABIC})(?: (?:as (?:of|on|at)|on|at|for|of|في|بتاريخ|حتى)( .*)?)?$`,
);
const plainWords = (cell: string) => tidied(plainArabic(cell.toLowerCase()).replace(/[^\p{L}\s]+/gu, ' '));
const isNoMovement = (cell: string) => NO_MOVEMENT.test(plainWords(cell));

/** The states of a movement that the bank has booked; others are no money yet, or no longer. */
const BOOKED =
  /^(?:booked|posted|completed?|success(?:ful)?|settled|cleared|processed|executed|done|paid|final|approved|accepted|ok|مكتمل|مكتمله|منفذ|منفذه|ناجح|ناجحه|تم|مقيد|مقيده)$/;
const OWN_CURRENCY = /^(?:AED|DHS?|UAE DIRHAMS?|DIRHAMS?|(?:ال)?درهم.*|\u20c3|د\.?إ\.?)$/i;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** The words of a row whose balance the next rows follow from. */
const OPENING = /open|begin|start|initial|previous|brought|^b ?f$|balance b ?f|افتتاح|سابق|مرحل|مدور|اول/;

const MOVED = ['amount', 'debit', 'credit'] as const;
const COLUMN_DIRECTIONS = { amount: undefined, debit: 'out', credit: 'in' } as const;
const NO_WORDS = { written: 0, marked: undefined, texts: [], references: [], names: [] };

/** The place of these headings; -1: the sheet has others. */
export const headerOf = ({ rows }: Sheet, { headings }: BankTableProfile): number =>
  rows.findIndex((row) => row.map(tidied).join('\t') === headings.join('\t'));

/**
 * Reads the rows below the headings. Each row is a movement, the continuation of one, or listed as not read.
 * @throws DomainError BANK_COLUMNS_UNKNOWN, BANK_FILE_UNREADABLE, BANK_DIRECTION_UNCLEAR, BANK_BALANCE_WRONG
 */
export function readTable(sheet: Sheet, profile: BankTableProfile, format: 'csv' | 'xlsx'): ReadBankStatement {
  const header = headerOf(sheet, profile);
  if (header < 0) throw refuse('BANK_COLUMNS_UNKNOWN');
  const rows = new Rows(profile, format === 'csv' ? profile.headings.length : undefined);
  for (const [index, row] of sheet.rows.entries())
    if (index !== header) rows.add(row.map(tidied), index + 1, index > header);
  const { found, unread, foreign } = rows;
  const { opening, closing, rows: read } = directed(found, profile.columns.amount === undefined);
  const lines = read.filter(({ row }) => row.written !== 0).map(({ row, amount }) => lineOf(row, amount));
  return {
    format,
    account: '',
    currency: currencyOf([
      ...moneyHeadings(profile).flatMap(
        (text) => text.match(/\b[A-Z]{3}\b/g)?.find((code) => CURRENCIES.has(code)) ?? [],
      ),
      ...(lines.length === 0 ? foreign : []),
    ]),
    from: lines[0]?.bookedOn ?? '',
    to: lines.at(-1)?.bookedOn ?? '',
    opening,
    closing,
    lines,
    unread,
  };
}

const moneyHeadings = ({ headings, columns: { amount, debit, credit, balance } }: BankTableProfile): string[] =>
  [amount, debit, credit, balance].map((index) => headings[index ?? -1] ?? '');

/** The rows of a table, as they are read one after the other. */
class Rows {
  readonly found: TableRow[] = [];
  readonly unread: UnreadRow[] = [];
  readonly foreign: string[] = [];
  /** The movement whose words may go on in the next row. */
  private previous: TableRow | undefined;
  private readonly words: readonly number[];

  constructor(
    private readonly profile: BankTableProfile,
    /** The number of cells of each row; undefined: the cells have places. */
    private readonly width: number | undefined,
  ) {
    const { text, reference, counterparty } = profile.columns;
    this.words = [text, reference, counterparty, ...profile.texts].filter((index) => index !== undefined);
  }

  add(row: readonly string[], line: number, isBelow: boolean): void {
    const filled = row.flatMap((cell, index) => (cell === '' ? [] : [index]));
    const previous = this.previous;
    this.previous = undefined;
    if (filled.length === 0) return;
    const value = tidied(row.join(' '));
    const found = isBelow ? this.rowOf(row, line, value) : undefined;
    if (found !== undefined) this.found.push(found);
    if (found !== undefined && found.written !== 0) this.previous = found;
    else if (isBelow && previous !== undefined && filled.every((index) => this.words.includes(index))) {
      const { texts, references, names } = this.wordsOf(row);
      previous.texts.push(...texts);
      previous.references.push(...references);
      previous.names.push(...names);
      this.previous = previous;
    } else this.unread.push({ line, text: value });
  }

  private cell(row: readonly string[], name: BankColumn): string {
    return row[this.profile.columns[name] ?? -1] ?? '';
  }

  /** The words of a row, in the order of their columns. */
  private wordsOf(row: readonly string[]): Pick<TableRow, 'texts' | 'references' | 'names'> {
    const { columns, texts } = this.profile;
    const indexes = columns.text === undefined ? texts : [columns.text, ...texts];
    return {
      texts: indexes.toSorted((a, b) => a - b).map((index) => row[index] ?? ''),
      references: [this.cell(row, 'reference')],
      names: [this.cell(row, 'counterparty')],
    };
  }

  /** @returns undefined: the row is no movement, and has no balance that others follow from */
  private rowOf(row: readonly string[], line: number, value: string): TableRow | undefined {
    if (row.join('\t') === this.profile.headings.join('\t') || this.isOther(row)) return undefined;
    const day = this.dayOf(row, 'bookedOn', line);
    const money = MOVED.map((name) => ({ name, written: this.amountOf(row, name, line, day) }));
    const [moved, second] = money.filter(({ written }) => written !== null && written.fils !== 0);
    const summed = row.find((cell) => cell !== '' && isNoMovement(cell));
    const balance = balanceIn(this.cell(row, 'balance'), this.profile.decimal);
    const rest = { line, day: day ?? '', value, balance: balance ?? null, valueOn: day ?? '' };
    if (summed !== undefined)
      return moved === undefined && balance != null && OPENING.test(plainWords(summed))
        ? { ...rest, ...NO_WORDS }
        : undefined;
    if (day === undefined && moved === undefined) return undefined;
    // A cell of a text file that is lost or added moves those behind it.
    const isCut =
      this.width !== undefined && (row.length < this.width || row.findLastIndex((cell) => cell !== '') >= this.width);
    const isEmpty = money.every(({ written }) => written === null) && balance === null;
    // A row with an amount and no day, or with a day and no amount, is never passed over.
    if (day === undefined || second !== undefined || isCut || isEmpty || balance === undefined)
      throw unreadable(line, value);
    if (moved?.written == null) return { ...rest, ...NO_WORDS };
    const marked = this.markedAs(row, line, value, [COLUMN_DIRECTIONS[moved.name], moved.written.mark]);
    const valueOn = this.dayOf(row, 'valueOn', line) ?? day;
    return { ...rest, valueOn, written: moved.written.fils, marked, ...this.wordsOf(row) };
  }

  private dayOf(row: readonly string[], name: BankColumn, line: number): string | undefined {
    const cell = this.cell(row, name);
    const day = dayIn(cell, this.profile.dateOrder);
    // `31/11/2026` is a damaged day, and `Page 2` is none.
    if (day === undefined && /^\d+\W\w+\W\d+/.test(cell)) throw unreadable(line, cell);
    return day;
  }

  private amountOf(row: readonly string[], name: BankColumn, line: number, day: string | undefined) {
    const cell = this.cell(row, name);
    const written = amountIn(cell, this.profile.decimal);
    if (written === undefined && day !== undefined) throw unreadable(line, cell);
    return written ?? null;
  }

  /** The direction that column, mark at the amount and column of marks say together. */
  private markedAs(row: readonly string[], line: number, value: string, marked: readonly (Direction | undefined)[]) {
    const mark = this.cell(row, 'mark');
    const direction = directionOf(mark);
    if (mark !== '' && direction === undefined) throw unreadable(line, mark);
    const said = [...marked, direction].filter((one) => one !== undefined);
    if (new Set(said).size > 1) throw refuse('BANK_DIRECTION_UNCLEAR', { line, value: value.slice(0, 80) });
    return said[0];
  }

  /** True if the row has a state that is not booked, or another currency. */
  private isOther(row: readonly string[]): boolean {
    const [status, currency] = [plainWords(this.cell(row, 'status')), this.cell(row, 'currency')];
    const isForeign =
      currency !== '' &&
      !OWN_CURRENCY.test(currency) &&
      !moneyHeadings(this.profile).some((heading) => /\bAED\b/.test(heading));
    if (isForeign) this.foreign.push(currency.toUpperCase());
    return isForeign || (status !== '' && !BOOKED.test(status));
  }
}

function lineOf({ line, day, valueOn, texts, references, names, balance }: TableRow, amount: Fils): ReadBankLine {
  const joined = (words: readonly string[]) => tidied(words.join(' '));
  const text = joined(texts);
  return {
    line,
    bookedOn: day,
    valueOn,
    amount,
    text,
    reference: joined(references),
    bankId: '',
    counterparty: { name: joined(names), iban: ibanIn(text) },
    kind: kindOf(text),
    balance,
  };
}
