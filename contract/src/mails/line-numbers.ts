import { MAX_QTY } from '../limits.js';
import { writtenNumbers } from '../numbers.js';
import type { Count } from '../order-lines.js';
import { knownUnit, type UnitCode } from '../units.js';
import { COUNTED, DIGITS_CODE, KINDS, LENGTHS, N, NO_QUANTITY, PART, PLACES, QTY_WORD } from './line-grammar.js';

const PACKS = new Set<UnitCode | null>(['XCT', 'XBX', 'XPA', 'XBG', 'SET']);
/** "2 colours", "3 sites" */
const DESCRIBED = new RegExp(`^\\s*(?:${KINDS}|${PLACES})(?!\\p{L})`, 'iu');

/** `content`: how many a pack holds. */
type Kind = 'plain' | 'count' | 'marked' | 'size' | 'length' | 'content';

/** A number of a line, with its place and the text before and behind it up to the next one. */
export interface Part {
  kind: Kind;
  readonly text: string;
  readonly values: readonly number[];
  unit: UnitCode | null;
  each: number | null;
  readonly start: number;
  end: number;
  before: string;
  after: string;
}

/** The further numbers of a line remain words: what has so many is a question, and would take long. */
const MOST_NUMBERS = 20;

export function partsOf(line: string): Part[] {
  const parts = [...line.matchAll(PART)].slice(0, MOST_NUMBERS).flatMap(({ groups = {}, index, 0: text }): Part[] => {
    const { number, fraction, hyphen, skip, unit = '' } = groups;
    if (skip !== undefined) return [];
    const code = unitIn(unit);
    const isLength = code !== null && LENGTHS.includes(code);
    // "50-pcs" and "12s" describe a product.
    const isWord = unit === '' && /^(?!x(?!\p{L}))\p{L}/iu.test(line.slice(index + text.length));
    const isSize =
      isWord || fraction !== undefined || (unit !== '' && code === null) || (hyphen !== undefined && !isLength);
    const kind = isSize ? 'size' : isLength ? 'length' : code === null ? 'plain' : 'count';
    const values =
      number === undefined ? [] : [...(number.match(/(?<= )\d+$/g) ?? []).map(Number), ...writtenNumbers(number)];
    const end = index + text.length;
    return [{ kind, text, values, unit: code, each: null, start: index, end, before: '', after: '' }];
  });
  for (const [index, part] of parts.entries()) {
    part.before = line.slice(parts[index - 1]?.end ?? 0, part.start);
    part.after = line.slice(part.end, parts[index + 1]?.start);
  }
  pairSizes(parts, line);
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'plain' && DESCRIBED.test(part.after)) part.kind = 'size';
    // Behind a size, an x may begin a length: "110 mm x 300".
    const isBehindSize = /^(?:size|length)$/.test(parts[index - 1]?.kind ?? '') && TIMES.test(part.before);
    if (part.kind === 'plain' && !isBehindSize && isMarked(part)) part.kind = 'marked';
  }
  // "6-8 rolls", "10, 20 and 50 rolls", "9 or 12 mm": the unit belongs to each number.
  for (const [index, part] of parts.toReversed().entries()) {
    const next = parts[parts.length - index];
    if (part.kind !== 'plain' || next === undefined || !JOINED.test(part.after)) continue;
    if (next.kind !== 'plain') part.kind = next.kind;
    part.unit = next.unit;
  }
  pairPacks(parts);
  return parts;
}

/** Units of one letter are known beside a number alone. */
export const unitIn = (text: string): UnitCode | null => {
  const name = text.replace(/\.$/, '').toLowerCase();
  return name === 'م' ? 'MTR' : name === 'r' ? 'XRO' : (knownUnit(name) ?? null);
};

const TIMES = /^\s*[x×✕*]\s*$/i;
const JOINED = /^\s*(?:-|–|—|[-=]>|→|~|\/|,|&|\+|to|or|and|till|until|up to|bis|oder|und|إلى|الى|حتى|أو|او|و)\s*$/i;
export const BEFORE_QUANTITY = new RegExp(`(?:${QTY_WORD}\\s*[.:=#-]*\\s*|(?<!\\p{L})[x×✕*]\\s*)$`, 'iu');
const isMarked = ({ before, after }: Part): boolean =>
  BEFORE_QUANTITY.test(before) || /^\s*[x×✕*](?:\s+\p{L}|\s*$)/iu.test(after);

/** Numbers joined by an x are the sizes of a product: `0.4 x 1.5`, `25 mm x 122 m`; before a size in inches, it counts. */
function pairSizes(parts: readonly Part[], line: string): void {
  for (let index = 0; index < parts.length - 1; index += 1) {
    const [left, right, third] = parts.slice(index);
    if (left === undefined || right === undefined || !TIMES.test(left.after)) continue;
    const isCounting = line.slice(0, left.start).trim() === '' && isWhole(left);
    const isBeforePair = isCounting && third?.kind === 'plain' && TIMES.test(right.after) && !isWhole(right);
    const isBeforeInch = isCounting && right.kind === 'size' && /in|"/i.test(right.text);
    if (left.kind !== 'plain' || isBeforePair || isBeforeInch) continue;
    if (right.kind === 'count') continue;
    left.kind = 'size';
    if (right.kind === 'plain') right.kind = 'size';
    index += 1;
  }
}

const isWhole = ({ values }: Part): boolean => values.every(Number.isInteger);

const OF = /^\s*(?:of|each of|von|à|x|×|\*|\/|[([]\s*(?:of|x)|with|containing|من|في كل)\s*$/i;
const PER_PACK = new RegExp(`^\\s*(?:each\\s+)?(?:per|/|in an?|in each|لكل|pro)\\s*(?:${COUNTED})(?!\\p{L})`, 'iu');

/** `3 cartons of 12 rolls` and `3 cartons (12 per carton)`: the second number is the content of the first. */
function pairPacks(parts: readonly Part[]): void {
  for (const [index, part] of parts.entries()) {
    const pack = parts.slice(0, index).findLast(({ kind, unit }) => kind === 'count' && PACKS.has(unit));
    const isCount = part.kind !== 'size' && part.kind !== 'length' && isWhole(part) && !PACKS.has(part.unit);
    const isNext = parts[index - 1] === pack;
    const isContent = isCount && ((isNext && OF.test(pack?.after ?? '')) || PER_PACK.test(part.after));
    if (pack?.each !== null || !isContent) continue;
    const rest = part.after.replace(PER_PACK, '').replace(/^\s*each(?!\p{L})/iu, '');
    pack.each = part.values[0] ?? 0;
    part.kind = 'content';
    part.end += part.after.length - rest.length;
    if (isNext) Object.assign(pack, { end: part.start, after: rest });
  }
}

const NUMERIC_CELL = new RegExp(
  `^(?:${NO_QUANTITY}|(?:${QTY_WORD}\\s*[:=]?\\s*)?[x×*]?\\s*-?${N}\\s*(?:(?:${COUNTED})\\.?)?)$`,
  'iu',
);

/** A row with cells for numbers has its quantity among these; elsewhere, each number may be it. */
export function mayCount(line: string): (part: Part) => boolean {
  const numeric = [...line.matchAll(/[^\t]+/g)].filter(([cell]) => NUMERIC_CELL.test(cell.trim()));
  const isCoded =
    /^[^\t]+\t[^\t]+$/.test(line) && numeric.length === 2 && DIGITS_CODE.test(numeric[0]?.[0].trim() ?? '');
  const cells = isCoded ? numeric.slice(1) : numeric;
  if (cells.length === 0 || !line.includes('\t')) return () => true;
  return ({ start }) => cells.some(({ 0: cell, index }) => start >= index && start < index + cell.length);
}

/** The numbers that can be the quantity: all but sizes, lengths and prices. */
export const quantitiesAmong = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(
    (part) => part.kind === 'count' || part.kind === 'marked' || (part.kind === 'plain' && !isAmount(part, parts)),
  );

/** Beside a whole number, 12.50 is a price and 500.00 a sum. */
export const isAmount = (part: Part, parts: readonly Part[]): boolean =>
  part.kind === 'plain' &&
  TWO_DECIMALS.test(part.text) &&
  parts.some(({ kind, text }) => !/size|length|content/.test(kind) && !TWO_DECIMALS.test(text));
const TWO_DECIMALS = /[.,]\d{2}$/;

/** `1,200`, `1'200`, `1.200,00` and `40.00` are whole numbers; a comma before three digits groups. */
export function readingsOf({ text, values, unit, each, before }: Part): Count[] {
  const isNegative = /(?:^|[,;\t|])\s*[-−]$/.test(before) && /\p{L}|\d/u.test(before);
  const whole = values.filter((value) => Number.isInteger(value) && value >= 1 && value <= MAX_QTY);
  const taken = /^\d+,\d{3}(?!\d)/.test(text) ? whole.filter((value) => value === Math.max(...whole)) : whole;
  return isNegative ? [] : taken.map((qty) => ({ qty, unit, each }));
}
