import { MAX_QTY } from '../limits.js';
import { westernDigits, writtenNumbers } from '../numbers.js';
import { isErrorCell } from '../sheets/sheet.js';
import { knownUnit, UNIT_CODES, type UnitCode, UNITS } from '../units.js';
import { MONTHS } from './calendar-words.js';
import { withDigits } from './number-words.js';

/**
 * Why a buyer has to choose or type the quantity. `ambiguous`: 1.000 may be 1 or 1000. `numbers`: several numbers can be
 * the quantity, as in a range. `each`: it is for each of several places. `some`: the line has no exact quantity.
 * `several`: it is for several products. `unit`: the product is not sold in the unit of the line.
 */
export const LINE_QUESTIONS = ['ambiguous', 'numbers', 'each', 'some', 'several', 'unit'] as const;
export type LineQuestion = (typeof LINE_QUESTIONS)[number];

/** A quantity as a line writes it. */
export interface Count {
  readonly qty: number;
  /** The unit that the line names; null without one. */
  readonly unit: UnitCode | null;
  /** The content of a unit according to the line: 12 for `3 cartons of 12`. */
  readonly each: number | null;
}

/** The request of one line: `RIB-00001, 40` or `40 rolls of black ribbon 1 inch`. */
export interface OrderLine {
  /** SKU, code or words; empty if the line has only a quantity. */
  readonly words: string;
  /** A whole number of the unit; null if the line has no quantity, or leaves a question. */
  readonly qty: number | null;
  readonly unit: UnitCode | null;
  readonly each: number | null;
  readonly question: LineQuestion | null;
  /** The quantities that the line can mean, if it leaves a question. */
  readonly readings: readonly Count[];
  /** True if the quantity is a number alone, which may also be a size: `double face tape 12`. */
  readonly isBare: boolean;
  /** A length that describes the product or is the quantity: `150 m`. The words contain it. */
  readonly length: (Count & { readonly text: string }) | null;
}

const A_SKU = '[A-Z]{3}[- ]?\\d{5}(?!\\d)';
const SKU = new RegExp(`^${A_SKU}$`, 'i');
export const isSku = (text: string): boolean => SKU.test(text.trim());
/** The SKUs in a text, with their places. */
export const skusIn = (text: string): RegExpMatchArray[] => [...text.matchAll(SKUS)];
const SKUS = new RegExp(`(?<![\\p{L}\\d])${A_SKU}`, 'giu');

/** The cell of a quantity that is empty. */
export const NO_QUANTITY = '–';

const LENGTHS: readonly UnitCode[] = ['MTR', 'YRD'];
/** These do not count goods; `each` is a question. */
const NOT_COUNTED = new Set<string>([...LENGTHS, 'MTK', 'KGM', 'LTR', 'DZN', 'PR', 'each']);
const PACKS = new Set<UnitCode | null>(['XCT', 'XBX', 'XPA', 'XBG', 'SET']);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const namesOf = (codes: readonly UnitCode[]): string =>
  codes
    .flatMap((code) => [UNITS[code].name, ...UNITS[code].called])
    .filter((name) => !NOT_COUNTED.has(name))
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const COUNTED = namesOf(UNIT_CODES.filter((code) => !NOT_COUNTED.has(code)));
const LENGTH = `${namesOf(LENGTHS)}|yrds?|mts?|م`;
const SIZE =
  'mm|cm|inch(?:es|s)?|ins?|"|ft|feet|µm|mic(?:rons?)?|gsm|g\\/m2|kgs?|pt|%|°c?|مم|ملم|سم|بوصة|بوصه|انش|إنش|ميكرون';
const QTY_WORD = "(?:qty|q'ty|qnty|quantity|menge|anzahl|الكمية|كمية|العدد|عدد)";
const END = '(?=[x×✕*]\\s*\\d|[^\\p{L}\\d]|$)';
const N = "\\d+(?:[.,'’]\\d+)*";
/** "1 200 rolls": a blank between groups, or two numbers. */
const BLANK_GROUPS = `\\d{1,3}(?: \\d{3})+(?=\\s*(?:${COUNTED})(?!\\p{L}))`;
const CURRENCY = '(?:aed|dhs?|dh|derhams?|dirhams?|usd|eur|\\$|€|درهم|د\\.?إ)';
const PER_ONE = '(?:\\s*(?:each|per\\s+\\p{L}+|/\\s*\\p{L}+))?';
/** "@ AED 11.50 each", "AED 11.50", "11.50 AED", "12/-", "= 460.00" */
const PRICE = [
  `(?:@|(?<!\\p{L})(?:at|price|rate|amount|amt|بسعر|سعر|zu))\\s*[:=]?\\s*(?:${CURRENCY}\\.?\\s*)?${N}(?![.,]?\\d|\\s*(?:${SIZE}|${COUNTED}|${LENGTH})${END})(?:\\s*/-)?(?:\\s*${CURRENCY}(?!\\p{L}))?${PER_ONE}`,
  `(?<![\\p{L}\\d])${CURRENCY}\\.?\\s*${N}(?:/-)?${PER_ONE}`,
  `(?<![\\p{L}\\d.,-])${N}\\s*(?:${CURRENCY}(?!\\p{L})|/-)${PER_ONE}`,
  '=\\s*\\d[\\d,]*\\.\\d{2}(?!\\d)',
].join('|');
const DATE = `\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}(?!\\d)|\\d{1,2}(?:st|nd|rd|th)?[ .-](?:${MONTHS})(?!\\p{L})(?:[ .,-]+\\d{4}(?!\\d))?`;
/** A word with digits, such as `FC3` and `TX-200`; an x before a number is a sign. */
const CODE = '(?!x\\s?\\d)\\p{L}[\\p{L}./_+-]*\\d[\\p{L}\\d/_+-]*(?:\\.[\\p{L}\\d]+)*';
const FRACTION = `(?:\\d+[ -])?\\d+/(?:2|4|8|16)(?!\\d)(?=\\s*-?\\s*(?:${SIZE})${END}|\\s*x|\\s+\\p{L})(?!\\s*(?:${COUNTED})${END})`;
const PART = new RegExp(
  `(?<skip>(?<![\\d.,])(?:${PRICE}|(?<![\\p{L}\\d./-])(?:${DATE}))|(?<![\\p{L}\\d])(?:${A_SKU}|${CODE}))|` +
    `(?<!\\d|[\\d.][.,]|(?!x)\\p{L}|\\p{L}x)(?:(?<fraction>${FRACTION})|(?<number>${BLANK_GROUPS}|${N}))(?:(?<hyphen>-)?\\s*(?<unit>(?:${SIZE}|${LENGTH}|${COUNTED}|r)${END}\\.?))?`,
  'giu',
);

type Kind = 'plain' | 'count' | 'marked' | 'size' | 'length';

/** A number of a line, with its place and the text before and behind it up to the next one. */
interface Part {
  kind: Kind;
  readonly text: string;
  readonly values: readonly number[];
  unit: UnitCode | null;
  each: number | null;
  /** The part with the content of a pack. */
  content: Part | null;
  readonly start: number;
  end: number;
  before: string;
  after: string;
}

/** Reads one line that was written in an email or copied from a sheet. */
export function readOrderLine(typed: string): OrderLine {
  const line = withDigits(tidied(typed));
  const parts = partsOf(line);
  const inCells = numericCells(line);
  const counts = quantitiesAmong(inCells === null ? parts : parts.filter(({ start }) => inCells(start)));
  const [length] = counts.length === 0 ? parts.filter(({ kind }) => kind === 'length') : [];
  const words = wordsWithout(line, [...counts, ...parts.filter((part) => isAmount(part, parts))]);
  const loose = counts.some(({ unit }) => unit !== null) ? null : looseUnitIn(words);
  const readings = distinct(counts.flatMap(readingsOf)).map((one) => ({
    ...one,
    unit: one.unit ?? loose?.unit ?? null,
  }));
  const question = questionOf(line, counts, readings);
  const [only] = question === null && isReadable(counts) ? readings : [];
  return {
    words: only === undefined ? words : (loose?.words ?? words),
    ...(only ?? { qty: null, unit: null, each: null }),
    question,
    readings: question === null ? [] : question === 'each' ? [...readings, ...timesPlaces(readings, line)] : readings,
    isBare: counts.every(({ kind }) => kind === 'plain') && loose === null,
    length: length === undefined ? null : lengthOf(length),
  };
}

/** Converts to digits 0-9 and single blanks, and removes a bullet or a line number at the beginning. */
const tidied = (text: string): string =>
  westernDigits(text)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/(\d)[\u00a0\u2007\u202f](?=\d{3}(?!\d))/g, '$1,')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\.{2,}|…/g, ' ')
    .replace(/[;؛|]/g, '\t')
    .replace(/[^\t]+/g, (cell) => (isErrorCell(cell) ? NO_QUANTITY : cell))
    .replace(/(?<!\p{L})و(?=\d)/gu, ' ')
    // A comma without a blank separates cells, unless it is the only kind of comma.
    .replace(/^.*\p{L}[^\s,]*[,،](?=\S).*$/u, (line) => line.replace(/(?<=\d),(?=\d)/g, ', '))
    .replace(/(?<=^|\s)\*(?=\S)([^*\n]*\S)\*(?=\s|$)/g, '$1')
    .trim()
    .replace(/^(?:pos(?:ition)?|item|line|بند)\.?\s*#?\d{1,3}\s*[:.)–-]\s+/iu, '')
    .replace(/^(?:[-*•]\s*)?\[[ xX✓✔]?\]\s*/, '')
    .replace(/^(?:[-+•*·–—▪●◦■□✓✔>➢→]+\s+|[•●▪➢✓✔]+|\d{1,3}[.)-]\s+|\p{L}\)\s+|\(\d{1,3}\)\s+)/u, '');

function partsOf(line: string): Part[] {
  const parts = [...line.matchAll(PART)].flatMap(({ groups = {}, index, 0: text }): Part[] => {
    const { number, fraction, hyphen, skip, unit = '' } = groups;
    if (skip !== undefined) return [];
    const code = unitIn(unit);
    const isLength = code !== null && LENGTHS.includes(code);
    // "50-pcs" describes a product.
    const isSize = fraction !== undefined || (unit !== '' && code === null) || (hyphen !== undefined && !isLength);
    const kind = isSize ? 'size' : isLength ? 'length' : code === null ? 'plain' : 'count';
    const values =
      number === undefined ? [] : [...(number.match(/(?<= )\d+$/g) ?? []).map(Number), ...writtenNumbers(number)];
    return [
      {
        kind,
        text,
        values,
        unit: code,
        each: null,
        content: null,
        start: index,
        end: index + text.length,
        before: '',
        after: '',
      },
    ];
  });
  for (const [index, part] of parts.entries()) {
    part.before = line.slice(parts[index - 1]?.end ?? 0, part.start);
    part.after = line.slice(part.end, parts[index + 1]?.start);
  }
  pairSizes(parts, line);
  for (const part of parts) {
    if (part.kind === 'plain' && DESCRIBED.test(part.after)) part.kind = 'size';
    if (part.kind === 'plain' && isMarked(part)) part.kind = 'marked';
  }
  // "6-8 rolls", "10, 20 and 50 rolls", "9 or 12 mm": the unit belongs to each number.
  for (const [index, part] of parts.toReversed().entries()) {
    const next = parts[parts.length - index];
    if (part.kind !== 'plain' || next === undefined || !JOINED.test(part.after)) continue;
    if (next.kind !== 'plain') part.kind = next.kind;
    part.unit = next.unit;
  }
  return packed(parts);
}

/** Units of one letter, which are known beside a number alone. */
const LETTERS: Readonly<Partial<Record<string, UnitCode>>> = {
  م: 'MTR',
  mt: 'MTR',
  mts: 'MTR',
  yrd: 'YRD',
  yrds: 'YRD',
  r: 'XRO',
};
const unitIn = (text: string): UnitCode | null => {
  const name = text.replace(/\.$/, '').toLowerCase();
  return knownUnit(name) ?? LETTERS[name] ?? null;
};

const TIMES = /^\s*[x×✕*]\s*$/i;
const JOINED = /^\s*(?:-|–|—|~|\/|,|&|\+|to|or|and|till|until|up to|bis|oder|und|إلى|الى|حتى|أو|او|و)\s*$/i;
const BEFORE_QUANTITY = new RegExp(`(?:${QTY_WORD}\\s*[.:=#-]*\\s*|(?<!\\p{L})[x×✕*]\\s*)$`, 'iu');
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

const OF = /^\s*(?:of|each of|von|à|x|×|\*|\/|=|[([]\s*(?:of|x)?|with|containing|من|في كل)\s*$/i;
const PER_PACK = new RegExp(`^\\s*(?:each\\s+)?(?:per|/|in an?|in each|لكل|pro)\\s*(?:${COUNTED})(?!\\p{L})`, 'iu');

/** `3 cartons of 12 rolls` and `3 cartons (12 per carton)`: the second number is the content of the first. */
function packed(parts: Part[]): Part[] {
  return parts.filter((part, index) => {
    const pack = parts.slice(0, index).findLast(({ kind, unit }) => kind === 'count' && PACKS.has(unit));
    const isCount = part.kind !== 'size' && part.kind !== 'length' && isWhole(part) && !PACKS.has(part.unit);
    const isContent = pack !== undefined && pack.each === null && isCount;
    if (!isContent || !((parts[index - 1] === pack && OF.test(pack.after)) || PER_PACK.test(part.after))) return true;
    const [each = 0] = part.values;
    const rest = part.after.replace(PER_PACK, '').replace(/^\s*each(?!\p{L})/iu, '');
    const end = part.end + part.after.length - rest.length;
    const isNext = parts[index - 1] === pack;
    if (isNext) Object.assign(pack, { each, end, after: rest });
    else Object.assign(pack, { each, content: { ...part, end } });
    return false;
  });
}

const NUMERIC_CELL = new RegExp(
  `^(?:${NO_QUANTITY}|(?:${QTY_WORD}\\s*[:=]?\\s*)?[x×*]?\\s*-?${N}\\s*(?:(?:${COUNTED})\\.?)?)$`,
  'iu',
);

/** A row with cells for numbers has its quantity among these. @returns null if there are none */
function numericCells(line: string): ((place: number) => boolean) | null {
  const cells = [...line.matchAll(/[^\t]+/g)].filter(([cell]) => NUMERIC_CELL.test(cell.trim()));
  const isInside = (place: number) => cells.some(({ 0: cell, index }) => place >= index && place < index + cell.length);
  return cells.length > 0 && line.includes('\t') ? isInside : null;
}

/** Pieces describe a pack, too. */
const PIECES = new Set<UnitCode | null>(['H87', 'SR']);

/** The numbers that can be the quantity: those with a unit or a mark, otherwise the remaining ones. */
function quantitiesAmong(parts: readonly Part[]): readonly Part[] {
  const certain = parts.filter(({ kind }) => kind === 'count' || kind === 'marked');
  const plain = parts.filter((part) => part.kind === 'plain' && !isAmount(part, parts));
  const isOpen = certain.length === 0 || certain.some(({ unit }) => PIECES.has(unit));
  return [...certain, ...plain.filter(({ after }) => isOpen || BEFORE_WORD.test(after))];
}

/** "40 rolls of black and 30 of white": a number before a word counts it. */
const BEFORE_WORD = /^\s+\p{L}/u;

/** Beside a whole number, 12.50 is a price and 500.00 a sum. */
const isAmount = (part: Part, parts: readonly Part[]): boolean =>
  part.kind === 'plain' &&
  TWO_DECIMALS.test(part.text) &&
  parts.some(({ kind, text }) => kind !== 'size' && kind !== 'length' && !TWO_DECIMALS.test(text));
const TWO_DECIMALS = /[.,]\d{2}$/;

/** `1,200`, `1'200`, `1.200,00` and `40.00` are whole numbers; a comma before three digits groups. */
function readingsOf({ text, values, unit, each, before }: Part): Count[] {
  const isNegative = /(?:^|[,;\t|])\s*[-−]$/.test(before) && /\p{L}|\d/u.test(before);
  const whole = values.filter((value) => Number.isInteger(value) && value >= 1 && value <= MAX_QTY);
  const taken = /^\d+,\d{3}(?!\d)/.test(text) ? whole.slice(-1) : whole;
  return isNegative ? [] : taken.map((qty) => ({ qty, unit, each }));
}

/** False if one of the numbers is no quantity, such as 0 or 2.5. */
const isReadable = (counts: readonly Part[]): boolean => counts.every((part) => readingsOf(part).length > 0);

/** The same number with and without its unit is one: `twenty (20) rolls`. */
const distinct = (all: readonly Count[]): Count[] =>
  all.filter((one, index) => {
    const isSame = (other: Count) => other.qty === one.qty && other.each === one.each;
    const others = all.filter(isSame);
    return (
      others.find(({ unit }) => unit !== null) === one ||
      (all.findIndex(isSame) === index && others.every(({ unit }) => unit === null))
    );
  });

const KINDS = 'colou?rs?|sizes?|types?|widths?|lengths?|kinds?|مقاسات|ألوان|الوان|أنواع|انواع';
const PLACES =
  'branch(?:es)?|sites?|shops?|stores?|outlets?|locations?|places?|warehouses?|departments?|machines?|فروع|فرع|موقع|مواقع|محلات';
const EACH = new RegExp(
  `(?<!\\p{L})(?:each|apiece|respectively|(?:per|every)\\s+(?:${PLACES}|${KINDS})|(?:\\d+|both)\\s+(?:${PLACES})|(?:for|in)\\s+both|لكل|كل|jeweils|je)(?!\\p{L})`,
  'iu',
);
const SOME =
  /(?<!\p{L})(?:on hand|in stock|some|(?:a )?few|several|any|at (?:least|most)|min(?:imum)?|max(?:imum)?|up to|(?:or|and) (?:more|less|above)|more than|less than|half|quarters?|einige|بعض|كم|شوية|على (?:الأقل|الاقل|الأكثر)|نصف|نص|ربع)(?!\s*(?:an? )?(?:inch|in|"|بوصة|بوصه|انش|إنش))(?!\p{L})/iu;
const SEVERAL = new RegExp(
  `(?<!\\p{L})(?:or|either|assorted|mixed|various|different|أو|او|oder|مختلفة|متنوعة)(?!\\p{L})|(?:\\d+|all)\\s+(?:${KINDS})(?!\\p{L})`,
  'iu',
);
/** "each for 2 branches", "per site (2 sites)" describe no product. */
const PLACED = new RegExp(
  `(?<!\\p{L})(?:each|apiece|respectively|between|(?:(?:for|in|per|every|to|at)\\s+)?(?:each\\s+|(?:\\d+|both|all)\\s+)?(?:${PLACES})|per\\s+(?:${KINDS})|لكل)(?!\\p{L})`,
  'giu',
);
/** "2 colours", "3 sites" */
const DESCRIBED = new RegExp(`^\\s*(?:${KINDS}|${PLACES})(?!\\p{L})`, 'iu');

function questionOf(line: string, counts: readonly Part[], readings: readonly Count[]): LineQuestion | null {
  if (
    EACH.test(
      withoutParts(line, [...counts.filter(({ each }) => each !== null), ...contentsOf(counts)]).replace(PRICES, ' '),
    ) &&
    readings.length > 0
  )
    return 'each';
  if (new Set(skusIn(line).map(([sku]) => sku.replace(/\W/g, ''))).size > 1) return 'several';
  if (counts.length > 1 && (readings.length > 1 || !isReadable(counts))) return 'numbers';
  if (readings.length > 1 || counts.some(({ text }) => DOTTED.test(text))) return 'ambiguous';
  if (SEVERAL.test(line)) return 'several';
  return SOME.test(line) ? 'some' : null;
}

/** A thousand in Germany, one in Dubai. */
const DOTTED = /^[1-9]\d{0,2}\.\d{3}(?![.,]?\d)/;

const PLACES_NUMBER = new RegExp(`(\\d{1,2}|both)\\s+(?:\\p{L}+\\s+)?(?:${PLACES})`, 'iu');

/** `10 boxes each for 2 sites` may be 20 in all. */
function timesPlaces(readings: readonly Count[], line: string): Count[] {
  const [, number] = PLACES_NUMBER.exec(line) ?? [];
  const places = number === undefined ? 0 : number.toLowerCase() === 'both' ? 2 : Number(number);
  return places < 2 ? [] : readings.map((one) => ({ ...one, qty: one.qty * places }));
}

function lengthOf({ text, values, unit }: Part): OrderLine['length'] {
  const [qty] = values.filter((value) => Number.isInteger(value));
  return qty === undefined ? null : { text, qty, unit, each: null };
}

/** Polite words around the request. */
const POLITE =
  '(?:could|can) (?:you|we|i)|do you have|your|best|@\\p{L}+|السلام عليكم|please|pls|plz|pl|kindly|dear|hi|hello|also|and|then|plus|another|we|i|need|needs|needed|want|require[ds]?|would like|to order|order|urgent(?:ly)?|asap|buy|send(?: over)?|supply|quote|offer|provide|arrange|deliver|give|add|us|me|price|for|following|make it|approx|approximately|about|around|thanks?|thank you|thx|today|now|only|maybe|perhaps|bitte|wir|brauchen|benötigen|bestellen|نحتاج|[اأ]حتاج|[اأن]بي|[اأن]بغ[ىاي]|نريد|[اأ]ريد|محتاج|مطلوب|نرجو|[اأ]رجو|تزويدنا|الرجاء|يرجى|[اإ]رسال|[اأ]رسل|توريد|تسعير|ممكن|سعر|لو سمحت|من فضلك|شكرا|فقط|ضروري|عاجل|مستعجل';
const EDGES = new RegExp(
  `^(?:[\\s,،;:.=–—*>/+|&-]+|(?:${POLITE}|of|von|من|x|${QTY_WORD})(?![\\p{L}\\d]))+|(?:[\\s,،;:.=–—*>/+|&!?؟@(-]+|(?<![\\p{L}\\d])(?:${POLITE}|of|x|or|to|أو|إلى|الى|${QTY_WORD}))+$`,
  'giu',
);

const PRICES = new RegExp(PRICE, 'giu');
const contentsOf = (counts: readonly Part[]): Part[] => counts.flatMap(({ content }) => content ?? []);

const withoutParts = (line: string, parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const before = text.slice(0, start).replace(BEFORE_QUANTITY, ' ');
      return `${before} ${text.slice(end).replace(/^\s*[x×✕*](?!\p{L}|\d)|^\s*(?:of|von|من)(?!\p{L})/iu, '')}`;
    }, line);

/** The line without its quantities, and without polite words and signs at both ends. */
function wordsWithout(line: string, numbers: readonly Part[]): string {
  const rest = withoutParts(line, [...numbers, ...contentsOf(numbers)])
    .replace(PRICES, ' ')
    .replace(PLACED, ' ')
    .replace(SOME, ' ')
    .replace(/(?<!\p{L})qty(?!\p{L})/gu, ' ')
    .replace(/\(\s*(?:only)?\s*\)|\[\s*\]|"\s*"/g, ' ')
    .replace(/[\t;؛|]+/g, ' ')
    .replace(/\s+(?=[,،])/g, '');
  return edged(rest);
}

const LOOSE_UNIT = new RegExp(`(?<![\\p{L}\\d-])(?!nos?(?!\\p{L}))(?:${COUNTED})(?![\\p{L}\\d])\\.?`, 'giu');

/** The one unit that stands apart from the number: `RIB-00001, 40, rolls`. */
function looseUnitIn(words: string): { unit: UnitCode | null; words: string } | null {
  const [found, another] = words.match(LOOSE_UNIT) ?? [];
  if (found === undefined || another !== undefined) return null;
  return { unit: unitIn(found), words: edged(words.replace(LOOSE_UNIT, ' ')) };
}

const edged = (words: string): string => words.replace(/\s+/g, ' ').replace(EDGES, '').trim();
