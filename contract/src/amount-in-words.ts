import type { Language } from './languages.js';
import type { Fils } from './money.js';

/**
 * An amount in words, for money documents: 123405 is "one thousand two hundred and thirty-four dirhams and five fils".
 * Zero fils are omitted, and so are zero dirhams if there are fils.
 * @throws RangeError if it is negative, not whole, or a thousand billion dirhams or more
 */
export function amountInWords(fils: Fils, language: Language): string {
  if (!Number.isSafeInteger(fils) || fils < 0 || fils >= 1e14) {
    throw new RangeError(`${fils} is not an amount in fils that can be said in words`);
  }
  return SPEAKERS[language](Math.floor(fils / 100), fils % 100);
}

type Speaker = (dirhams: number, fils: number) => string;

/** The scales of the groups of three digits, the largest first. */
const SCALES = [1_000_000_000, 1_000_000, 1000] as const;

const SMALL_ENGLISH = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS_ENGLISH = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES_ENGLISH = { 1_000_000_000: 'billion', 1_000_000: 'million', 1000: 'thousand' } as const;

function inEnglish(dirhams: number, fils: number): string {
  const parts = [
    ...(dirhams > 0 || fils === 0 ? [`${englishNumber(dirhams)} ${dirhams === 1 ? 'dirham' : 'dirhams'}`] : []),
    ...(fils > 0 ? [`${englishNumber(fils)} fils`] : []),
  ];
  return parts.join(' and ');
}

function englishNumber(number: number): string {
  if (number < 100) return englishBelowHundred(number);
  const scales = SCALES.map((scale) => [Math.floor(number / scale) % 1000, SCALES_ENGLISH[scale]] as const);
  const groups = [...scales, [Math.floor((number % 1000) / 100), 'hundred'] as const]
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${englishNumber(count)} ${name}`);
  const rest = number % 100;
  return rest === 0 ? groups.join(' ') : `${groups.join(' ')} and ${englishBelowHundred(rest)}`;
}

function englishBelowHundred(number: number): string {
  const small = SMALL_ENGLISH[number];
  if (small !== undefined) return small;
  const tens = TENS_ENGLISH[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${SMALL_ENGLISH[number % 10] ?? ''}`;
}

/** The forms of an Arabic noun after a number. All nouns here are masculine. */
interface Counted {
  /** Alone, and after a hundred, a thousand or a million. */
  readonly one: string;
  /** Exactly one, with the number as a word. */
  readonly single: string;
  readonly two: string;
  /** Exactly two, before another noun: two thousand dirhams. */
  readonly twoOf: string;
  /** After 3 to 10. */
  readonly few: string;
  /** After 11 to 99. */
  readonly many: string;
}

const THOUSAND: Counted = {
  one: 'ألف',
  single: 'ألف',
  two: 'ألفان',
  twoOf: 'ألفا',
  few: 'آلاف',
  many: 'ألفًا',
};
const MILLION: Counted = {
  one: 'مليون',
  single: 'مليون',
  two: 'مليونان',
  twoOf: 'مليونا',
  few: 'ملايين',
  many: 'مليونًا',
};
const BILLION: Counted = {
  one: 'مليار',
  single: 'مليار',
  two: 'ملياران',
  twoOf: 'مليارا',
  few: 'مليارات',
  many: 'مليارًا',
};
const DIRHAM: Counted = {
  one: 'درهم',
  single: 'درهم واحد',
  two: 'درهمان',
  twoOf: 'درهما',
  few: 'دراهم',
  many: 'درهمًا',
};
const FILS: Counted = {
  one: 'فلس',
  single: 'فلس واحد',
  two: 'فلسان',
  twoOf: 'فلسا',
  few: 'فلوس',
  many: 'فلسًا',
};
const SCALES_ARABIC = { 1_000_000_000: BILLION, 1_000_000: MILLION, 1000: THOUSAND } as const;

const SMALL_ARABIC = [
  ...['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة', 'أحد عشر'],
  ...['اثنا عشر', 'ثلاثة عشر', 'أربعة عشر', 'خمسة عشر', 'ستة عشر', 'سبعة عشر', 'ثمانية عشر', 'تسعة عشر'],
];
const TENS_ARABIC = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const HUNDREDS_ARABIC = [
  ...['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة'],
  ...['ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة'],
];

function inArabic(dirhams: number, fils: number): string {
  const parts = [
    ...(dirhams > 0 || fils === 0 ? [arabicCount(dirhams, DIRHAM, false)] : []),
    ...(fils > 0 ? [arabicCount(fils, FILS, false)] : []),
  ];
  return parts.join(AND);
}

/** Arabic writes it before its word without a space. */
const AND = ' و';

/**
 * A noun with its number. The last two digits decide: one and two are expressed by the noun itself, 3 to 10 take the
 * plural, 11 to 99 the accusative, whole hundreds the singular. After hundreds and thousands, the noun is repeated for
 * one and two: 102 is "a hundred dirhams and two dirhams".
 * @param isBeforeNoun true if another noun follows directly: duals and accusatives then lose their ending
 */
function arabicCount(number: number, noun: Counted, isBeforeNoun: boolean): string {
  if (number === 1) return noun.single;
  if (number === 2) return isBeforeNoun ? noun.twoOf : noun.two;
  const lastTwo = number % 100;
  if (number > 100 && (lastTwo === 1 || lastTwo === 2)) {
    return [arabicCount(number - lastTwo, noun, false), arabicCount(lastTwo, noun, isBeforeNoun)].join(AND);
  }
  const words = arabicNumber(number);
  if (lastTwo < 3) return `${words} ${noun.one}`;
  if (lastTwo <= 10) return `${words} ${noun.few}`;
  return `${words} ${isBeforeNoun ? noun.one : noun.many}`;
}

/** A number before the noun that it counts. */
function arabicNumber(number: number): string {
  const thousands = SCALES.flatMap((scale) => {
    const count = Math.floor(number / scale) % 1000;
    return count === 0 ? [] : [arabicCount(count, SCALES_ARABIC[scale], number % scale === 0)];
  });
  const below = number % 1000;
  const rest = below === 0 && number > 0 ? [] : [arabicBelowThousand(below)];
  return [...thousands, ...rest].join(AND);
}

function arabicBelowThousand(number: number): string {
  if (number === 200) return 'مائتا';
  const hundreds = HUNDREDS_ARABIC[Math.floor(number / 100)] ?? '';
  const rest = number % 100;
  if (hundreds === '') return arabicBelowHundred(rest);
  return rest === 0 ? hundreds : [hundreds, arabicBelowHundred(rest)].join(AND);
}

function arabicBelowHundred(number: number): string {
  const small = SMALL_ARABIC[number];
  if (small !== undefined) return small;
  const tens = TENS_ARABIC[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : [SMALL_ARABIC[number % 10] ?? '', tens].join(AND);
}

const SPEAKERS: Readonly<Record<Language, Speaker>> = { en: inEnglish, ar: inArabic };
