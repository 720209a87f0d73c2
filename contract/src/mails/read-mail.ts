import { westernDigits } from '../numbers.js';
import { delimitedRows, delimiterOf } from '../sheets/delimited.js';
import { orderRowsOf } from '../sheets/order-sheet.js';
import type { Sheet } from '../sheets/sheet.js';
import { isAside, isClearItem, isClosing, isFirmItem, isReplyHead } from './asides.js';
import { type DetailedLine, detailsIn, type OrderDetails } from './details.js';
import { inDigits, readOrderLine } from './read-line.js';
import { isLikeBefore, itemsOfSharedQuantity, linesLikeBefore } from './shared-words.js';

/** An order as it was sent: the lines that are wanted, and everything else. */
export interface ReadOrder {
  /** Each for `readOrderLine`. */
  readonly lines: readonly string[];
  /** Greetings, signatures, quoted mails, totals of a sheet. */
  readonly aside: readonly string[];
  readonly details: OrderDetails;
}

/** The rest of a longer line is prose. */
const MAX_LINE = 1000;

/** Columns of a table that were aligned with blanks: by three, or by two if a line has several. */
const ALIGNED = /(?<=\S)[ \u00a0]{3,}(?=\S)/g;
const COLUMN_ENDS = /(?<=\S)(?:\t|[ \u00a0]{2,})(?=\S)/g;

const withTabs = (text: string): string =>
  text
    .replace(ALIGNED, '\t')
    .replace(/^.*$/gm, (line) =>
      (line.match(COLUMN_ENDS) ?? []).length >= 3 ? line.replace(COLUMN_ENDS, '\t') : line,
    );

/** Reads a pasted mail, chat or part of a sheet. @param today the day in Dubai */
export function readMail(text: string, today: string): ReadOrder {
  const clean = withTabs(westernDigits(text));
  return readTable(clean, today) ?? readLines(clean, today);
}

/** The lines of a sheet; one without headings is read row by row. */
export function readOrderSheet({ rows }: Sheet, today: string): ReadOrder {
  return (
    tableOf(rows, today) ??
    readLines(
      rows
        .map((row) =>
          row
            .map((cell) => cell.trim())
            .filter(Boolean)
            .join('\t'),
        )
        .join('\n'),
      today,
    )
  );
}

function readTable(text: string, today: string): ReadOrder | undefined {
  // A quotation mark in a pasted text is often an inch sign.
  const delimiter = delimiterOf(text);
  const rows = delimitedRows(text, delimiter !== '\t' && hasClosedQuotes(text));
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const split = filled.filter((row) => row.length > 1).length;
  // Sentences have commas, too.
  return split > (delimiter === ',' ? filled.length * 0.6 : 0) ? tableOf(rows, today) : undefined;
}

const hasClosedQuotes = (text: string): boolean =>
  text.split(/\r\n|\r|\n/).every((line) => (line.match(/"/g) ?? []).length % 2 === 0);

function tableOf(rows: Sheet['rows'], today: string): ReadOrder | undefined {
  const table = orderRowsOf(rows);
  if (table === undefined) return undefined;
  const end = table.aside.findIndex(isClosing);
  const said = end < 0 ? table.aside : table.aside.slice(0, end);
  const around = said.map((line) => detailsIn(line, today).details);
  return { ...table, details: Object.assign({}, ...around.reverse()) as OrderDetails };
}

function readLines(text: string, today: string): ReadOrder {
  const own = unquoted(text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => withoutSender(line.slice(0, MAX_LINE))));
  const all = underHeadings(withTheirQuantities(own));
  const lines: string[] = [];
  const aside: string[] = [];
  let details: OrderDetails = {};
  let isOver = false;
  const trailing = firstOfTrail(all);
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') continue;
    isOver ||= lines.length > 0 && (isClosing(line) || isReplyHead(line));
    const isOutside = isQuoted(line) || index >= trailing || (isOver && !isFirmItem(line));
    const read = isOutside ? { details: {}, rest: line } : detailsIn(line, today);
    const notes = [details.note, read.details.note].filter((note) => note !== undefined);
    details = { ...read.details, ...details, ...(notes.length > 0 && { note: notes.join('\n') }) };
    const items = sentencesOf(read.rest)
      .flatMap(itemsOf)
      .filter((item) => item !== '');
    // The rest of "Delivery to our Sharjah warehouse" is no product.
    const isOnlyDetail = read.rest !== line && (isAside(line) || isPlace(read, line));
    for (const item of items) {
      const before = lines.at(-1);
      if (isOutside || isAside(item) || (isOnlyDetail && !isClearItem(item))) aside.push(item);
      else lines.push(...(before !== undefined && isLikeBefore(item) ? linesLikeBefore(item, before) : [item]));
    }
    if (items.length === 0 && read.rest !== line) aside.push(line.trim());
  }
  return { lines, aside, details };
}

/** "To Dubai, Al Quoz" */
const isPlace = ({ details, rest }: DetailedLine, line: string): boolean =>
  details.emirate !== undefined && line.trimEnd().endsWith(rest);

/** "I hope you are well. Please quote 50 rolls": the first sentence is set aside. */
const sentencesOf = (line: string): string[] =>
  /[\t|]/.test(line) ? [line] : numberedParts(line).flatMap((part) => part.split(END_OF_SENTENCE));

const RUNNING_NUMBER = /(?<=^|\s)\d{1,2}[.)]\s+(?=\S)/g;

/** "1. ribbon 40 rolls 2. tape 12 rolls": a list that was pasted as one line. */
function numberedParts(line: string): string[] {
  const starts = [...line.matchAll(RUNNING_NUMBER)];
  const isList = starts.length > 1 && starts.every(([number], index) => parseInt(number, 10) === index + 1);
  if (!isList) return [line];
  const cuts = [0, ...starts.map(({ index }) => index), line.length];
  return cuts.slice(1).map((end, index) => line.slice(cuts[index], end));
}

/** A full stop after a short word may end an abbreviation. */
const END_OF_SENTENCE =
  /(?:(?<=\p{L}{4}|\d{4})\.|[?!؟])\s+(?=\p{Lu}|[ء-ي])|\.\s+(?=(?:Could|Can|Please|Pls|Kindly|Also|We|I|Thanks?|Need|Regards)[\s,!])|(?<!\b(?:approx|abt|app|ca|qty|nos?|min|max))\.\s+(?=\d+\s+\p{L}+\s+\p{L}{3})/u;

const ONLY_QUANTITY = /^\s*(?:qty|quantity|menge|anzahl|الكمية|العدد)\s*[:=.-]\s*\d[\d.,]*\s*\p{L}*\.?\s*$/iu;
const NAMED_ITEM =
  /^\s*(?:item|product|description|material|artikel|الصنف|المنتج)(?:\s*(?:no|nr)?\.?\s*\d+)?\s*[:=-]\s*/iu;

/** "Size: 25 mm" */
const ATTRIBUTE =
  /^\s*(?:size|colou?r|width|length|thickness|type|grade|größe|farbe|breite|länge|المقاس|اللون|الطول|العرض|النوع)\s*[:=]\s*(?<value>\S.*)$/iu;

/** "Item: black ribbon", and "Qty: 24" in the next line or in the one before: both are one line. */
function withTheirQuantities(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let waiting = '';
  for (const line of lines) {
    const item = line.replace(NAMED_ITEM, '');
    const product = joined.at(-1);
    const attribute = ATTRIBUTE.exec(line)?.groups?.['value'];
    if (attribute !== undefined && product !== undefined && isWithoutQuantity(product)) {
      joined.splice(-1, 1, `${product}, ${attribute}`);
    } else if (ONLY_QUANTITY.test(line)) {
      if (product !== undefined && isWithoutQuantity(product)) joined.splice(-1, 1, `${product}, ${line.trim()}`);
      else waiting = line.trim();
    } else if (waiting !== '' && item.trim() !== '') {
      joined.push(`${item}, ${waiting}`);
      waiting = '';
    } else {
      joined.push(item);
    }
  }
  return waiting === '' ? joined : [...joined, waiting];
}

/** "Creasing matrix" above "0.4 x 1.5 = 5 packs" and "0.5 x 1.5 = 3 packs": its words belong to each size. */
function underHeadings(lines: readonly string[]): string[] {
  let heading = '';
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [line];
    if (isSizeAlone(line)) return heading === '' ? [line] : [`${heading} ${line.replace(BULLET, '')}`];
    const next = lines.slice(index + 1).find((one) => one.trim() !== '') ?? '';
    const words = line.trim().replace(/\s*[:-]$/, '');
    const leads = !/\d/.test(words) && !isAside(words) && isSizeAlone(next);
    heading = leads ? words : '';
    return leads ? [] : [line];
  });
}

const BULLET = /^\s*(?:[-*•–·]\s*|\d{1,2}[.)]\s+)/;
const UNIT_OF_SIZE = /(?:mm|cm|mtrs?|meters?|metres?|yards?|yd|inch(?:es)?|in|m|مم|ملم|سم|بوصة|انش|إنش)(?!\p{L})/giu;

/** A size with its quantity, without words for the product. */
function isSizeAlone(line: string): boolean {
  const { words, qty } = readOrderLine(line.replace(BULLET, ''));
  const rest = words.replace(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, '').replace(UNIT_OF_SIZE, '');
  return qty !== null && rest !== words && /^[\d\s./"-]+$/.test(rest) && !isAside(line);
}

const isWithoutQuantity = (line: string): boolean =>
  line.trim() !== '' && !isAside(line) && readOrderLine(line).qty === null;

/** The names and times that WhatsApp writes before each message. */
const SENDER =
  /^\s*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|ص|م)?\]?\s*(?:-\s*)?[^:\n]{1,60}:\s/iu;

const withoutSender = (line: string): string => line.replace(SENDER, '');

const isQuoted = (line: string): boolean => /^\s*>/.test(line);

/** A mail that is quoted as a whole is the order. */
function unquoted(lines: readonly string[]): string[] {
  const own = lines.filter((line) => !isQuoted(line));
  if (own.some(isClearItem)) return [...lines];
  return lines.map((line) => line.replace(/^(?:\s*>)+\s?/, ''));
}

/** The index of a last paragraph without a digit, such as a name and its company. */
function firstOfTrail(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => isClearItem(line) || isLikeBefore(line));
  const gap = lines.findIndex((line, index) => index > last && line.trim() === '');
  if (last < 0 || gap < 0) return lines.length;
  return lines.slice(gap).some((line) => /\d/.test(line)) ? lines.length : gap;
}

const A_SKU = /(?<![\p{L}\d])[A-Z]{3}-?\d{5}(?!\d)/giu;

/** The items of a line, each with its quantity: "40 rolls of ribbon, six matrices and RIB-00001 x 3". */
export function itemsOf(typed: string): string[] {
  if (/[\t|]/.test(typed)) return [typed.trim()];
  const line = inDigits(typed);
  const skus = [...line.matchAll(A_SKU)];
  const shared = itemsOfSharedQuantity(line);
  if (shared !== undefined) return shared;
  if (skus.length > 1)
    return itemsBySku(
      line,
      skus.map(({ index }) => index),
    );
  const [heading, listed] = listWithHeading(line);
  const parts = listed.split(BETWEEN_ITEMS).map((part) => `${heading}${part}`);
  const groups: string[] = [];
  let whole = 0;
  for (const part of parts) {
    const isWhole = isWholeItem(part) || isLikeBefore(part);
    if (isWhole) whole += 1;
    const previous = groups.at(-1);
    if (previous === undefined || (isWhole && (whole > 1 || isAside(previous)))) groups.push(part.trim());
    else groups[groups.length - 1] = `${previous}, ${part.trim()}`;
  }
  return whole > 1 ? groups : [(heading === '' ? listed : line).trim()];
}

const ARABIC_UNITS = 'رول|لف|بكر|علب|صندوق|صناديق|كرتون|كراتين|قطع|حب|عبو|باكيت';
const BETWEEN_ITEMS = new RegExp(
  [
    '[,،;؛]\\s+',
    '(?<=\\p{L})[,،;؛](?=\\d)',
    '\\s+[/+]\\s+',
    '\\s+(?:and(?:\\s+also)?|&|plus|und|also|then|as well as|along with|together with|n(?=\\s+\\d))\\s+',
    '\\s+و?\\s*(?:كذلك|[اأ]يض(?:ا|ً)*)\\s+',
    `\\s+و\\s*(?=\\d|\\p{L}+\\s+(?:${ARABIC_UNITS}))`,
    // The and of "20 رول وريبون ابيض" is part of the word.
    `(?<=\\d\\s?(?:${ARABIC_UNITS})\\p{L}*)\\s+و(?!وجه|جه|رق|احد)(?=\\p{L}{3})`,
  ].join('|'),
  'u',
);

/** "Ribbon 1 inch: black 40, white 20": the words before the colon belong to each item. */
function listWithHeading(line: string): readonly [heading: string, listed: string] {
  const [, heading = '', listed = line] =
    /^([^:]*\p{L}{3}[^:]*)(?<!qty|quantity|الكمية|العدد):\s+(\P{L}*\p{L}.*)$/iu.exec(line) ?? [];
  if (heading !== '' && isAside(heading) && !isAside(line)) return ['', listed];
  const isList = readOrderLine(heading).qty === null && listed.split(BETWEEN_ITEMS).filter(isWholeItem).length > 1;
  return isList ? [`${heading} `, listed] : ['', line];
}

/** A part of a line that has both words, or a size, and a quantity of its own. */
function isWholeItem(part: string): boolean {
  const { words, qty, question, unit } = readOrderLine(part);
  if (qty === null && question === null) return false;
  return (
    /\p{L}{3}|\d\s*[x×*]\s*\d/u.test(words) || (unit !== null && /\d\s*(?:mm|cm|in|"|مم|ملم|بوص|انش)/iu.test(words))
  );
}

/** Quantities are before the SKUs where the line begins with one, or each SKU follows one. */
function itemsBySku(line: string, starts: readonly number[]): string[] {
  const before = starts.map((at) => COUNT_BEFORE.exec(line.slice(0, at))?.index);
  const isBefore =
    before.every((at) => at !== undefined) || /^[\s•*·-]*$/.test(line.slice(0, before[0] ?? line.length));
  const cuts = isBefore ? starts.map((at, index) => before[index] ?? at) : starts;
  const preface = line.slice(0, cuts[0]);
  const isApart = preface.trim() !== '' && isAside(preface);
  const texts = cuts.map((from, index) => line.slice(index > 0 || isApart ? from : 0, cuts[index + 1]));
  return (isApart ? [preface, ...texts] : texts).map((text) => text.replace(CONNECTION, '').trim());
}

const COUNT_BEFORE = /\d+\s*(?:more\s+|extra\s+|additional\s+)?(?:x|×|\*|\p{L}+(?:\s+(?:of|von|من))?)?\s*$/iu;
const CONNECTION = /[\s,;،&+]+$|[\s,;،]+(?:and|و|und|plus)(?:\s+(?:add|also|another))?\s*$/giu;
