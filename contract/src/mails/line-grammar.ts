import { UNIT_CODES, type UnitCode, UNITS } from '../units.js';
import { MONTHS } from '../calendar-words.js';

export const A_SKU = '[A-Z]{3}[- ]?\\d{5}(?!\\d)';
const SKU = new RegExp(`^${A_SKU}$`, 'i');
export const isSku = (text: string): boolean => SKU.test(text.trim());
export const skusIn = (text: string): RegExpMatchArray[] => [...text.matchAll(SKUS)];
const SKUS = new RegExp(`(?<![\\p{L}\\d])${A_SKU}`, 'giu');

/** A code of the buyer that has digits alone. */
export const DIGITS_CODE = /^\d{4,}$/;

/** The cell of a quantity that is empty. */
export const NO_QUANTITY = '–';

export const LENGTHS: readonly UnitCode[] = ['MTR', 'YRD'];
/** These do not count goods; `each` is a question. */
const NOT_COUNTED = new Set<string>([...LENGTHS, 'MTK', 'KGM', 'LTR', 'DZN', 'PR', 'each']);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const namesOf = (codes: readonly UnitCode[]): string =>
  codes
    .flatMap((code) => [UNITS[code].name, ...UNITS[code].called])
    .filter((name) => !NOT_COUNTED.has(name))
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
export const COUNTED = namesOf(UNIT_CODES.filter((code) => !NOT_COUNTED.has(code)));
const LENGTH = `${namesOf(LENGTHS)}|م`;
const SIZE =
  'mm|cm|inch(?:es|s)?|ins?|"|ft|feet|µm|mic(?:rons?)?|gsm|g\\/m2|kgs?|pt|%|°c?|مم|ملم|سم|بوصة|بوصه|انش|إنش|ميكرون';
export const QTY_WORD = "(?:qty|q'ty|qnty|quantity|menge|anzahl|الكمية|كمية|العدد|عدد)";
const END = '(?=[x×✕*]\\s*\\d|[^\\p{L}\\d]|$)';
export const N = "\\d+(?:[.,'’]\\d+)*";
/** "1 200 rolls": a blank between groups, or two numbers. */
const BLANK_GROUPS = `\\d{1,3}(?: \\d{3})+(?=\\s*(?:${COUNTED})(?!\\p{L}))`;
const CURRENCY = '(?:aed|dhs?|dh|derhams?|dirhams?|usd|eur|\\$|€|درهم|د\\.?إ)';
const PER_ONE = '(?:\\s*(?:each|per\\s+\\p{L}+|/\\s*\\p{L}+))?';
/** "@ AED 11.50 each", "AED 11.50", "11.50 AED", "12/-", "= 460.00" */
export const PRICE = [
  `(?:@|(?<!\\p{L})(?:at|price|rate|amount|amt|بسعر|سعر|zu))\\s*[:=]?\\s*(?:${CURRENCY}\\.?\\s*)?${N}(?![.,]?\\d|\\s*(?:${SIZE}|${COUNTED}|${LENGTH})${END})(?:\\s*/-)?(?:\\s*${CURRENCY}(?!\\p{L}))?${PER_ONE}`,
  `(?<![\\p{L}\\d])${CURRENCY}\\.?\\s*${N}(?:/-)?${PER_ONE}`,
  `(?<![\\p{L}\\d.,-])${N}\\s*(?:${CURRENCY}(?!\\p{L})|/-)${PER_ONE}`,
  '=\\s*\\d[\\d,]*\\.\\d{2}(?!\\d)',
].join('|');
const DATE = `\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}(?!\\d)|\\d{1,2}(?:st|nd|rd|th)?[ .-](?:${MONTHS})(?!\\p{L})(?:[ .,-]+\\d{4}(?!\\d))?`;
/** A word with digits, such as `FC3` and `TX-200`; an x before a number is a sign. */
const CODE = '(?!x\\s?\\d)\\p{L}[\\p{L}./_+-]*\\d[\\p{L}\\d/_+-]*(?:\\.[\\p{L}\\d]+)*';
const FRACTION = `(?:\\d+[ -])?\\d+/(?:2|4|8|16)(?!\\d)(?=\\s*-?\\s*(?:${SIZE})${END}|\\s*x|\\s+\\p{L})(?!\\s*(?:${COUNTED})${END})`;
export const PART = new RegExp(
  `(?<skip>(?<![\\d.,])(?:${PRICE}|(?<![\\p{L}\\d./-])(?:${DATE}))|(?<![\\p{L}\\d])(?:${A_SKU}|${CODE}))|` +
    `(?<!\\d|[\\d.][.,]|(?!x)\\p{L}|\\p{L}x)(?:(?<fraction>${FRACTION})|(?<number>${BLANK_GROUPS}|${N}))(?:(?<hyphen>-)?\\s*(?<unit>(?:${SIZE}|${LENGTH}|${COUNTED}|r)${END}\\.?))?`,
  'giu',
);

export const KINDS = 'colou?rs?|sizes?|types?|widths?|lengths?|kinds?|مقاسات|ألوان|الوان|أنواع|انواع';
export const PLACES =
  'branch(?:es)?|sites?|shops?|stores?|outlets?|locations?|places?|warehouses?|departments?|machines?|فروع|فرع|موقع|مواقع|محلات';
export const COLOURS =
  'black|white|red|blue|green|yellow|gold|silver|orange|purple|brown|pink|gr[ae]y|cream|navy|burgundy|turquoise|mint';
