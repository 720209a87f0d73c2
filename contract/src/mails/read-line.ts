import { westernDigits } from '../numbers.js';
import { withDigits } from '../number-words.js';
import { isErrorCell } from '../sheets/sheet.js';
import type { UnitCode } from '../units.js';
import { COUNTED, KINDS, NO_QUANTITY, PLACES, PRICE, QTY_WORD, skusIn } from './line-grammar.js';
import {
  BEFORE_QUANTITY,
  type Count,
  isAmount,
  numericCells,
  type Part,
  partsOf,
  quantitiesAmong,
  readingsOf,
  unitIn,
} from './line-numbers.js';

/**
 * Why a buyer has to choose or type the quantity. `ambiguous`: 1.000 may be 1 or 1000. `numbers`: several numbers can be
 * the quantity, as in a range. `each`: it is for each of several places. `some`: the line has no exact quantity.
 * `several`: it is for several products. `unit`: the product is not sold in the unit of the line.
 */
export const LINE_QUESTIONS = ['ambiguous', 'numbers', 'each', 'some', 'several', 'unit'] as const;
export type LineQuestion = (typeof LINE_QUESTIONS)[number];

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
  /** The words beside the number, behind it only without a unit: unless the product has them, they may say what the number is. */
  readonly beside: readonly string[];
  /** A length that describes the product or is the quantity: `150 m`. The words contain it. */
  readonly length: (Count & { readonly text: string }) | null;
}

/** Reads one line that was written in an email or copied from a sheet. */
export function readOrderLine(typed: string): OrderLine {
  const line = withDigits(tidied(typed));
  const parts = partsOf(line);
  const inCells = numericCells(line);
  const counts = quantitiesAmong(inCells === null ? parts : parts.filter(({ start }) => inCells(start)));
  const [length] = counts.length === 0 ? parts.filter(({ kind }) => kind === 'length') : [];
  const [long] = length?.values.filter(Number.isInteger) ?? [];
  const words = wordsWithout(line, [...counts, ...parts.filter((part) => isAmount(part, parts))]);
  const loose = counts.some(({ unit }) => unit !== null) ? null : looseUnitIn(words, withoutParts(line, counts));
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
    beside: counts.flatMap(besideOf),
    length: length && long !== undefined ? { text: length.text, qty: long, unit: length.unit, each: null } : null,
  };
}

/** Converts to digits 0-9 and single blanks, and removes a bullet or a line number at the beginning. */
const tidied = (text: string): string =>
  westernDigits(text)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/(\d)[\u00a0\u2007\u202f](?=\d{3}(?!\d))/g, '$1,')
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

/** False if one of the numbers is no quantity, such as 0 or 2.5. */
const isReadable = (counts: readonly Part[]): boolean => counts.every((part) => readingsOf(part).length > 0);

/** The same number with and without its unit is one: `twenty (20) rolls`. */
const distinct = (all: readonly Count[]): Count[] =>
  all.filter(({ qty, unit, each }, at) =>
    all.every(
      (other, index) =>
        index === at || other.qty !== qty || other.each !== each || (other.unit === unit ? index > at : unit !== null),
    ),
  );

const EACH = new RegExp(
  `(?<!\\p{L})(?:each|apiece|respectively|(?:per|every)\\s+(?:${PLACES}|${KINDS})|(?:\\d+|both)\\s+(?:${PLACES})|(?:for|in)\\s+both|ل?فرعين|لكل|كل|jeweils|je)(?!\\p{L})`,
  'iu',
);
/** Words of a quantity that is not exact, or changes another. */
export const SOME =
  /(?<!\p{L})(?:approx(?:imately)?|(?:about|around)(?=\s*\d)|circa|roughly|maybe|perhaps|possibly|~|(?!100\s?%)\d{1,2}\s?%|reduce[ds]?|increase[ds]?|change[ds]?|another|additional|(?:\d+|some|any) more|last week|you sent|already|foc|hold|حوالي|تقريبا|(?:ما )?يقارب|نحو|لا (?:يقل|يزيد)|ضعف|ربما|on hand|in stock|cancel(?:led)?|remove|not|don['’]?t|no need|except|instead|was|return(?:ed|ing)?|received|missing|damaged|have \d+|\d+\s?\+(?=\s*\p{L})|moq|free|(?:per|every|each) (?:day|week|month|quarter|year)|(?:dai|week|month|quarter|year)ly|شهري(?:ا|ً)*|أسبوعيا|بدل|إلغاء|الغاء|بدون|pairs?|some|(?:a )?few|several|any|at (?:least|most)|min(?:imum)?|max(?:imum)?|up to|(?:or|and) (?:more|less|above)|more than|less than|half|quarters?|twice|thrice|(?:double|triple) (?:our|the|my|last|that)|einige|بعض|كم|شوية|على (?:الأقل|الاقل|الأكثر)|و?(?:نصف|نص|ربع))(?!\s*(?:an? )?(?:inch|in|"|بوصة|بوصه|انش|إنش))(?!\p{L})/iu;
/** True if a remark may change a quantity. */
export const isChange = (remark: string): boolean => [/\d/, SOME, EACH].some((words) => words.test(withDigits(remark)));
/** An item without an exact quantity begins with its word; in the middle the word describes. */
export const BEGINS_OPEN = new RegExp(`^\\s*(?:${SOME.source})`, 'iu');
const SEVERAL = new RegExp(
  `(?<!\\p{L})(?:or|either|assorted|mixed|various|different|أو|او|oder|مختلفة|متنوعة)(?!\\p{L})|(?:\\d+|all)\\s+(?:${KINDS})(?!\\p{L})`,
  'iu',
);
/** "of 3 sizes" is a question, and no word of a product. */
const OF_KINDS = new RegExp(`(?<!\\p{L})of\\s+(?:\\d+|all)\\s+(?:different\\s+)?(?:${KINDS})(?!\\p{L})`, 'giu');
/** "each for 2 branches", "per site (2 sites)" describe no product. */
const PLACED = new RegExp(
  `(?<!\\p{L})(?:each|apiece|respectively|between|(?:(?:for|in|per|every|to|at)\\s+)?(?:each\\s+|(?:\\d+|both|all)\\s+)?(?:${PLACES})|per\\s+(?:${KINDS})|لكل)(?!\\p{L})`,
  'giu',
);
function questionOf(line: string, counts: readonly Part[], readings: readonly Count[]): LineQuestion | null {
  const contained = [...counts.filter(({ each }) => each !== null), ...contentsOf(counts)];
  if (readings.length > 0 && EACH.test(withoutParts(line, contained).replace(PRICES, ' '))) return 'each';
  if (new Set(skusIn(line).map(([sku]) => sku.replace(/\W/g, ''))).size > 1) return 'several';
  // The same number twice is one, unless each counts its own word: `12 black 12 white`, `5+5 rolls`.
  const areSeveral = counts.slice(0, -1).some(({ after }) => /\+|\p{L}{3}/u.test(after));
  if (counts.length > 1 && (readings.length > 1 || areSeveral || !isReadable(counts))) return 'numbers';
  if (readings.length > 1 || counts.some(({ text }) => DOTTED.test(text))) return 'ambiguous';
  if (SEVERAL.test(line)) return 'several';
  return SOME.test(line) || DOUBTED.test(line) ? 'some' : null;
}

/** "40?", ">40" and "-40" */
const DOUBTED = /\d\s*[?؟]|(?<!\S)(?:[-−–]|[<>≤≥±]\s*)\d|\d[-−–]$/u;

/** A thousand in Germany, one in Dubai. */
const DOTTED = /^[1-9]\d{0,2}\.\d{3}(?![.,]?\d)/;

const PLACES_NUMBER = new RegExp(`(\\d{1,2}|both)\\s+(?:our\\s+|different\\s+)?(?:${PLACES})`, 'iu');

/** `10 boxes each for 2 sites` may be 20 in all. */
function timesPlaces(readings: readonly Count[], line: string): Count[] {
  const [, number] = PLACES_NUMBER.exec(line) ?? [];
  const places = number === undefined ? 0 : number.toLowerCase() === 'both' ? 2 : Number(number);
  return places < 2 ? [] : readings.map((one) => ({ ...one, qty: one.qty * places }));
}

/** Polite words around the request. */
const POLITE =
  '(?:could|can) (?:you|we|i)|do you have|your|best|@\\p{L}+|السلام عليكم|please|pls|plz|pl|kindly|dear|hi|hello|also|and|then|plus|we|i|need|needs|needed|want|require[ds]?|would like|to order|order|urgent(?:ly)?|asap|buy|send(?: over)?|supply|quote|offer|provide|arrange|deliver|give|add|us|me|price|for|following|make it|thanks?|thank you|thx|today|now|only|bitte|wir|brauchen|benötigen|bestellen|نحتاج|[اأ]حتاج|[اأن]بي|[اأن]بغ[ىاي]|نريد|[اأ]ريد|محتاج|مطلوب|نرجو|[اأ]رجو|تزويدنا|الرجاء|يرجى|[اإ]رسال|[اأ]رسل|توريد|تسعير|ممكن|سعر|لو سمحت|من فضلك|شكرا|فقط|ضروري|عاجل|مستعجل';
const EDGES = new RegExp(
  `^(?:[\\s,،;:.=–—*>/+|&-]+|(?:${POLITE}|of|von|من|x|or|أو|${QTY_WORD})(?![\\p{L}\\d]))+|(?:[\\s,،;:.=–—*>/+|&!?؟@(-]+|(?<![\\p{L}\\d])(?:${POLITE}|of|x|or|to|أو|إلى|الى|${QTY_WORD}))+$`,
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
    .replace(OF_KINDS, ' ')
    .replace(/\(\s*(?:only)?\s*\)|\[\s*\]|"\s*"/g, ' ')
    .replace(/\s+(?=[,،])/g, '');
  return edged(rest);
}

const LOOSE_UNIT = new RegExp(`(?<![\\p{L}\\d-])(?!nos?(?!\\p{L}))(?:${COUNTED})(?![\\p{L}\\d])\\.?`, 'giu');

/**
 * The one unit beside other words: `RIB-00001, 40, rolls`. In cells it has one of its own, or is before or after all other words;
 * elsewhere it belongs to the name: `Creasing Matrix Strips 0.4x1.5-mm; 40`.
 */
function looseUnitIn(words: string, line: string): { unit: UnitCode | null; words: string } | null {
  const [found, another] = words.match(LOOSE_UNIT) ?? [];
  if (found === undefined || another !== undefined) return null;
  const cells = line.split(/[\t,،]/);
  const places = [...cells.map(edged), words.slice(0, found.length), words.slice(-found.length)];
  if (cells.length > 1 && !places.includes(found)) return null;
  return { unit: unitIn(found), words: edged(words.replace(LOOSE_UNIT, ' ')) };
}

/** Without polite words, units, and words behind a comma: "budget 500 for RIB-00001" has `budget`. */
function besideOf({ kind, before, after }: Part): string[] {
  const partsOf = (text: string) =>
    text
      .replace(PRICES, ',')
      .split(/[,،\t()[\]]/)
      .map((part) => edged(part).split(' '));
  const first = kind === 'marked' ? '' : partsOf(before).at(-1)?.at(-1);
  const second = kind === 'plain' ? partsOf(after)[0]?.[0] : '';
  return [first ?? '', second ?? ''].filter((word) =>
    /[\p{L}\d#]/u.test(word.replace(LOOSE_UNIT, '').replace(/^an?$/i, '')),
  );
}

const edged = (words: string): string => words.replace(/\s+/g, ' ').replace(EDGES, '').trim();
