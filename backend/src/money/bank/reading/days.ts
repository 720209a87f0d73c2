import { BANK_DATE_ORDERS, type BankDateOrder } from '@shop/contract/bank';
import { monthOf, WEEKDAYS } from '@shop/contract/calendar-words';
import { DAY_MS, dubaiDay, isDay } from '@shop/contract/dubai-day';
import { westernDigits } from '@shop/contract/numbers';
import { dayAfter } from '@shop/contract/working-days';
import { LONGEST_CELL, plainArabic, type Unclear } from './amounts.js';

const WEEKDAY_NAMES = new Set(WEEKDAYS.flat().map(plainArabic));
export const isMonth = (word: string): boolean => monthOf(word) > 0;

const TIME =
  /^(.*?)(?:[T\s,،]+(\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?)\s*([AP]M|[صم])?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
/** The days from 1899-12-30 to 1970-01-01, by which Excel counts. */
const SERIAL_EPOCH = 25_569;
const FIRST_DAY = '2000-01-01';
/** Money that comes in the evening or at the weekend is booked on a following working day. */
const MOST_DAYS_AHEAD = 7;

/** True if a bank may have booked on this day. */
export const isLikelyDay = (day: string, today: string): boolean =>
  day >= FIRST_DAY && day <= dayAfter(today, MOST_DAYS_AHEAD);

/**
 * A day: `25/11/2026`, `25-Nov-26`, `Nov 25, 2026`, `2026-11-25 10:15`, `20261125`, `25 نوفمبر 2026`, or a serial day of
 * Excel. A moment with its zone is a day of Dubai.
 * @returns undefined: it is no day
 */
export function dayIn(cell: string, order: BankDateOrder): string | undefined {
  const text = westernDigits(cell).trim();
  if (!/\d/.test(text) || text.length > LONGEST_CELL) return undefined;
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return serialDay(Number(text));
  const [, date = '', time = '', half, zone] = TIME.exec(text) ?? [];
  const day = dateIn(date, order);
  if (day === undefined || zone === undefined) return day;
  const halfName = half === undefined ? '' : /[pم]/i.test(half) ? 'PM' : 'AM';
  const moment = new Date(`${day} ${time.split(/[:.]/, 3).join(':')} ${halfName} ${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : dubaiDay(moment);
}

const serialDay = (days: number): string | undefined => {
  const day = new Date((Math.floor(days) - SERIAL_EPOCH) * DAY_MS).toISOString().slice(0, 10);
  return day >= FIRST_DAY && day < '2100' ? day : undefined;
};

function dateIn(text: string, order: BankDateOrder): string | undefined {
  const compact = /^(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (compact) {
    const [, a = '', b = '', c = '', d = ''] = compact;
    return dayOf(`${a}${b}`, c, d) ?? dayOf(`${c}${d}`, order === 'mdy' ? a : b, order === 'mdy' ? b : a);
  }
  const plain = text.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1');
  if (/[^\d\p{L}\p{M}\s./,،-]/u.test(plain)) return undefined;
  const numbers = plain.match(/\d+/g) ?? [];
  const words = (plain.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => plainArabic(word.toLowerCase()));
  const named = words.filter((word) => !WEEKDAY_NAMES.has(word)).join(' ');
  const [first = '', second = '', third = ''] = numbers;
  if (named !== '') {
    const month = String(monthOf(named));
    if (numbers.length !== 2) return undefined;
    return first.length === 4 ? dayOf(first, month, second) : dayOf(second, month, first);
  }
  if (numbers.length !== 3) return undefined;
  if (first.length === 4) return dayOf(first, second, third);
  if (order === 'ymd') return first.length === 2 ? dayOf(first, second, third) : undefined;
  return order === 'dmy' ? dayOf(third, second, first) : dayOf(third, first, second);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  if (day.length > 2) return undefined;
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) && text >= '1900' ? text : undefined;
}

/**
 * The order of day, month and year in which all of these days can be: readable and likely.
 * @param cells the days of the rows
 * @param others other days of the file
 */
export function dateOrderOf(
  cells: readonly string[],
  others: readonly string[],
  today: string,
): BankDateOrder | Unclear<BankDateOrder> {
  const read = BANK_DATE_ORDERS.map((order) => {
    const days = cells.map((cell) => dayIn(cell, order));
    const isLikely = days.every((day) => day === undefined || isLikelyDay(day, today));
    // Other notations of a file say nothing of a year with two digits.
    const all = order === 'ymd' ? days : [...days, ...others.map((cell) => dayIn(cell, order))];
    return { order, days, all, isLikely };
  });
  // A cell that is no day in any order says nothing.
  const isNone = (at: number) => read.every(({ all }) => all[at] === undefined);
  const readable = read.filter(({ all }) => all.every((day, at) => day !== undefined || isNone(at)));
  const possible =
    [readable.filter(({ isLikely }) => isLikely), readable, read].find((some) => some.length > 0) ?? read;
  const [first, ...rest] = possible;
  for (const [index, day] of first?.days.entries() ?? []) {
    const other = rest.find(({ days }) => days[index] !== day)?.days[index];
    if (other !== undefined) return { index, among: possible.map(({ order }) => order), readings: [day ?? '', other] };
  }
  return first?.order ?? 'dmy';
}
