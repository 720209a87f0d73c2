import { westernDigits } from '../numbers.js';
import { withDigits } from '../number-words.js';
import { isErrorCell } from '../sheets/sheet.js';
import type { Count, OrderLine } from '../order-lines.js';
import type { UnitCode } from '../units.js';
import { COUNTED, KINDS, NO_QUANTITY, PLACES, PRICE, QTY_WORD, skusIn } from './line-grammar.js';
import {
  BEFORE_QUANTITY,
  isAmount,
  mayCount,
  type Part,
  partsOf,
  quantitiesAmong,
  readingsOf,
  unitIn,
} from './line-numbers.js';

/** Reads one line that was written in an email or copied from a sheet. */
export function readOrderLine(typed: string): OrderLine {
  const line = withDigits(tidied(typed));
  const parts = partsOf(line);
  const read = parts.filter(mayCount(line));
  const [counts, contents] = [quantitiesAmong(read), read.filter(({ kind }) => kind === 'content')];
  const [length] = counts.length === 0 ? parts.filter(({ kind }) => kind === 'length') : [];
  const [long] = length?.values.filter(Number.isInteger) ?? [];
  const words = wordsWithout(line, [...counts, ...contents, ...parts.filter((part) => isAmount(part, parts))]);
  const loose = counts.some(({ unit }) => unit !== null) ? null : looseUnitIn(words, withoutParts(line, counts));
  const looseUnit = loose?.unit ?? null;
  const readings = distinct(counts.flatMap(readingsOf)).map((one) => ({ ...one, unit: one.unit ?? looseUnit }));
  const around = withoutParts(line, [...counts.filter(({ each }) => each !== null), ...contents]);
  const question = questionOf(line, around, counts, readings);
  const [only] = question === null ? readings : [];
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
/** "each for 2 branches", "per site (2 sites)" and "of 3 sizes" describe no product. */
const PLACED = new RegExp(
  `(?<!\\p{L})(?:each|apiece|respectively|between|(?:(?:for|in|per|every|to|at)\\s+)?(?:each\\s+|(?:\\d+|both|all)\\s+)?(?:${PLACES})|per\\s+(?:${KINDS})|of\\s+(?:\\d+|all)\\s+(?:different\\s+)?(?:${KINDS})|لكل)(?!\\p{L})`,
  'giu',
);
/** @param around the line without the packs whose content it says */
function questionOf(line: string, around: string, counts: readonly Part[], readings: readonly Count[]) {
  if (readings.length > 0 && EACH.test(around.replace(PRICES, ' '))) return 'each';
  if (new Set(skusIn(line).map(([sku]) => sku.replace(/\W/g, ''))).size > 1) return 'several';
  // The same number twice is one, unless each counts its own word: `12 black 12 white`, `5+5 rolls`.
  const areSeveral = counts.slice(0, -1).some(({ after }) => /\+|\p{L}{3}/u.test(after));
  // Such as 0 or 2.5.
  const isOdd = counts.some((part) => readingsOf(part).length === 0);
  if (counts.length > 1 && (readings.length > 1 || areSeveral || isOdd)) return 'numbers';
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
  const [, number = '1'] = PLACES_NUMBER.exec(line) ?? [];
  const places = /both/i.test(number) ? 2 : Number(number);
  return places < 2 ? [] : readings.map((one) => ({ ...one, qty: one.qty * places }));
}

const POLITE =
  '(?:could|can) (?:you|we|i)|do you have|your|best|@\\p{L}+|السلام عليكم|please|pls|plz|pl|kindly|dear|hi|hello|also|and|then|plus|we|i|need|needs|needed|want|require[ds]?|would like|to order|order|urgent(?:ly)?|asap|buy|send(?: over)?|supply|quote|offer|provide|arrange|deliver|give|add|us|me|price|for|following|make it|thanks?|thank you|thx|today|now|only|bitte|wir|brauchen|benötigen|bestellen|نحتاج|[اأ]حتاج|[اأن]بي|[اأن]بغ[ىاي]|نريد|[اأ]ريد|محتاج|مطلوب|نرجو|[اأ]رجو|تزويدنا|الرجاء|يرجى|[اإ]رسال|[اأ]رسل|توريد|تسعير|ممكن|سعر|لو سمحت|من فضلك|شكرا|فقط|ضروري|عاجل|مستعجل';
const EDGES = new RegExp(
  `^(?:[\\s,،;:.=–—*>/+|&-]+|(?:${POLITE}|of|von|من|x|or|أو|${QTY_WORD})(?![\\p{L}\\d]))+|(?:[\\s,،;:.=–—*>/+|&!?؟@(-]+|(?<![\\p{L}\\d])(?:${POLITE}|of|x|or|to|أو|إلى|الى|${QTY_WORD}))+$`,
  'giu',
);

const PRICES = new RegExp(PRICE, 'giu');

const withoutParts = (line: string, parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const before = text.slice(0, start).replace(BEFORE_QUANTITY, ' ');
      return `${before} ${text.slice(end).replace(/^\s*[x×✕*](?!\p{L}|\d)|^\s*(?:of|von|من)(?!\p{L})/iu, '')}`;
    }, line);

/** The line without its quantities, and without polite words and signs at both ends. */
function wordsWithout(line: string, numbers: readonly Part[]): string {
  const rest = withoutParts(line, numbers)
    .replace(PRICES, ' ')
    .replace(PLACED, ' ')
    .replace(SOME, ' ')
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
  const piecesIn = (text: string) =>
    text
      .replace(PRICES, ',')
      .split(/[,،\t()[\]]/)
      .map(edged);
  const first = kind === 'marked' ? '' : piecesIn(before).at(-1)?.split(' ').at(-1);
  const second = kind === 'plain' ? piecesIn(after)[0]?.split(' ')[0] : '';
  const isWord = (text: string) => /[\p{L}\d#]/u.test(text.replace(LOOSE_UNIT, '').replace(/^an?$/i, ''));
  return [first ?? '', second ?? ''].filter(isWord);
}

const edged = (words: string): string => words.replace(/\s+/g, ' ').replace(EDGES, '').trim();
