/** Numbers that buyers write as words, in English, German and Arabic. */
const SINGLE: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  zwanzig: 20,
  واحد: 1,
  واحدة: 1,
  اثنين: 2,
  إثنين: 2,
  اثنان: 2,
  ثلاث: 3,
  ثلاثة: 3,
  أربع: 4,
  أربعة: 4,
  اربع: 4,
  اربعة: 4,
  خمس: 5,
  خمسة: 5,
  ست: 6,
  ستة: 6,
  سبع: 7,
  سبعة: 7,
  ثمان: 8,
  ثماني: 8,
  ثمانية: 8,
  تسع: 9,
  تسعة: 9,
  عشر: 10,
  عشرة: 10,
  عشرين: 20,
  عشرون: 20,
  ثلاثين: 30,
  ثلاثون: 30,
  أربعين: 40,
  اربعين: 40,
  خمسين: 50,
  خمسون: 50,
  ستين: 60,
  سبعين: 70,
  ثمانين: 80,
  تسعين: 90,
  مئتان: 200,
  مائتان: 200,
  مئتين: 200,
  مائتين: 200,
  ميتين: 200,
};
const HUNDREDS: Readonly<Record<string, number>> = { hundred: 100, مئة: 100, مائة: 100, مية: 100, ميه: 100 };
const DOZENS = 'dozens?|doz\\.?|dz\\.?|dutzend|دزينة|دزينات|دزينه|درزن|درازن';

const word = (words: string): string => `(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])`;
const NUMBER = `(?:${[...Object.keys(SINGLE), ...Object.keys(HUNDREDS)].sort((a, b) => b.length - a.length).join('|')})`;
/** `twenty five`, `two hundred and fifty`, `خمسة وعشرين`. */
const PHRASE = `${NUMBER}(?:(?:[ -]|\\s+and\\s+|\\s+و\\s*)${NUMBER}(?![\\p{L}\\d]))*`;
/** Words after a number that make it no quantity: `one side`, `two colours`. */
const NOT_COUNTED =
  '(?!\\s*-?\\s*(?:inch(?:es)?|in|sides?|sided|ply|face[ds]?|ways?|tone|quarters?|half|halves|thirds?|sizes?|colou?rs?|types?|widths?|lengths?|of (?:the|my|our)|مقاس|مقاسات|لون|ألوان|الوان|وجه|بوصة|انش|إنش)(?![\\p{L}\\d]))';

/** The Arabic dual is a number and a unit in one word, which ends in ين or ان: لفتين، لفتان. */
const DUAL_STEMS: Readonly<Record<string, string>> = {
  رول: '2 رول',
  لفت: '2 لفة',
  لفافت: '2 لفافة',
  بكرت: '2 بكرة',
  كرتون: '2 كرتون',
  كرتونت: '2 كرتون',
  علبت: '2 علبة',
  عبوت: '2 عبوة',
  حزمت: '2 حزمة',
  صندوق: '2 صندوق',
  كيس: '2 كيس',
  حبت: '2 حبة',
  قطعت: '2 قطعة',
  طقم: '2 طقم',
  باكيت: '2 باكيت',
  دزينت: '24',
  درزن: '24',
};

const regex = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);
const ARABIC_DUAL = regex(word(`(?<stem>${Object.keys(DUAL_STEMS).join('|')})(?:ين|ان)`), 'gu');
const HALF_DOZEN = regex(word(`(?:half (?:a )?|(?:1/2|½)\\s?)(?:${DOZENS})|(?:نصف|نص) (?:${DOZENS})`), 'giu');
const SOME_DOZENS = regex(
  `(?<=^|[\\s,:(=]|(?<![\\p{L}\\d])x)(?:(?<digits>\\d{1,4})|(?<words>an?|ein|${PHRASE}))[ -](?:${DOZENS})(?![\\p{L}\\d])`,
  'giu',
);
const ONE_DOZEN = regex(word(DOZENS), 'giu');
const COUPLE = regex(word('an? couple of|a pair of|a couple|ein paar'), 'giu');
const FIRST = regex(`^(?<lead>(?:[x×]\\s*)?)${word(PHRASE)}${NOT_COUNTED}(?=\\s+\\p{L})`);
const LAST = regex(`(?<=\\s(?:[-–:=]\\s*|x\\s*)?)${word(PHRASE)}$`);

/** Arabic writes one behind the unit: كرتون واحد. */
const oneOf = (unit: string): RegExp => regex(`(?<![\\p{L}\\d])(?<unit>${unit})\\s+(?:واحد|واحدة|واحده)(?!\\p{L})`);

/** The line with digits where a quantity is written in words. @param unit alternatives of a regular expression */
export function withDigits(line: string, unit: string): string {
  const beforeUnit = regex(`(?<=^|\\s|,|x\\s?)${word(PHRASE)}(?=\\s+(?:${unit})(?![\\p{L}\\d]))`, 'giu');
  return line
    .replace(ARABIC_DUAL, (dual, stem: string) => DUAL_STEMS[stem] ?? dual)
    .replace(oneOf(unit), '1 $<unit>')
    .replace(HALF_DOZEN, '6')
    .replace(SOME_DOZENS, (_all, digits?: string, words = '') =>
      String(12 * (digits === undefined ? (valueOf(words as string) ?? 1) : Number(digits))),
    )
    .replace(ONE_DOZEN, '12')
    .replace(COUPLE, '2')
    .replace(beforeUnit, (phrase) => digitsOf(phrase))
    .replace(FIRST, (phrase, lead: string) => `${lead}${digitsOf(phrase.slice(lead.length))}`)
    .replace(LAST, (phrase) => digitsOf(phrase));
}

const digitsOf = (phrase: string): string => String(valueOf(phrase) ?? phrase);

/** undefined: `an`, `ein` and other words that are no numbers */
function valueOf(phrase: string): number | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/(^|\s)و(?=[ء-ي]{3})/g, '$1')
    .split(/[\s-]+/)
    .filter((one) => one !== 'and' && one !== 'و');
  let sum: number | undefined;
  for (const one of words) {
    const [single, hundred] = [SINGLE[one], HUNDREDS[one]];
    if (single === undefined && hundred === undefined) return undefined;
    sum = hundred === undefined ? (sum ?? 0) + (single ?? 0) : Math.max(sum ?? 1, 1) * hundred;
  }
  return sum;
}
