import { MAX_QTY } from './limits.js';
import { readNumber, westernDigits } from './numbers.js';

/** The request of one line: `RIB-00001, 40` or `40 rolls of black ribbon 1 inch`. */
export interface OrderLine {
  /** SKU, code or words; empty if the line has only a quantity. */
  readonly words: string;
  /** Whole pieces; null if the line has no valid quantity. */
  readonly qty: number | null;
}

/** Limits of one call: lines for signed-in users and for visitors, and characters of a line. */
export const MAX_ORDER_LINES = 200;
export const MAX_VISITOR_LINES = 50;
export const MAX_LINE_LENGTH = 200;

/** How certain the product of a line is. `skipped`: the call had no time left for it. */
export const LINE_MATCHES = ['named', 'found', 'unsure', 'none', 'skipped'] as const;
export type LineMatch = (typeof LINE_MATCHES)[number];

interface ResolvedLines<Line, Product> {
  readonly lines: readonly Line[];
  readonly products: readonly Product[];
}

/**
 * Resolves all lines in their order, by as many calls as needed: a call takes few lines and skips those that it has no
 * time for. It never skips its first line.
 */
export async function resolveAll<Line extends { readonly match: LineMatch }, Product extends { readonly _id: string }>(
  texts: readonly string[],
  call: (texts: readonly string[]) => Promise<ResolvedLines<Line, Product>>,
): Promise<{ lines: Line[]; products: Product[] }> {
  const lines: Line[] = [];
  const products = new Map<string, Product>();
  while (lines.length < texts.length) {
    const answer = await call(texts.slice(lines.length, lines.length + MAX_VISITOR_LINES));
    const skipped = answer.lines.findIndex(({ match }) => match === 'skipped');
    const done = skipped < 0 ? answer.lines : answer.lines.slice(0, skipped);
    if (done.length === 0) throw new Error('No line was resolved');
    lines.push(...done);
    for (const product of answer.products) products.set(product._id, product);
  }
  return { lines, products: [...products.values()] };
}

/** Units that count goods; units of length describe the product instead. */
const COUNTED = [
  'pcs|pc|pieces?|rolls?|reels?|box(?:es)?|packs?|packets?|pkts?|sets?|coils?|nos?|ea|each|units?|ctns?|cartons?',
  'قطعة|قطع|حبة|حبات|وحدة|وحدات|رول|رولات|لفة|لفات|بكرة|بكرات|علبة|علب|صندوق|صناديق|كرتون|كرتونة|كراتين|طقم|اطقم|أطقم',
].join('|');
const MEASURES = 'mm|cm|m|in|inch(?:es)?|"|yds?|yards?|ft|مم|ملم|سم|م|متر|بوصة|انش|إنش|ياردة';
const UNIT = `(?:${COUNTED})\\.?`;
const END = '(?![\\p{L}\\d])';
/** A whole number, with or without groups of three digits. */
const N = '(?<count>\\d{1,3}(?:,\\d{3})+|\\d+)';
const TIMES = '[x×✕*]';
const QTY_WORDS = "(?:qty|q'ty|quantity|الكمية|كمية|العدد|عدد)";

const regex = (source: string) => new RegExp(source, 'iu');

/** A cell with only a number, or a number with its unit. */
const COUNT_CELL = regex(`^(?:${QTY_WORDS}\\s*[:=]?\\s*)?(?:${TIMES}\\s*)?${N}\\s*(?:${UNIT}|${TIMES})?$`);
const NUMBER_CELL = /^[-+]?[\d.,٫٬]*\d[\d.,٫٬]*$/;

/** Positions of a quantity among words, the most certain first. The text before and after it describes the product. */
const PHRASES: readonly RegExp[] = [
  regex(`^(?<before>.*?)[([]?${QTY_WORDS}\\s*[.:=-]?\\s*${N}\\s*(?:${UNIT}${END})?[)\\]]?(?<after>.*)$`),
  // "x 12" at the end; after a number without a unit it is the second part of a size: 0.4 x 1.5.
  regex(
    `^(?<before>.*(?<!(?:^|(?<![x×*])\\s|/)(?:\\d{1,3}|\\d*\\.\\d+)\\s*))\\s*(?:[×✕*]|(?<![\\p{L}\\d])x)\\s*${N}\\s*(?:${UNIT})?(?<after>)$`,
  ),
  regex(`^(?<before>.*[^\\d.,-])(?<![\\p{L}\\d-])${N}\\s*${UNIT}(?<after>)$`),
  regex(`^(?<before>)${N}\\s*${UNIT}${END}\\s*(?:of${END}|من${END})?(?<after>.+)$`),
  regex(`^(?<before>)${N}\\s*${TIMES}\\s*(?!\\d)(?<after>.+)$`),
  regex(`^(?<before>)${N}\\s+${TIMES}\\s+(?<after>[\\d./]+\\s*-?(?:mm|cm|inch(?:es)?|in|")${END}.*)$`),
  regex(`^(?<before>.+?)\\s*[([]\\s*${N}\\s*(?:${UNIT})?\\s*[)\\]](?<after>)$`),
  regex(`^(?<before>.+?)(?:\\s[-–—]\\s|\\s*[:=]\\s*)${N}(?<after>)$`),
];
const FIRST_NUMBER = regex(`^${N}\\s+(?!(?:${MEASURES})${END}|${TIMES}|\\d)(?<rest>.+)$`);
const LAST_NUMBER = regex(`^(?<rest>.*[^\\s])(?<!\\s${TIMES}|^${TIMES})\\s+${N}$`);
/** "please send 12 pcs RIB-00001 today": the number is in the middle. */
const AMONG_WORDS = regex(
  `^(?<rest>.*)(?<![\\p{L}\\d.,-])${N}\\s*${UNIT}${END}\\s*(?:of${END}|من${END})?(?<after>.*)$`,
);

/** Reads one line that was written in an e-mail or copied from a sheet. */
export function readOrderLine(text: string): OrderLine {
  const line = tidy(text);
  const cells = cellsOf(line);
  return (cells.length > 1 ? fromCells(cells) : undefined) ?? fromPhrase(cells.join(' '));
}

/** Converts to digits 0-9 and single blanks, and removes a bullet or a line number at the beginning. */
function tidy(text: string): string {
  return westernDigits(text)
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/^(?:[-+•*·–—▪>]+\s+|\d{1,3}[.)-]\s+)/u, '');
}

/** The line is split at the first of these separators that it contains. */
const SEPARATORS = [/\t/, /[;؛|]/];

function cellsOf(line: string): string[] {
  const separator = SEPARATORS.find((one) => one.test(line));
  const parts = separator === undefined ? splitAtCommas(line) : line.split(separator);
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"')
        .trim(),
    )
    .filter(Boolean);
}

/**
 * A comma within quotation marks does not split; neither does that of 1,200 if other commas are followed by a blank.
 */
function splitAtCommas(line: string): string[] {
  const grouped = /(?<![\p{L}\d-])\d{1,3}(?:,\d{3})+(?![\d])/gu;
  const isSheet = /[,،]\S/.test(line.replace(grouped, '0'));
  const retained = isSheet ? line : line.replace(grouped, (number) => number.replaceAll(',', ''));
  return (
    retained
      .match(/(?:^|[,،])\s*(?:"(?:[^"]|"")*"(?=\s*(?:[,،]|$))|[^,،]*)/gu)
      ?.map((cell) => cell.replace(/^[,،]/, '')) ?? []
  );
}

/** The quantity is the first count after the words, otherwise the last one before them: a sheet may number its rows. */
function fromCells(cells: readonly string[]): OrderLine | undefined {
  const isWords = (cell: string) => !COUNT_CELL.test(cell) && !NUMBER_CELL.test(cell);
  const firstWords = cells.findIndex(isWords);
  const counts = cells.map((cell) => COUNT_CELL.exec(cell)?.groups?.['count']);
  const behind = counts.slice(Math.max(firstWords, 0)).find((count) => count !== undefined);
  const count = behind ?? counts.slice(0, Math.max(firstWords, 0)).findLast((one) => one !== undefined);
  const hasNumbers = cells.some((cell) => !isWords(cell));
  if (count === undefined && !hasNumbers) return undefined;
  return { words: cells.filter(isWords).join(' '), qty: count === undefined ? null : quantityOf(count) };
}

function fromPhrase(text: string): OrderLine {
  const phrase = text.replace(/\s+/g, ' ').replace(/[.,]+$/, '');
  for (const pattern of PHRASES) {
    const { count, before = '', after = '' } = pattern.exec(phrase)?.groups ?? {};
    const words = trimmed(`${before} ${after}`);
    if (count !== undefined && words !== '') return { words, qty: quantityOf(count) };
  }
  return fromBareNumber(phrase);
}

/** "40 black ribbon" and "black ribbon 40"; of two numbers the first one, unless it is part of a SKU. */
function fromBareNumber(phrase: string): OrderLine {
  const last = LAST_NUMBER.exec(phrase)?.groups;
  const first = FIRST_NUMBER.exec(phrase)?.groups;
  const between = first?.['rest']?.replace(/\s+\d+$/, '') ?? '';
  const isNumbered = last !== undefined && /\d/.test(between) && !/\s/.test(between);
  if (isNumbered) return { words: between, qty: quantityOf(last['count'] ?? '') };
  const found = first ?? last ?? AMONG_WORDS.exec(phrase)?.groups;
  return {
    words: trimmed(found === undefined ? phrase : `${found['rest'] ?? ''} ${found['after'] ?? ''}`),
    qty: quantityOf(found?.['count'] ?? ''),
  };
}

const trimmed = (words: string): string =>
  words.replace(/\s+/g, ' ').replace(/^[\s,:;=–—*>/+-]+|[\s,.:;=–—*>/+-]+$/g, '');

function quantityOf(text: string): number | null {
  const qty = readNumber(text);
  return qty !== undefined && qty >= 1 && qty <= MAX_QTY ? qty : null;
}

const QTY_HEADING = /^(?:qty|q'ty|quantity|order qty|pcs|pieces|nos|count|الكمية|كمية|العدد|عدد)\.?$/i;
const WANTED_HEADING =
  /^(?:sku|code|item|item code|article|part(?: no\.?)?|product|name|description|size|colou?r|length|width|الصنف|المنتج|الكود|الوصف|المقاس|اللون|رمز.*)$/i;

/**
 * The lines of a sheet. If its first row contains headings, quantity and words are taken from their columns; otherwise
 * each row is read separately.
 */
export function orderLinesOfRows(rows: readonly (readonly string[])[]): string[] {
  const filled = rows
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some(Boolean));
  const [headings = [], ...others] = filled;
  const qtyColumn = headings.findIndex((cell) => QTY_HEADING.test(cell));
  const wanted = headings.flatMap((cell, column) => (WANTED_HEADING.test(cell) ? [column] : []));
  if (qtyColumn < 0 || wanted.length === 0) return filled.map((row) => row.filter(Boolean).join('\t'));
  return others.map((row) => {
    const words = wanted.map((column) => row[column] ?? '').filter(Boolean);
    return `${words.join(' ')}\t${row[qtyColumn] ?? ''}`.trim();
  });
}

/** The lines of a pasted text, without empty ones; a copied sheet keeps its columns. */
export function orderLinesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const separator = ['\t', ';', ','].find((one) => first.includes(one));
  if (separator === undefined) return lines.map((line) => line.trim());
  const isHeaded = first.split(separator).some((cell) => QTY_HEADING.test(cell.trim()));
  return isHeaded ? orderLinesOfRows(lines.map((line) => splitRow(line, separator))) : lines.map((line) => line.trim());
}

/** @param separator one character; within quotation marks it does not split */
function splitRow(line: string, separator: string): string[] {
  if (separator === '\t') return line.split('\t');
  const cells = line.match(new RegExp(`(?:^|${separator})(?:"(?:[^"]|"")*"|[^${separator}]*)`, 'g')) ?? [];
  return cells.map((cell) =>
    cell
      .replace(new RegExp(`^${separator}`), '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}
