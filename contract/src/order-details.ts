import { isDay } from './dubai-day.js';
import { EMIRATE_NAMES } from './emirates.js';
import { EMIRATES, type Emirate } from './uae.js';
import { dayAfter } from './working-days.js';
import { monthOf, MONTHS, WEEKDAYS } from './calendar-words.js';

/** The details of a mail that concern the whole order. */
export interface OrderDetails {
  readonly poNumber?: string;
  /** A day, as `2026-11-21`. */
  readonly neededBy?: string;
  readonly emirate?: Emirate;
  /** The line with the parts in which goods are to be delivered: neither a product nor a field. */
  readonly note?: string;
}

const PO =
  /(?<![\p{L}\d])(?:our |your |customer )?(?:l\.?p\.?o\.?|p\.?\/?o\.?|purchase order|order ref(?:erence)?|bestellung|bestellnummer|bestell-nr|(?:رقم )?(?:أمر|امر|طلب) (?:ال)?شراء|رقم (?:ال)?طلب(?:ية)?(?:\s+po)?)\s*(?:no|nr|number|num|ref|رقم)?\s*\.?(?:\s*[:#·-]){0,2}\s*(?<po>(?:[A-Z]{1,6}[-/])*[A-Z]{0,6}\d[A-Z\d/_-]*)(?![\p{L}\d])/iu;

/** Words that make a place the one of the delivery, and a day the one of the need. */
const TO =
  '(?:to|in|at|deliver(?:y|ed)?(?: (?:to|place|location|point|address|at))?|ship(?:ping)?(?: to)?|location|emirate|nach|lieferung nach|إلى|الى|(?:لل|ال)?(?:توصيل|تسليم)|في)';
const BY =
  '(?:by|before|until|till|latest|not later than|on or before|needed(?: by| on| date)?|required(?: by| on| date)?|need it(?: by)?|deliver(?:y|ed)?(?: date)?(?: by| on| before)?|due|bis|spätestens|liefertermin|قبل|بحلول|موعد التسليم|التسليم|مطلوب(?: بتاريخ| قبل| يوم)?|ضروري)';

const ALIASES: Readonly<Record<Emirate, string>> = {
  AUH: 'abu ?dhabi|abudhabi|auh|al ain|mussafah|أبو ظبي|ابوظبي|ابو ظبي|العين|مصفح',
  DXB: 'dubai|dxb|jebel ali|jafza|deira|al quoz',
  SHJ: 'sharjah|shj|sharja',
  AJM: 'ajman|ajm',
  UAQ: 'umm al quwain|umm al quwein|uaq',
  RAK: 'ras al khaimah|ras al[- ]khaima|rak|راس الخيمة',
  FUJ: 'fujairah|fuj|فجيرة',
};
const placeWords = EMIRATES.map(
  (emirate) => `(?<${emirate}>${ALIASES[emirate]}|${EMIRATE_NAMES.ar[emirate]}|ال?${EMIRATE_NAMES.ar[emirate]})`,
).join('|');
const PLACE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:for )?${TO}(?: (?:our|the|my))?(?: (?:warehouse|office|factory|store|مستودع|مصنع))?(?: in)?\\s*[:-]?\\s*|ل|(?:deliver(?:y|ed)?|ship(?:ping)?) (?:to|at):? (?:[\\p{L}-]+(?: \\d{1,2})?,? ){1,3}?|^\\s*[-•]?\\s*)(?:${placeWords})(?:\\s*,?\\s*(?:uae|u\\.a\\.e\\.?|الإمارات))?(?![\\p{L}\\d])`,
  'iu',
);

const DATE = [
  '(?<iso>\\d{4}-\\d{2}-\\d{2})',
  '(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?[ /.-]+(?:of )?(?:(?<month>\\d{1,2})|(?<named>' +
    MONTHS +
    '))\\.?(?:[ ,/.-]+(?<year>\\d{4}|\\d{2}))?',
  '(?<named2>' + MONTHS + ')\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year2>\\d{4}))?',
  '(?<tomorrow>tomorrow|tmrw|morgen|غدا|غداً|بكرة|بكره)',
  '(?<weekday>' + WEEKDAYS.flat().join('|') + ')',
].join('|');
const NEEDED = new RegExp(
  `(?<![\\p{L}\\d])${BY}\\s*[:-]?\\s*(?:(?:the|next|this|يوم|dem|den|coming)\\s+)*(?:(?:${WEEKDAYS.flat().join('|')}),?\\s+(?=\\d))?(?:${DATE})(?![\\p{L}\\d])`,
  'iu',
);

const PARTS =
  /^\s*(?:please |kindly )?(?:deliver(?:y|ies)?|ship(?:ment)?|dispatch|liefern|lieferung|(?:ال)?(?:تسليم|توصيل|توريد)|سل[ّ]?موا?)(?!\p{L}).*\d/iu;

/** A line without its details. */
export interface DetailedLine {
  readonly details: OrderDetails;
  readonly rest: string;
}

/** @param today the day in Dubai; days before it and those of a year later are none of a need */
export function detailsIn(line: string, today: string): DetailedLine {
  const found: { -readonly [K in keyof OrderDetails]: OrderDetails[K] } = {};
  const take = (rest: string, pattern: RegExp, read: (groups: Groups) => boolean): string =>
    rest.replace(pattern, (all: string, ...args: unknown[]) => (read(args.at(-1) as Groups) ? ' ' : all));
  let rest = take(line, PO, ({ po }) => {
    found.poNumber = po ?? '';
    return found.poNumber !== '';
  });
  rest = take(rest, PLACE, (groups) => {
    const emirate = EMIRATES.find((one) => groups[one] !== undefined);
    if (emirate !== undefined) found.emirate = emirate;
    return emirate !== undefined;
  });
  rest = take(rest, NEEDED, (groups) => {
    const day = dayOf(groups, today);
    if (day !== undefined && day >= today && day <= dayAfter(today, 366)) found.neededBy = day;
    return found.neededBy !== undefined;
  });
  // Parts in which the goods are delivered: "deliver 20 now, 20 in January".
  if (PARTS.test(rest)) found.note = line.trim();
  return { details: found, rest: Object.keys(found).length === 0 ? line : tidied(rest) };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Without the commas and connecting words around removed text. */
const tidied = (rest: string): string =>
  rest
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*[,;،.&-]\s*)+(?=[,;،.]|$)/g, '')
    .replace(/^[\s,;،.&:-]+/, '')
    .replace(/\s+(?:and|و)\s*$/, '')
    .trim();

function dayOf(groups: Groups, today: string): string | undefined {
  const { iso, tomorrow, weekday } = groups;
  if (iso !== undefined) return isDay(iso) ? iso : undefined;
  if (tomorrow !== undefined) return dayAfter(today, 1);
  if (weekday !== undefined) return nextWeekday(weekday.toLowerCase(), today);
  const named = groups['named'] ?? groups['named2'];
  const month = named === undefined ? Number(groups['month']) : monthOf(named);
  const typed = groups['year'] ?? groups['year2'];
  const day = Number(groups['day'] ?? groups['day2']);
  return typed === undefined
    ? nextDay(day, month, today)
    : dayText(Number(typed.length === 2 ? `20${typed}` : typed), month, day);
}

function dayText(year: number, month: number, day: number): string | undefined {
  const text = `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

/** A day without a year is the next one of that name. */
function nextDay(day: number, month: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const days = [dayText(year, month, day), dayText(year + 1, month, day)];
  return days.find((text) => text !== undefined && text >= today);
}

function nextWeekday(name: string, today: string): string | undefined {
  const wanted = WEEKDAYS.findIndex((names) => names.includes(name));
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return wanted < 0 ? undefined : dayAfter(today, (wanted - now + 7) % 7 || 7);
}
