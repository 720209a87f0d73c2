import type { BankColumn, BankTableProfile } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import { westernDigits } from '@shop/contract/numbers';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { refuse } from '../../../platform/errors/refuse.js';
import { amountIn, balanceIn, type Direction, directionOf, plainArabic } from './amounts.js';
import {
  currencyOf,
  ibanIn,
  isCurrency,
  kindOf,
  type ReadBankLine,
  type ReadBankStatement,
  tidied,
  unreadable,
  type UnreadRow,
} from './bank-statement.js';
import { isOwnHeading, knownIn } from './columns.js';
import { dayIn, isMonth } from './days.js';
import { directed, type MovedRow, unclear } from './directions.js';
import { isNumberOf } from '../domain/account-number.js';

interface TableRow extends MovedRow {
  readonly valueOn: string;
  /** Text, reference and payer, which may go on in the next rows. */
  readonly words: readonly string[];
}

/** A row repeats or sums up what others say if it has one of these words, and beside them only the further ones. */
const SUM =
  /^(?:bal(?:ance)?|[bc][fd]|forward|fwd|totals?|subtotal|sum|summary|brought|carried|movement|turnover|limit|opening|closing|transactions|(?:ال)?(?:رصيد|اجمالي|مجموع))$/;
const BESIDE_SUM =
  /^(?:carry|down|over|b|c|sub|op|begin(?:ning)?|end(?:ing)?|start(?:ing)?|final|initial|interim|previous|prior|last|min(?:imum)?|max(?:imum)?|average|overdraft|ledger|available|cleared|current|running|book|statement|account|daily|day|month(?:ly)?|grand|page|net|no|number|count|of|as|on|at|for|the|to|from|till|and|period|date|aed|debits?|credits?|withdrawals?|deposits?|amounts?|in|out|(?:ال)?(?:افتتاحي|ختامي|سابق|نهائي|مدور|مرحل|متاح|حالي|اقفال|مده|فتره|شهر|يوم|مدين|دائن|ايداعات|سحوبات|عام|كلي)|اول|اخر|في|بتاريخ|حتى|الى|من)$/;
const plainWords = (cell: string) => tidied(plainArabic(cell.toLowerCase()).replace(/[^\p{L}\s]+/gu, ' '));
function isNoMovement(cell: string): boolean {
  const words = plainWords(cell)
    .replace(/\b([bc]) ([fd])\b/g, '$1$2')
    .split(' ');
  return (
    words.some((word) => SUM.test(word)) &&
    words.every((word) => SUM.test(word) || BESIDE_SUM.test(word) || isMonth(word))
  );
}
/** Rows of text between movements, or below them. */
const FOOTER = /^(?:page \W*\d|\W*end of|.*\bcomputer generated\b)/i;
const UNBOOKED =
  /^\W*(?:pending|on hold|held|holds?|un(?:posted|booked|cleared|settled)|scheduled|upcoming|future|معلق|قيد التنفيذ)(?!\p{L})/iu;
/** `PENDING: POS`; a payer may write of a pending payment. */
const NOT_YET =
  /^\W*(?:(?:pending|on hold|held|uncleared|معلق)\s*[:)\]-]|(?:uncleared|hold|held|blocked|earmarked|reserved) (?:funds?|amounts?|balance)\W*$)/iu;
const BOOKED_AGAIN = /^\W*(?:posted|booked|completed|cleared|settled)(?!\p{L})/iu;
/** The words of money that is paid, in a file that says nothing else of the direction; cards and charges are, too. */
const PAID =
  /\b(?:debit(?:ed)?|withdraw(?:al|n)|wdl|atm|out(?:ward|going) (?:remittance|transfer|trf|tt|payment)|purchase|(?:paid|payment|transfer(?:red)?|trf|sent) to|standing order|(?:chq|cheque|check)s? paid|return(?:ed)?|bounced|dishono\w+|loan|emi|instal?lments?|bill (?:payment|pmt|pay)|dewa|sewa|addc|etisalat|salik|wps|payroll)\b|^(?:payment|rent|salary|salaries|wages|insurance|سحب|خصم|دفع|شراء|سداد|قسط|فاتوره|ايجار|رواتب|(?:شيك )?مرتجع)(?!\p{L})(?!.*\bINV)/iu;
const PAID_KINDS: readonly string[] = ['card', 'charge'];

/** The states of a movement that the bank has booked; others are no money yet, or no longer. */
const BOOKED =
  /^(?:(?:pending|hold) (?:no?|false)|(?:posted|booked|cleared|settled) (?:y(?:es)?|true)|booked|posted|completed?|success(?:ful)?|settled|cleared|processed|executed|done|paid|final|approved|accepted|ok|مكتمل|مكتمله|منفذ|منفذه|ناجح|ناجحه|تم|مقيد|مقيده)$/;
const OWN_CURRENCY = /^(?:AED|DHS?|UAE DIRHAMS?|DIRHAMS?|(?:ال)?درهم.*|\u20c3|د\.?إ\.?)$/i;

/** The words of a row whose balance the next rows follow from. */
const OPENING = /open|begin|start|initial|previous|brought|^b ?f$|balance b ?f|افتتاح|سابق|مرحل|مدور|اول/;

const MOVED = ['amount', 'debit', 'credit'] as const;
const COLUMN_DIRECTIONS = { amount: undefined, debit: 'out', credit: 'in' } as const;
const NO_MOVEMENT = { written: 0, marked: undefined, words: [] };

/** The number of an account that a row above or between movements names: `Account No: 0123456789012`, or an IBAN alone. */
export function accountIn(text: string): string | undefined {
  const [, number] =
    /(?:\b(?:account|acct|a\/c)|حساب)(?:\s*(?:no|number|num|#))?\W{0,4}(\d[\d\s-]{5,}\d)/i.exec(westernDigits(text)) ??
    [];
  return /^AE\d{21}$/.exec(ibanIn(text))?.[0] ?? number?.replace(/\D/g, '');
}

/** The place of these headings; -1: the sheet has others. */
export const headerOf = ({ rows }: Sheet, { headings }: BankTableProfile): number =>
  rows.findIndex((row) => row.map(tidied).join('\t') === headings.join('\t'));

/**
 * Reads the rows below the headings. Each row is a movement, the continuation of one, or listed as not read.
 * @throws DomainError BANK_COLUMNS_UNKNOWN, BANK_FILE_UNREADABLE, BANK_DIRECTION_UNCLEAR, BANK_BALANCE_WRONG
 */
export function readTable(
  sheet: Sheet,
  profile: BankTableProfile,
  format: 'csv' | 'xlsx',
  iban: string,
): ReadBankStatement {
  const header = headerOf(sheet, profile);
  if (header < 0) throw refuse('BANK_COLUMNS_UNKNOWN');
  const isOfAccounts = (heading: string, at: number) =>
    isOwnHeading(heading) && sheet.rows.some((row) => isNumberOf(iban, row[at] ?? ''));
  const width = format === 'csv' ? profile.headings.length : Infinity;
  const rows = new Rows(profile, width, iban, profile.headings.findIndex(isOfAccounts));
  for (const [index, row] of sheet.rows.entries())
    if (index !== header) rows.add(row.map(tidied), index + 1, index > header);
  const { found, unread, foreign } = rows;
  if (!profile.isChosen && found.filter(({ balance }) => balance !== null).length < 2)
    requireProven(found, sheet.rows, profile);
  const [first] = found;
  if (!profile.isChosen && first !== undefined && profile.headings.some((heading) => OF_BOOKS.test(heading)))
    throw unclear(first);
  const { opening, closing, rows: read } = directed(found, profile.columns.amount === undefined, profile.isChosen);
  const lines = read.filter(({ row }) => row.written !== 0).map(({ row, amount }) => lineOf(row, amount));
  return {
    format,
    account: '',
    currency: currencyOf([
      ...moneyHeadings(profile).flatMap((text) => (text.match(/\b[A-Z]{3}\b/g) ?? []).filter(isCurrency).slice(0, 1)),
      ...sheet.rows.slice(0, header).map((row) => currencyIn(row.join(' '))),
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

/**
 * Without balances, nothing proves that amounts without signs are money received, or that a further column of amounts is
 * no part of them.
 * @throws DomainError BANK_DIRECTION_UNCLEAR, BANK_COLUMNS_UNCLEAR
 */
function requireProven(found: readonly TableRow[], rows: Sheet['rows'], profile: BankTableProfile): void {
  const { headings, columns, texts, decimal } = profile;
  const paid = found.find(
    ({ words: [text = ''] }) => PAID.test(plainArabic(text)) || PAID_KINDS.includes(kindOf(text)),
  );
  const isPlain = found.every(({ marked, written }) => marked === undefined && written >= 0);
  const isTyped = headings.some((heading) => OF_TYPES.test(heading));
  const unproven = paid ?? (isTyped ? found[0] : undefined);
  if (unproven !== undefined && isPlain) throw unclear(unproven);
  const used = [...Object.values(columns), ...texts];
  const isBeside = (heading: string, cell: string) =>
    (FEES.test(heading) || DECIMALS.test(westernDigits(cell))) && (amountIn(cell, decimal)?.fils ?? 0) !== 0;
  const second = headings.find(
    (heading, at) =>
      !used.includes(at) &&
      !OTHER_AMOUNT.test(heading) &&
      found.some(({ line }) => isBeside(heading, rows[line - 1]?.[at] ?? '')),
  );
  const first = headings[columns.amount ?? columns.debit ?? -1] ?? '';
  if (second !== undefined) throw refuse('BANK_COLUMNS_UNCLEAR', { first, second });
}

/** In the own books of a bank account, money received is a debit. */
const OF_BOOKS = /\b(?:vch|voucher) ?type\b/i;
/** Other whole numbers count, or are numbers of the bank. */
const FEES = /\b(?:fees?|charges?|commissions?|vat|tax)\b|رسوم|عمول|ضريب/i;
const DECIMALS = /\d[.,٫]\d{1,2}\D*$/u;
/** Between columns of amounts, `columnsOf` has decided. */
const OTHER_AMOUNT = /\b(?:amount|amt|USD|EUR|GBP|SAR)\b|مبلغ|رصيد|balance/i;
/** Columns that may say the direction in words of their own. */
const OF_TYPES = /\b(?:type|direction|sign|indicator|in\/out|[dc]r|debits?|credits?)\b|نوع|اتجاه|مدين|دائن/i;

/** The currency of the account above the headings: `Currency: USD`, `AE07… USD`. */
function currencyIn(text: string): string {
  const [, code = ''] = /(?:\b(?:currency|ccy|account)\b|عملة|عمله|\bAE\d{21})[^A-Z]*\b([A-Z]{3})\b/i.exec(text) ?? [];
  return isCurrency(code.toUpperCase()) ? code.toUpperCase() : '';
}

const moneyHeadings = ({ headings, columns: { amount, debit, credit, balance } }: BankTableProfile): string[] =>
  [amount, debit, credit, balance].map((index) => headings[index ?? -1] ?? '');

class Rows {
  readonly found: TableRow[] = [];
  readonly unread: UnreadRow[] = [];
  readonly foreign: string[] = [];
  /** True if the last row is a movement, whose words may go on in the next one. */
  private isOpen = false;
  private readonly places: readonly (readonly number[])[];
  private isOfOthers = false;
  private isUnbooked = false;
  private isOtherTable = false;

  constructor(
    private readonly profile: BankTableProfile,
    /** The number of cells of each row of a text file. */
    private readonly width: number,
    /** The account of the shop; empty: any. */
    private readonly iban: string,
    /** The column with the number of the account, if one row has this one; -1: none. */
    private readonly accounts: number,
  ) {
    const { text = -1, reference = -1, counterparty = -1 } = profile.columns;
    this.places = [[text, ...profile.texts].toSorted((a, b) => a - b), [reference], [counterparty]];
  }

  add(row: readonly string[], line: number, isBelow: boolean): void {
    const filled = row.flatMap((cell, index) => (cell === '' ? [] : [index]));
    const wasOpen = this.isOpen;
    this.isOpen = false;
    if (filled.length === 0) return;
    const value = tidied(row.join(' '));
    const isRead = isBelow && !this.isOfOthers && !this.isUnbooked && !this.isOtherTable;
    const found = isRead ? this.rowOf(row, line, value) : undefined;
    const isMore = wasOpen && isBelow && filled.every((index) => this.places.flat().includes(index));
    const last = this.found.at(-1);
    if (found !== undefined) this.found.push(found);
    this.isOpen = found !== undefined && found.written !== 0;
    if (this.isOpen) return;
    if (found === undefined && isMore && last && !FOOTER.test(value) && !isNoMovement(value)) {
      const more = this.wordsOf(row);
      this.found[this.found.length - 1] = {
        ...last,
        words: last.words.map((words, at) => `${words} ${more[at] ?? ''}`),
      };
      this.isOpen = true;
    } else {
      this.unread.push({ line, text: value });
      if (isBelow) this.startPart(row, value, filled.length === 1);
    }
  }

  /** A title between the rows begins those of another account or table, or those that are not booked. */
  private startPart(row: readonly string[], value: string, isTitle: boolean): void {
    const account = accountIn(value);
    if (knownIn(row) > 0) this.isOtherTable = row.join('\t') !== this.profile.headings.join('\t');
    if (account !== undefined && this.iban !== '') this.isOfOthers = !isNumberOf(this.iban, account);
    if (isTitle && UNBOOKED.test(value)) this.isUnbooked = true;
    if (isTitle && BOOKED_AGAIN.test(value)) this.isUnbooked = false;
  }

  private cell(row: readonly string[], name: BankColumn): string {
    return row[this.profile.columns[name] ?? -1] ?? '';
  }

  /** The words of a row, in the order of their columns. */
  private wordsOf(row: readonly string[]): string[] {
    return this.places.map((indexes) => indexes.map((index) => row[index] ?? '').join(' '));
  }

  /** @returns undefined: the row is no movement, and has no balance that others follow from */
  private rowOf(row: readonly string[], line: number, value: string): TableRow | undefined {
    if (row.join('\t') === this.profile.headings.join('\t') || this.isOther(row)) return undefined;
    const day = this.dayOf(row, 'bookedOn', line);
    const money = MOVED.map((name) => ({ name, written: this.amountOf(row, name, line, day) }));
    const [moved, second] = money.filter(({ written }) => written !== null && written.fils !== 0);
    const summed = [this.cell(row, 'text'), row.find((cell) => /\p{L}/u.test(cell)) ?? ''].find(isNoMovement);
    const balance = balanceIn(this.cell(row, 'balance'), this.profile.decimal);
    const rest = { line, day: day ?? '', value, balance: balance ?? null, valueOn: day ?? '' };
    if (summed !== undefined)
      return moved === undefined && balance != null && OPENING.test(plainWords(summed))
        ? { ...rest, ...NO_MOVEMENT }
        : undefined;
    if (day === undefined && moved === undefined) return undefined;
    // A cell of a text file that is lost or added moves those behind it.
    const isCut =
      this.width < Infinity && (row.length < this.width || row.findLastIndex((cell) => cell !== '') >= this.width);
    const isEmpty = money.every(({ written }) => written === null) && balance === null;
    // A row with an amount and no day, or with a day and no amount, is never passed over.
    if (day === undefined || second !== undefined || isCut || isEmpty || balance === undefined)
      throw unreadable(line, value);
    if (moved?.written == null) return { ...rest, ...NO_MOVEMENT };
    const marked = this.markedAs(row, line, value, [COLUMN_DIRECTIONS[moved.name], moved.written.mark]);
    const valueOn = this.dayOf(row, 'valueOn', line) ?? day;
    return { ...rest, valueOn, written: moved.written.fils, marked, words: this.wordsOf(row) };
  }

  private dayOf(row: readonly string[], name: BankColumn, line: number): string | undefined {
    const cell = this.cell(row, name);
    const isUtc = /\b(?:UTC|GMT)\b(?!\s*[+-])/.test(this.profile.headings[this.profile.columns[name] ?? -1] ?? '');
    const day = dayIn(isUtc && /\d:\d/.test(cell) ? `${cell} UTC` : cell, this.profile.dateOrder);
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
    const [state, currency] = [plainWords(this.cell(row, 'status')), this.cell(row, 'currency')];
    // Below "Posted" or "Pending", a yes has the meaning of the heading.
    const heading = plainWords(this.profile.headings[this.profile.columns.status ?? -1] ?? '');
    const status = /^(?:y(?:es)?|no?|true|false)$/.test(state) ? `${heading} ${state}` : state;
    const isForeign =
      currency !== '' &&
      !OWN_CURRENCY.test(currency) &&
      !moneyHeadings(this.profile).some((heading) => /\bAED\b/.test(heading));
    if (isForeign) this.foreign.push(currency.toUpperCase());
    const account = row[this.accounts] ?? '';
    return (
      isForeign ||
      (status !== '' && !BOOKED.test(status)) ||
      (account !== '' && !isNumberOf(this.iban, account)) ||
      NOT_YET.test(this.cell(row, 'text'))
    );
  }
}

function lineOf({ line, day, valueOn, words, balance }: TableRow, amount: Fils): ReadBankLine {
  const [text = '', reference = '', name = ''] = words.map(tidied);
  return {
    line,
    bookedOn: day,
    valueOn,
    amount,
    text,
    reference,
    bankId: '',
    balance,
    counterparty: { name, iban: ibanIn(text) },
    kind: kindOf(text),
  };
}
