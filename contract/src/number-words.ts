import { UNIT_CODES, UNITS } from './units.js';

const numbered = (words: string, values: (index: number) => number): (readonly [string, number])[] =>
  words.split(' ').flatMap((forms, index) => forms.split('/').map((form) => [form, values(index)] as const));

/** Numbers that buyers write as words, in English, German and Arabic. */
const SINGLE = new Map([
  ...numbered(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    (index) => index + 1,
  ),
  ...numbered('twenty thirty forty/fourty fifty sixty seventy eighty ninety', (index) => 20 + 10 * index),
  ...numbered('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf', (index) => index + 2),
  ...numbered('zwanzig dreißig vierzig fünfzig', (index) => 20 + 10 * index),
  ...numbered(
    'واحد/واحدة/واحده/احد/أحد اثنين/إثنين/اثنان/اثنا/اثني/إثنا/إثني ثلاث/ثلاثة أربع/أربعة/اربع/اربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثماني/ثمانية تسع/تسعة عشر/عشرة',
    (index) => index + 1,
  ),
  ...numbered(
    'عشرين/عشرون ثلاثين/ثلاثون أربعين/اربعين/أربعون خمسين/خمسون ستين/ستون سبعين/سبعون ثمانين/ثمانون تسعين/تسعون',
    (index) => 20 + 10 * index,
  ),
  ...numbered('مئتان/مائتان/مئتين/مائتين/ميتين', () => 200),
  ...numbered('ألفان/ألفين/الفين', () => 2000),
]);
const HUNDREDS = new Set(['hundred', 'hundreds', 'مئة', 'مائة', 'مية', 'ميه']);
const THOUSANDS = new Set(['thousand', 'thousands', 'ألف', 'الف', 'آلاف', 'الاف', 'tausend']);

const DOZENS = 'dozens?|dozn?s?\\.?|dzn?s?\\.?|dutzend|دزينة|دزينات|دزينه|درزن|درازن|دستة|دستات';
const PLURAL = /(?:ns|zs|ات|ازن)\.?$/iu;
const GROSSES = 'gross(?:es)?';
const NUMBER = `(?:${[...SINGLE.keys(), ...HUNDREDS, ...THOUSANDS].sort((a, b) => b.length - a.length).join('|')})`;
const EACH_NUMBER = new RegExp(NUMBER, 'giu');
const PHRASE = `${NUMBER}(?:(?:[ -]|\\s+and\\s+|\\s+و\\s*)${NUMBER}(?![\\p{L}\\d]))*`;
/** `one side`, `two colours` and `one of the` count no goods. */
const NOT_COUNTED =
  '(?!\\s*-?\\s*(?:inch(?:es)?|in|sides?|sided|ply|face[ds]?|ways?|tone|quarters?|half|halves|thirds?|of (?:the|my|our)|مقاس|وجه|بوصة|انش|إنش)(?![\\p{L}\\d]))';

const regex = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`, 'giu');

/** The Arabic dual is a number and a unit in one word, which ends in ين or ان: لفتين، لفتان. */
const DUALS = new Map(
  [...UNIT_CODES.flatMap((code) => UNITS[code].called), 'دزينة', 'درزن']
    .filter((name: string) => /^[ء-ي]{3,}$/.test(name))
    .map((name) => [name.replace(/[ةه]$/, 'ت'), name]),
);
const DUAL = regex(`(?<stem>${[...DUALS.keys()].join('|')})(?:ين|ان)`);
const ONE_BEHIND = regex(`(?<unit>${[...DUALS.values()].join('|')})\\s+(?:واحد|واحدة|واحده)`);
const HALF_DOZEN = regex(`(?:half (?:a )?|1/2\\s?)(?:${DOZENS})|(?:نصف|نص) (?:${DOZENS})`);
const COUPLE = regex('an? couple of|an? pair of|a couple|ein paar');
const WORDS = regex(`${PHRASE}${NOT_COUNTED}`);
/** Arabic writes "and" as a part of the next word. */
const AND_NUMBER = regex(`و(${PHRASE})`);
const AMOUNT = '\\d{1,4}(?:\\.\\d+)?';
/** `3 dozen`, `2 or 3 doz.`, `a dozen`, and a dozen alone. */
const DOZEN = new RegExp(
  `(?:(?:(?<![\\p{L}\\d.,/-])(?<low>${AMOUNT})(?<to>\\s*(?:-|–|to|or|أو|او|إلى|الى)\\s*))?(?<![\\d.,])(?<amount>${AMOUNT})[ -]?|(?<![\\p{L}\\d])(?<one>an?\\s+)|(?<![\\p{L}\\d-]))(?:(?<dozen>${DOZENS})|(?<gross>${GROSSES}))(?![\\p{L}\\d])(?:\\s+of(?!\\p{L}))?`,
  'giu',
);

/** Most lines have none of these, and stay as they are. */
const ANY = new RegExp(`[½(]|couple|pair of|paar|${NUMBER}|${DOZENS}|${GROSSES}|${[...DUALS.keys()].join('|')}`, 'iu');

/** Marks a number as a quantity for the reader of lines. */
export const QUANTITY_MARK = 'qty';

/** The line with digits instead of numbers in words, and of dozens: `two dozen` is `qty 24`. */
export function withDigits(line: string): string {
  if (!ANY.test(line)) return line;
  return line
    .replace(/(?<![\p{L}\d-])(\d{1,4})\s?½/gu, '$1.5')
    .replaceAll('½', '1/2')
    .replace(DUAL, (dual, stem: string) => `2 ${DUALS.get(stem) ?? dual}`)
    .replace(ONE_BEHIND, '1 $<unit>')
    .replace(HALF_DOZEN, `${QUANTITY_MARK} 6`)
    .replace(COUPLE, '2 ')
    .replace(WORDS, (phrase) => inDigits(phrase))
    .replace(AND_NUMBER, (_and, phrase: string) => `و ${inDigits(phrase)}`)
    .replace(/(\d+)\s*\(\s*\1\s*\)/g, '$1')
    .replace(DOZEN, (all: string, ...args: unknown[]) => {
      const { low, to, amount, one, dozen, gross } = args.at(-1) as Readonly<Record<string, string | undefined>>;
      // "Dozens of rolls" is no number.
      if (amount === undefined && one === undefined && (gross !== undefined || PLURAL.test(dozen ?? ''))) return all;
      const times = gross === undefined ? 12 : 144;
      const first = low === undefined ? '' : `${String(Number(low) * times)}${to ?? ''} ${QUANTITY_MARK} `;
      return ` ${QUANTITY_MARK} ${first}${String(Number(amount ?? '1') * times)}`;
    });
}

/** `twenty-five` is 25; words that are no single number are several: `ten-twelve` is 10 - 12. */
function inDigits(phrase: string): string {
  const numbers: number[] = [];
  let last = 0;
  for (const [word] of phrase.toLowerCase().matchAll(EACH_NUMBER)) {
    const [sum, value] = [numbers.at(-1) ?? 0, SINGLE.get(word) ?? 0];
    const most = last < 100 ? 10 : last < 1000 ? 100 : 1000;
    // Arabic says the units first: خمسة وعشرين.
    const isTens = last < 10 && value % 10 === 0 && /[ء-ي]/.test(word);
    const isSecond = last > 0 && (isTens || (last > 10 && last % 10 === 0 && value < most));
    if (THOUSANDS.has(word)) numbers.splice(-1, 1, Math.max(sum, 1) * 1000);
    else if (HUNDREDS.has(word)) numbers.splice(-1, 1, sum - (sum % 1000) + Math.max(sum % 1000, 1) * 100);
    else if (isSecond) numbers.splice(-1, 1, sum + value);
    else numbers.push(value);
    last = value || (THOUSANDS.has(word) ? 1000 : 100);
  }
  return numbers.join(' - ');
}
