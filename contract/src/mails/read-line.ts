import { MAX_QTY } from '../limits.js';
import { westernDigits } from '../numbers.js';
import { isErrorCell } from '../sheets/sheet.js';
import { knownUnit, UNIT_CODES, type UnitCode, UNITS } from '../units.js';
import { withDigits } from './number-words.js';

/** Why the quantity of a line has to be typed: `1.000` may be 1 or 1000, `some`, several sizes of one quantity. */
export const LINE_QUESTIONS = ['ambiguous', 'some', 'several'] as const;
export type LineQuestion = (typeof LINE_QUESTIONS)[number];

/** The request of one line: `RIB-00001, 40` or `40 rolls of black ribbon 1 inch`. */
export interface OrderLine {
  /** SKU, code or words; empty if the line has only a quantity. */
  readonly words: string;
  /** A whole number of the unit; null if the line has no valid quantity. */
  readonly qty: number | null;
  /** The unit that the line names; null without one. */
  readonly unit: UnitCode | null;
  /** The content of a unit according to the line: 12 for `3 cartons of 12`. */
  readonly each: number | null;
  readonly question: LineQuestion | null;
}

/** The SKU of a product, as the shop numbers them. */
const SKU = /^[A-Z]{3}[- ]?\d{5}$/i;
export const isSku = (text: string): boolean => SKU.test(text.trim());

/** The cell of a quantity that is empty. */
export const NO_QUANTITY = '–';

const LENGTHS: readonly UnitCode[] = ['MTR', 'YRD'];
/** Units that do not count goods: they describe the product, unless they are all there is. */
const DESCRIBING: readonly string[] = [...LENGTHS, 'MTK', 'KGM', 'LTR', 'DZN', 'PR'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordsOf = (codes: readonly UnitCode[]): string =>
  codes
    .flatMap((code) => [UNITS[code].name, ...UNITS[code].called])
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

export const COUNTED = wordsOf(UNIT_CODES.filter((code) => !DESCRIBING.includes(code)));
const LENGTH = `${wordsOf(LENGTHS)}|م`;
const MEASURES = `mm|cm|in|inch(?:es)?|"|ft|مم|ملم|سم|بوصة|انش|إنش|${LENGTH}`;
const END = '(?![\\p{L}\\d])';
const UNIT = `(?:${COUNTED})${END}\\.?`;
/** A whole number, with or without groups of three digits; also one that may be read in two ways. */
const N =
  "(?<count>\\d{1,3}(?:[,'’]\\d{3})+(?:\\.0+)?|\\d{1,3}(?:\\.\\d{3})+(?:,0+)?(?![\\d.])|\\d+(?:[.,]0{1,2}(?!\\d))?)(?![.,]?\\d)";
const TIMES = '[x×✕*]';
const QTY_WORDS = "(?:qty|q'ty|quantity|menge|anzahl|الكمية|كمية|العدد|عدد)";

const regex = (source: string) => new RegExp(source, 'iu');
const counted = `\\s*(?<unit>${UNIT})`;

/** The line with digits where the quantities of units and SKUs are written in words. */
export const inDigits = (line: string): string => withDigits(line, `${COUNTED}|[A-Z]{3}-?\\d{5}`);

/** A cell with only a number, or a number with its unit. */
const COUNT_CELL = regex(
  `^(?:${QTY_WORDS}\\s*[:=]?\\s*)?(?:${TIMES}\\s*)?${N}(?:\\s*(?<unit>(?:${COUNTED}|r)${END}\\.?)|\\s*${TIMES})?$`,
);
const LENGTH_CELL = regex(`^${N}\\s*(?<unit>(?:${LENGTH})${END})$`);
const NUMBER_CELL = /^[-+]?[\d.,٫٬']*\d[\d.,٫٬']*%?$/;

/** Positions of a quantity among words, the most certain first. The text before and after it describes the product. */
const PHRASES: readonly RegExp[] = [
  regex(`^(?<before>.*?)[([]?(?<!\\p{L})${QTY_WORDS}\\s*[.:=-]?\\s*${N}(?:${counted})?\\s*[)\\]]?(?<after>.*)$`),
  // "x 12" at the end; after a number without a unit it is the second part of a size: 0.4 x 1.5.
  regex(
    `^(?<before>.*(?<!(?:^|(?<![x×*])\\s|/)(?:\\d{1,3}|\\d*\\.\\d+)\\s*))\\s*(?:[×✕*]|(?<![\\p{L}\\d])x)\\s*${N}(?:${counted})?(?<after>)$`,
  ),
  regex(`^(?<before>.*[^\\d.,-])(?<![\\p{L}\\d-])${N}${counted}(?<after>)$`),
  regex(`^(?<before>)${N}${counted}\\s*(?:of${END}|von${END}|من${END})?(?<after>.+)$`),
  regex(`^(?<before>)${N}\\s*${TIMES}${counted}\\s*(?:of${END}|von${END}|من${END})?(?<after>.+)$`),
  regex(`^(?<before>)${N}\\s*${TIMES}\\s*(?!\\d)(?<after>.+)$`),
  regex(`^(?<before>)${TIMES}\\s?${N}(?:${counted})?\\s+(?<after>.+)$`),
  regex(`^(?<before>)${N}\\s+${TIMES}\\s+(?<after>[\\d./]+\\s*-?(?:mm|cm|inch(?:es)?|in|")${END}.*)$`),
  regex(`^(?<before>.+?)\\s*[([]\\s*${N}(?:${counted})?\\s*[)\\]](?<after>)$`),
  regex(`^(?<before>.+?)(?:\\s[-–—]\\s|\\s*[:=]\\s*)${N}(?<after>)$`),
  // RIB-00001-40R, 40R RIB-00001, RIB-00001/40 and RIB-00001x40.
  regex(`^(?<before>.*[^\\s-])\\s*-\\s?${N}\\s?(?<unit>r)(?<after>)$`),
  regex(`^(?<before>)${N}\\s?(?<unit>r)\\s+(?<after>\\p{L}.*)$`),
  regex(`^(?<before>(?:.*\\s)?[A-Z]{3}-?\\d{5})\\s*[/x×*]\\s*${N}(?:${counted})?(?<after>)$`),
];
const FIRST_NUMBER = regex(`^${N}\\s+(?:(?:of|من)${END}\\s*)?(?!(?:${MEASURES})${END}|${TIMES}|\\d)(?<rest>.+)$`);
const LAST_NUMBER = regex(`^(?<rest>.*[^\\s])(?<!\\s${TIMES}|^${TIMES})\\s+${N}$`);
/** "please send 12 pcs RIB-00001 today": the number is in the middle. */
const AMONG_WORDS = regex(
  `^(?<rest>.*)(?<![\\p{L}\\d.,-])${N}${counted}\\s*(?:of${END}|von${END}|من${END})?(?<after>.*)$`,
);
/** "500 m of creasing matrix": a length is a quantity where the line has no other one. */
const FIRST_LENGTH = regex(
  `^${N}\\s*(?<unit>(?:${LENGTH})${END})\\s*(?:of${END}|von${END}|من${END})?(?<rest>.*\\p{L}{3}.*)$`,
);

/** "boxes of 50 pcs", "cartons of 12", "(12 per carton)". */
const CONTENT = regex(
  `(?<=\\d\\s*)(?<unit>${UNIT})\\s*(?:of|von|à|x|/|=|\\(|[([]\\s*of|من)\\s*(?<each>\\d{1,5})(?!\\s*-?(?:${MEASURES})${END}|[.,/]?\\d|\\s*[x×])(?:\\s*(?:${UNIT}))?(?:\\s*(?:each|/\\s*\\p{L}+|per\\s+\\p{L}+))?\\s*[)\\]]?`,
);

const AMOUNT = '\\d[\\d.,]*\\d|\\d';
const CURRENCY = 'aed|dhs?|dh|derhams?|dirhams?|usd|eur|\\$|€|درهم|د\\.?إ';
/** Prices are set aside: "@ AED 11.50", "AED 11.50 each", "at 12/-". */
const PRICES: readonly RegExp[] = [
  `(?:@|(?<!\\p{L})(?:at|price|rate|am(?:oun)?t|à|بسعر|سعر|zu))\\s*[:=]?\\s*(?:(?:${CURRENCY})\\.?\\s*)?(?:${AMOUNT})(?!\\d|\\s*(?:mm|x|×|")|(?<![.,]\\d+)\\s*(?!(?:each|ea)${END})${UNIT})\\s*(?:/-)?\\s*(?:(?:${CURRENCY})${END})?(?:\\s*(?:each|per\\s+\\p{L}+|/\\s*\\p{L}+|لل\\p{L}+)${END})?(?:\\s*=\\s*(?:${CURRENCY})?\\.?\\s*(?:${AMOUNT}))?`,
  `(?<![\\p{L}\\d])(?:${CURRENCY})\\.?\\s*(?:${AMOUNT})(?:/-)?(?:\\s*(?:each|per\\s+\\p{L}+|/\\s*\\p{L}+)${END})?`,
  `(?<![\\p{L}\\d.,-])(?:${AMOUNT})\\s*(?:${CURRENCY})${END}(?:\\s*(?:each|per\\s+\\p{L}+|/\\s*\\p{L}+)${END})?`,
  // A sum behind the line: "= 460.00".
  `=\\s*(?:${CURRENCY})?\\.?\\s*\\d[\\d,]*\\.\\d{2}(?!\\d)`,
].map((source) => new RegExp(source, 'giu'));

const SOME = regex(`^(?:some|(?:a )?few|several|any|einige|بعض|كم|شوية)\\s+(?:${UNIT}\\s*)?(?:of${END}|من${END})?`);
/** "15 to 20 rolls", "10-12 black ribbons". */
const RANGE = regex(
  `^\\d{1,6}\\s*(?:to|or|-|–|bis|إلى|الى|أو|او)\\s*\\d{1,6}\\s+(?!(?:${MEASURES})${END})(?:(?:${UNIT})\\s*)?(?:of${END}|من${END})?(?=.*\\p{L})`,
);
const KINDS = '(?:sizes?|colou?rs?|types?|widths?|lengths?|größen|farben)';
/** "of three sizes", "in 3 colours each", "assorted sizes". */
const SEVERAL = regex(
  `[,(]?\\s*(?:(?:each\\s+)?(?:of|in|from|for|the)\\s+)?(?:(?:\\d+|two|three|four|five|six|all|different|various|assorted|mixed|verschiedenen?)\\s+)+${KINDS}${END}(?:\\s*each)?\\)?|(?<!\\p{L})(?:assorted|mixed)${END}|(?:مقاسات|ألوان|الوان|أنواع)\\s+مختلفة|(?:ثلاث|ثلاثة|أربع|أربعة|3|4)\\s+(?:مقاسات|ألوان|الوان|أنواع)`,
);

/** Polite phrases around the request. */
const LEAD =
  /^(?:(?:please|pls|plz|pl\.|kindly|ok|okay|hi|hello|hey|dear|sir|madam|bro|brother|salam|also|and|then|plus|as well as|another|we|i|need|needs|needed|want|wants|req|require|requires?d?|would like|like to order|looking for|to order|order|re-?order|to purchase|purchase|further to our (?:call|chat|conversation|discussion|meeting)|urgent(?:ly)?|asap|to buy|buy|dispatch|ship|process|share|confirm(?:ed)?|availability of|(?:an? |our )?(?:urgent )?requirement (?:of|is)|the price of|send(?: over)?|supply|quote|offer|provide|arrange|deliver|give|add|us|me|(?:can|could) you(?: do)?|can we|can i|may i|get|have|a price|your best price|best price|price|for|following|make it|make that|approx|approximately|about|around|bitte|wir|brauchen|benötigen|senden sie|schicken sie|uns|نحتاج|[اأ]حتاج|[اأن]بي|[اأن]بغ[ىاي]|بدي|عايز|نريد|لو سمحت(?:م|وا)?|كذلك|وكذلك|[اأ]يض(?:ا|ً)*|السلام عليكم|مرحب(?:ا|ً)*|اريد|أريد|محتاج|محتاجين|مطلوب|المطلوب|ارجو|أرجو|نرجو|تزويدنا|بعدد|الرجاء|يرجى|ارسال|إرسال|[اأ]رسل(?:وا)?(?: لي| لنا)?|توريد|توفير|تسعير|ممكن|عرض سعر|(?:كم )?سعر|[اأ]سعار|لـ|من فضلكم)(?![\p{L}\d])[\s,:-]*)+/iu;
const TRAIL =
  /(?:[\s,.-]+(?:please|pls|plz|thanks|thank you|thx|tks|thnx|urgent(?:ly)?|asap|at the earliest|as soon as possible|today|now|immediately|only|as well|too|if possible|would be (?:great|good|fine|appreciated)|bitte|danke|شكرا|شكراً|فقط|من فضلك|لو سمحت|ضروري|عاجل(?:ا|ً)*|مستعجل|ال[آا]ن|اليوم|ب[أا]سرع وقت))+[\s.!]*$/iu;

/** Reads one line that was written in an email or copied from a sheet. */
export function readOrderLine(text: string): OrderLine {
  const line = tidy(text);
  const cells = cellsOf(line);
  return (cells.length > 1 ? fromCells(cells, /[\t;؛|]/.test(line)) : undefined) ?? fromSentence(cells.join(' '));
}

/** The quantity that was wanted before. */
const FORMER =
  /\s*[([](?:instead of|was|were|not|previously|earlier|statt|بدل(?:ا|ً)*(?: من| عن)?|كان)\s[^)\]]*[)\]]|\s+(?:instead of|rather than|statt|بدل(?:ا|ً)*(?: من| عن)?)\s+\d+(?![\p{L}\d.,])/giu;

/** Converts to digits 0-9 and single blanks, and removes a bullet or a line number at the beginning. */
function tidy(text: string): string {
  return (
    westernDigits(text)
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replaceAll('٬', ',')
      .replaceAll('٫', '.')
      .replace(/\.{2,}|…/g, ' ')
      // 40 rolls (forty only)
      .replace(/\s*\((?:\p{L}+[ -])+only\)/giu, '')
      // 60 (was 40), 40 rolls instead of 30
      .replace(FORMER, '')
      // 2 more boxes
      .replace(/(?<=\d\s)(?:more|extra|additional|further)\s+/giu, '')
      // 6 (six) boxes
      .replace(/(?<=(?:^|\s)\d+)\s*\(\p{L}+(?:[ -]\p{L}+)*\)(?=\s+\p{L})/gu, '')
      // 0,4 x 1,5 is a size.
      .replace(/(?<![\d,])(\d{1,2}),(\d{1,2})(?=\s*(?:[x×*]\s*\d|mm|cm))/gi, '$1.$2')
      .replace(/([x×*]\s*\d{1,2}),(\d{1,2})(?![\d,])/gi, '$1.$2')
      .replace(/(?<=^|\s)\*(?=\S)([^*\n]*\S)\*(?=\s|$)/g, '$1')
      .trim()
      .replace(/^(?:pos(?:ition)?|item|line|بند)\.?\s*#?\d{1,3}\s*[:.)–-]\s+/iu, '')
      .replace(/^(?:@\S+\s+|و(?:\s+|(?=\d)))/u, '')
      .replace(/^(?:[-*•]\s*)?\[[ xX✓✔]?\]\s*/, '')
      .replace(/^(?:[-+•*·–—▪●◦■□✓✔>➢→]+\s+|[•●▪➢✓✔]+|\d{1,3}[.)-]\s+|\p{L}\)\s+|\(\d{1,3}\)\s+)/u, '')
  );
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

const isWords = (cell: string) =>
  cell !== NO_QUANTITY && cell !== '-' && !isErrorCell(cell) && !COUNT_CELL.test(cell) && !NUMBER_CELL.test(cell);

/** The quantity is the first count after the words, otherwise the last one before them: a sheet may number its rows. */
function fromCells(given: readonly string[], isSheet: boolean): OrderLine | undefined {
  const content = given.map((cell) => CONTENT.exec(cell)?.groups?.['each']).find((each) => each !== undefined);
  const cells = given.map((cell) => withDigits(withoutGroups(cell.replace(CONTENT, '$<unit>')), COUNTED));
  const firstWords = cells.findIndex(isWords);
  const counts = cells.map((cell) => COUNT_CELL.exec(cell)?.groups);
  const behind = counts.slice(Math.max(firstWords, 0)).find((found) => found !== undefined);
  const count = behind ?? counts.slice(0, Math.max(firstWords, 0)).findLast((found) => found !== undefined);
  const unitCell = cells.find((cell) => knownUnit(cell) !== undefined);
  const words = cells.filter((cell) => isWords(cell) && cell !== unitCell);
  const length = count === undefined && isSheet ? words.findIndex((cell) => LENGTH_CELL.test(cell)) : -1;
  if (count === undefined && length < 0 && words.length === cells.length) return undefined;
  const measured = length < 0 ? undefined : LENGTH_CELL.exec(words[length] ?? '')?.groups;
  const described = words.filter((_, index) => index !== length).map((cell) => withoutPrice(cell).trim());
  const found: Groups | undefined = count ?? measured;
  const [first = '', ...others] = described.filter(Boolean);
  const text = [isSheet ? first : first.replace(LEAD, ''), ...others].join(' ').trim();
  return lineOf(text, found && { ...found, unit: found['unit'] ?? unitCell }, content);
}

/** "1 200 rolls": a blank between groups of digits. */
const withoutGroups = (text: string): string => text.replace(BLANK_GROUPS, (number) => number.replaceAll(' ', ''));
const BLANK_GROUPS = new RegExp(`(?<![\\p{L}\\d.,/-])\\d{1,3}(?: \\d{3})+(?=$|\\s*${UNIT})`, 'giu');

function fromSentence(text: string): OrderLine {
  const bare = ` ${text.replace(/\s+/g, ' ').trim().replace(LEAD, '')}`.replace(TRAIL, '').trim();
  const several = SEVERAL.test(bare);
  const one = several ? bare.replace(SEVERAL, ' ').trim() : bare;
  const isSome = SOME.test(one) || RANGE.test(one);
  const plain = withDigits(one.replace(SOME, '').replace(RANGE, '').trim(), COUNTED);
  const content = CONTENT.exec(plain)?.groups?.['each'];
  const line = fromPhrase(withoutGroups(withoutPrice(plain.replace(CONTENT, '$<unit> ')).trim()), content);
  const question = isSome && line.qty === null ? 'some' : several ? 'several' : line.question;
  return { ...line, question };
}

const withoutPrice = (text: string): string =>
  PRICES.reduce((rest, price) => rest.replace(price, ' '), withoutSum(text));

/** The numbers at the end of a row of an order that was copied without its columns. */
const LAST_FIGURES = regex(`(?<=\\s)(?:(?:${AMOUNT})(?:\\s*${UNIT})?\\s+){2,5}\\d[\\d,]*\\.\\d{2}$`);

/**
 * "48 11.50 552.00": a quantity, its price and their product. The integer of the first two is the quantity, and a
 * leading number is the row number.
 */
function withoutSum(text: string): string {
  const row = LAST_FIGURES.exec(text);
  const figures = [...(row?.[0] ?? '').matchAll(/\d[\d.,]*/g)];
  const values = figures.map(([figure]) => Number(figure.replaceAll(',', '')));
  const sum = values.findIndex((value, index) => {
    const [one = NaN, other = NaN] = values.slice(Math.max(index - 2, 0), index);
    return Math.round(one * other * 100) === Math.round(value * 100);
  });
  if (row === null || sum < 0) return text;
  const starts = figures.slice(sum - 2, sum + 1).map(({ index }) => row.index + index);
  const [first = '', second = ''] = starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
  const words = text.slice(0, starts[0]).replace(/^\d{1,3}\s+/, '');
  const whole = new Set([first, second].filter((figure) => /^\d+(?:,\d{3})*(?![.,\d])/.test(figure)));
  return `${words}${whole.size === 1 ? [...whole].join('') : ''}`.trim();
}

type Groups = Readonly<Record<string, string | undefined>>;

function fromPhrase(text: string, each: string | undefined): OrderLine {
  const phrase = text.replace(/\s+/g, ' ').replace(/[.,!?؟\s]+$/, '');
  for (const pattern of PHRASES) {
    const groups: Groups | undefined = pattern.exec(phrase)?.groups;
    const words = trimmed(`${groups?.['before'] ?? ''} ${groups?.['after'] ?? ''}`);
    if (groups !== undefined && words !== '') return lineOf(words, groups, each);
  }
  return fromBareNumber(phrase, each);
}

/** "40 black ribbon" and "black ribbon 40"; of two numbers the first one, unless it is part of a SKU. */
function fromBareNumber(phrase: string, each: string | undefined): OrderLine {
  const last: Groups | undefined = LAST_NUMBER.exec(phrase)?.groups;
  const first: Groups | undefined = FIRST_NUMBER.exec(phrase)?.groups;
  const between = first?.['rest']?.replace(/\s+\d+$/, '') ?? '';
  const isNumbered = last !== undefined && /\d/.test(between) && !/\s/.test(between);
  if (isNumbered) return lineOf(between, last, each);
  const found: Groups | undefined =
    first ?? last ?? AMONG_WORDS.exec(phrase)?.groups ?? FIRST_LENGTH.exec(phrase)?.groups;
  return lineOf(trimmed(found === undefined ? phrase : `${found['rest'] ?? ''} ${found['after'] ?? ''}`), found, each);
}

const trimmed = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(ROW_NUMBER, '')
    .replace(/^(?:[\s,:;=–—*>/+-]+|[x×] (?=[\p{L}\d]))+|[\s,.:;=–—*>/+-]+$/gu, '');

/** Units of one letter, which are known beside a number alone. */
const LETTERS: Readonly<Partial<Record<string, UnitCode>>> = { م: 'MTR', r: 'XRO' };

/** "2 CRM-00002" in a table. */
const ROW_NUMBER = /^\d{1,3} (?=[A-Z]{3}-?\d{5}(?!\d))/i;

const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;

function lineOf(words: string, found: Groups | undefined, each: string | undefined): OrderLine {
  const count = found?.['count'] ?? '';
  // "36 rolls" alone wants no product.
  const isUnit = found?.['unit'] === undefined && knownUnit(words) !== undefined;
  const unit = (isUnit ? words : found?.['unit'])?.replace(/\.$/, '') ?? '';
  const isAmbiguous = AMBIGUOUS.test(count);
  return {
    words: isUnit ? '' : words,
    qty: isAmbiguous ? null : quantityOf(count),
    unit: unit === '' ? null : (knownUnit(unit) ?? LETTERS[unit.toLowerCase()] ?? null),
    each: each === undefined ? null : quantityOf(each),
    question: isAmbiguous ? 'ambiguous' : null,
  };
}

/** `1,200`, `1'200`, `1.200,00` and `40.00` are whole numbers. */
function quantityOf(text: string): number | null {
  const whole = text.replace(/[.,]0{1,2}$/, '').replace(/[,.'’]/g, '');
  const qty = /^\d{1,15}$/.test(whole) ? Number(whole) : 0;
  return qty >= 1 && qty <= MAX_QTY ? qty : null;
}
