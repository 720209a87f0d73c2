import { MONTHS, WEEKDAYS } from './calendar-words.js';
import { COUNTED } from './read-line.js';

const word = (words: string): string => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`;
const regex = (words: string): RegExp => new RegExp(words, 'giu');

const SPANS =
  'days?|weeks?|months?|quarters?|years?|يوم|يومين|[اأ]يام|[اأ]?سبوع|الأسبوع|الاسبوع|[اأ]سبوعين|[اأ]سابيع|شهر|الشهر|شهرين|[اأ]شهر|سنة|السنة';

const SOON =
  'now|today|immediately|at once|straight away|right away|later(?: on)?|afterwards|weekly|monthly|jetzt|sofort|später|heute|ال[آا]ن|حالا|حالاً|اليوم|فورا|فوراً|لاحقا|لاحقاً|بعدين|[اأ]سبوعيا|[اأ]سبوعياً|شهريا|شهرياً';
const TIME = word(
  [
    SOON,
    'tomorrow|tmrw|morgen|غدا|غداً|بكرة',
    MONTHS,
    WEEKDAYS.flat().join('|'),
    SPANS,
    '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}',
  ].join('|'),
);
const PART = word(
  'rest|balance|remaind(?:er|ing)|remaining|half|remains|rest(?:liche)?n?|hälfte|(?:و)?(?:ال)?(?:باقي|بقية|نصف|متبقي)',
);
const VERB = word(
  'deliver(?:y|ed|ies)?|send|ship(?:ment|ping)?|dispatch|supply|collect|release|liefern|lieferung|(?:ال)?(?:تسليم|توصيل|توريد)|سل[ّ]?موا?|[اأ]رسلوا?|نستلم',
);
const FILLER = word(
  [
    'please|pls|kindly|we|us|it|them|you|can|could|should|will|to|be|the|this|next|following|coming|every|each|per|a|an|of|in|on|by|for|at|before|after|from|until|end|beginning|start|middle|mid|early|late|first|second|third|only|other|another|more|then|again|want|need|required|as|split|partial|parts?|qty|quantity|(?:ال)?كمية|lots?|batch(?:es)?|time',
    'bitte|dann|der|die|den|im|am|nächsten?|monat|woche',
    'من فضلكم?|الرجاء|يرجى|نريد|نحتاج|في|من|بعد|قبل|حتى|خلال|[اأ]ول|[اآ]خر|نهاية|بداية|منتصف|القادمة?|المقبلة?|هذا|كل|ثم|فقط|على دفعات|دفعة|دفعات|ال[اأ]ولى|الثانية',
  ].join('|'),
);
const NUMBER = /\d+(?:[.,]\d+)*(?:st|nd|rd|th)?/giu;
const UNIT = word(COUNTED);

/** The chunks of a schedule: "20 now" and "20 in January". */
const BETWEEN = /\s*[,;،؛+&/]\s*|\s+(?:and|then|und)\s+|\s+(?:ثم|و)\s*(?=\p{L}|\d)/giu;
/** The places where a schedule may begin behind a product. */
const START = new RegExp(`(?<=^\\s*)(?=\\S)|(?<=[,;:،؛.(–—-]\\s+|\\()(?=\\S)|(?<=\\s)(?=${VERB})`, 'giu');

/**
 * Goods to be delivered in several parts: "deliver 20 now, 20 in January".
 * @returns the text before the schedule; undefined if the line has none
 */
export function beforeSchedule(line: string): string | undefined {
  const start = [...line.matchAll(START)].find(({ index }) => isSchedule(line.slice(index)));
  return start && line.slice(0, start.index).replace(/[\s,;:،؛.(–—-]+$/u, '');
}

function isSchedule(text: string): boolean {
  const chunks = text
    .replace(/[.!)\s]+$/, '')
    .split(BETWEEN)
    .filter((chunk) => chunk.trim() !== '');
  const [only = ''] = chunks;
  const isWhole = chunks.length > 1 ? has(text, TIME) : has(only, VERB) && (has(only, word(SOON)) || has(only, PART));
  return isWhole && chunks.every(isPartOfSchedule);
}

const has = (text: string, words: string): boolean => text.search(regex(words)) >= 0;

/** A quantity with its time, and nothing that might be a product. */
function isPartOfSchedule(chunk: string): boolean {
  const withoutTime = chunk.replace(regex(TIME), ' ');
  const isTimed = withoutTime !== chunk || has(chunk, VERB);
  const hasAmount = withoutTime.search(NUMBER) >= 0 || has(chunk, PART);
  const rest = [VERB, PART, UNIT, FILLER].reduce((left, words) => left.replace(regex(words), ' '), withoutTime);
  return hasAmount && isTimed && !/[\p{L}\d]/u.test(rest.replace(NUMBER, ' '));
}
