import { westernDigits } from '../numbers.js';
import { delimitedRows, delimiterOf } from '../sheets/delimited.js';
import { orderRowsOf } from '../sheets/order-sheet.js';
import type { Sheet } from '../sheets/sheet.js';
import { isAround, isClosing, isReplyHead } from './asides.js';
import { detailsIn, type OrderDetails } from '../order-details.js';
import { skusIn } from './line-grammar.js';
import { BEGINS_OPEN, readOrderLine } from './read-line.js';

/** An order as it was sent: the lines that may be items, and everything else. */
export interface ReadOrder {
  /** Each for `readOrderLine`. */
  readonly lines: readonly string[];
  /** Headers, signatures, quoted mails, totals of a sheet. */
  readonly aside: readonly string[];
  readonly details: OrderDetails;
  /** The headings of a table of which several can be the quantity; empty if one is, or without a table. */
  readonly quantityColumns: readonly string[];
}

/** The rest of a longer line is prose. */
const MAX_LINE = 1000;

/** Columns of a table that were aligned with blanks. */
const ALIGNED = /(?<=\S)[ \u00a0]{3,}(?=\S)/g;

/**
 * Reads a pasted mail, chat or part of a sheet.
 * @param today the day in Dubai
 * @param column the heading of the quantity, if several can be it
 */
export function readMail(text: string, today: string, column?: string): ReadOrder {
  const clean = westernDigits(text).replace(ALIGNED, '\t');
  return readTable(clean, today, column) ?? readLines(clean, today);
}

/** The lines of a sheet; one without headings is read row by row. */
export function readOrderSheet({ rows }: Sheet, today: string, column?: string): ReadOrder {
  const texts = rows.map((row) => row.flatMap((cell) => cell.trim() || []).join('\t'));
  return tableOf(rows, today, column) ?? readLines(texts.join('\n'), today);
}

function readTable(text: string, today: string, column?: string): ReadOrder | undefined {
  // A quotation mark in a pasted text is often an inch sign.
  const delimiter = delimiterOf(text);
  const areClosed = text.split(/\r\n|\r|\n/).every((line) => line.split('"').length % 2 === 1);
  const rows = delimitedRows(text, delimiter !== '\t' && areClosed);
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const split = filled.filter((row) => row.length > 1).length;
  // Sentences have commas, too.
  return split > (delimiter === ',' ? filled.length * 0.6 : 0) ? tableOf(rows, today, column) : undefined;
}

function tableOf(rows: Sheet['rows'], today: string, column?: string): ReadOrder | undefined {
  const table = orderRowsOf(rows, column);
  if (table === undefined) return undefined;
  const end = table.aside.findIndex(isClosing);
  const around = table.aside.slice(0, end < 0 ? undefined : end).map((line) => detailsIn(line, today).details);
  return { ...table, details: Object.assign({}, ...around.reverse()) as OrderDetails };
}

function readLines(text: string, today: string): ReadOrder {
  const whole = text.split(/\r\n|[\r\n\u2028\u2029]/);
  const typed = whole.map((line) => line.slice(0, MAX_LINE).replace(SENDER, ''));
  const lines: string[] = [];
  const aside = whole.map((line) => line.slice(MAX_LINE)).filter(Boolean);
  let details: OrderDetails = {};
  let end: 'closing' | 'reply' | undefined;
  for (const line of withFields(withoutRowNumbers(unquoted(typed)))) {
    if (!/[\p{L}\d]/u.test(line)) continue;
    if (isReplyHead(line) && lines.some((item) => /\d/.test(item))) end = 'reply';
    else if (lines.length > 0 && isClosing(line)) end ??= 'closing';
    if (end === 'reply' || isQuoted(line) || (end === 'closing' && !isFirm(line)) || isAround(line)) {
      aside.push(line.trim());
      if (end !== undefined || isQuoted(line)) continue;
    }
    const read = detailsIn(line, today);
    const notes = [details.note, read.details.note].filter((note) => note !== undefined);
    details = { ...read.details, ...details, ...(notes.length > 0 && { note: notes.join('\n') }) };
    if (isAround(line)) continue;
    const items = numbered(read.rest)
      .flatMap((part) => part.split(END_OF_SENTENCE))
      .flatMap(itemsOf)
      .filter((item) => /[\p{L}\d]/u.test(item));
    const isItem = (item: string) => readOrderLine(item).words !== '';
    if (items.length === 0) aside.push(line.trim());
    lines.push(...items.filter(isItem));
    aside.push(...items.filter((item) => !isItem(item)));
  }
  return { lines, aside, details, quantityColumns: [] };
}

/** The names and times that WhatsApp writes before each message. */
const SENDER =
  /^[\s\u200e]*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|ص|م)?\]?\s*(?:-\s*)?[^:\n]{1,60}:\s/iu;

/** "1. ribbon 40 rolls 2. tape 12 rolls": a list that was pasted as one line. */
const numbered = (line: string): string[] =>
  /(?:^|\s)1[.)]\s.*\s2[.)]\s/.test(line) ? line.split(/(?:^|\s)\d{1,2}[.)]\s+(?=\S)/) : [line];

/** A full stop after a short word may end an abbreviation. */
const END_OF_SENTENCE = /(?:(?<=\p{L}{4}|\d{4})\.|[?!؟])\s+(?=\p{Lu}|[ء-ي])/u;

const isQuoted = (line: string): boolean => /^\s*>/.test(line);

/** A line with a SKU, or a quantity with its unit, is an item also below a closing. */
function isFirm(line: string): boolean {
  const { unit, words, question } = readOrderLine(line);
  return (
    skusIn(line).length > 0 || ((unit !== null || question === 'numbers') && /\p{L}{3}/u.test(words) && !isAround(line))
  );
}

/** A mail that is quoted as a whole is the order. */
function unquoted(lines: readonly string[]): string[] {
  const isOrder = lines.some((line) => !isQuoted(line) && !isAround(line) && !isReplyHead(line) && /\d/.test(line));
  return isOrder ? [...lines] : lines.map((line) => line.replace(/^(?:\s*>)+\s?/, ''));
}

const ROW_NUMBER = /^\s*(\d{1,3})[\s.)-]+(?=\S)/;

/** Lines that begin with 1, 2, 3 are numbered. */
function withoutRowNumbers(lines: readonly string[]): string[] {
  const numbers = lines.flatMap((line) => ROW_NUMBER.exec(line)?.[1] ?? []);
  const isCounted = numbers.length > 1 && numbers.every((number, index) => Number(number) === index + 1);
  return isCounted ? lines.map((line) => line.replace(ROW_NUMBER, '')) : [...lines];
}

const NAMED_ITEM = /^\s*(?:item|product|description|material|الصنف|المنتج)(?:\s*(?:no)?\.?\s*\d+)?\s*[:=-]\s*/iu;
/** "Size: 25 mm", "Qty: 24" */
const FIELD =
  /^\s*(?:qty|quantity|size|colou?r|width|length|thickness|type|grade|الكمية|العدد|المقاس|اللون|الطول|العرض|النوع)\s*[:=]\s*\S/iu;

/** "Item: black ribbon" and "Qty: 24" in the next line are one line. */
function withFields(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1) ?? '';
    const isOpen = before.trim() !== '' && readOrderLine(before).qty === null;
    if (FIELD.test(line) && isOpen)
      joined.splice(-1, 1, `${before}, ${line.replace(/^\s*(?!qty|quantity)[\p{L}]+\s*[:=]/iu, '').trim()}`);
    else joined.push(line.replace(NAMED_ITEM, ''));
  }
  return joined;
}

const BETWEEN_ITEMS =
  /[,،;؛]\s+|(?<=\p{L})[,،;؛](?=\d)|\s+[/+]\s+|\s+(?:and(?:\s+also)?|&|plus|und|also|then|as well as|along with|together with)\s+|\s+(?:و\s*)?(?:كذلك|[اأ]يض(?:ا|ً)*)\s+|\s+و\s*(?=\d)/u;

/** The parts of a line between commas and connecting words, which may be products of their own. */
export const piecesOf = (line: string): string[] => line.split(BETWEEN_ITEMS).map((part) => part.trim());

/** The items of a line, each with its quantity: "40 rolls of FC3 black and 6 boxes of creasing matrix 0.4x1.5". */
export function itemsOf(line: string): string[] {
  if (/[\t|]/.test(line)) return [line.trim()];
  const groups: string[] = [];
  for (const part of piecesOf(line)) {
    const previous = groups.at(-1);
    // Words before the first item belong to it.
    if (previous === undefined || (isWholeItem(part) && isWholeItem(previous))) groups.push(part);
    else groups[groups.length - 1] = `${previous}, ${part}`;
  }
  return groups.length > 1 && groups.every(isWholeItem) ? groups : [line.trim()];
}

/**
 * A part of a line with a quantity of its own, and a size, a code, or two words beside its unit: "40 rolls of FC3 black".
 * One with an open quantity has both: "some 12 mm double face tape", "6 creasing matrices of 3 sizes"; "any colour" describes.
 */
function isWholeItem(part: string): boolean {
  const { words, qty, unit, question, readings } = readOrderLine(part);
  const isNamed = /\p{L}{3}.*\P{L}\p{L}{3}/u.test(words);
  const hasNumber = /\d/.test(words);
  if (question === 'several') return isNamed && readings.length > 0;
  if (question === 'some') return isNamed && hasNumber && BEGINS_OPEN.test(part);
  return qty !== null && /\p{L}{2}|\d\s*[x×*]\s*\d/u.test(words) && (hasNumber || (unit !== null && isNamed));
}
