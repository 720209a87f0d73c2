import { writtenAmount } from '@shop/contract/amounts';
import { dubaiYear, startOfDubaiDay } from '@shop/contract/dubai-day';
import { isolatedDay, localeOf, signed } from '../i18n/language';

const day: Intl.DateTimeFormatOptions = { timeZone: 'Asia/Dubai', day: 'numeric', month: 'short', year: 'numeric' };

const FORMS = {
  day,
  nearDay: { timeZone: 'Asia/Dubai', day: 'numeric', month: 'short' },
  moment: { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  shortMonth: { month: 'short', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant in the language of the page. Formats are cached: creating one is far slower than using it. */
const format = (form: keyof typeof FORMS, instant: string): string => {
  const key = `${localeOf()} ${form}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(), FORMS[form]);
  formats.set(key, known);
  return known.format(new Date(instant));
};

/** The day of an instant in Dubai: 5 Jan 2026. A missing one is empty. */
export const formatDay = (instant: string | null | undefined): string =>
  instant ? isolatedDay(format('day', instant)) : '';

/** A day as `2026-11-25`. */
export const dayText = (day: string): string => formatDay(startOfDubaiDay(day).toISOString());

/** The same without the year of today: 5 Jan. */
export const formatNearDay = (instant: string | null | undefined): string => {
  const isOfYear = instant && dubaiYear(new Date(instant)) === dubaiYear(new Date());
  return isOfYear ? isolatedDay(format('nearDay', instant)) : formatDay(instant);
};

/** The same with the time on Dubai's clocks: 5 Jan 2026, 14:03. */
export const formatMoment = (instant: string | null | undefined): string =>
  instant ? isolatedDay(format('moment', instant)) : '';

/** November 2026, in short Nov. @param month as 2026-11 */
export const formatMonth = (month: string, inShort = false): string =>
  format(inShort ? 'shortMonth' : 'month', `${month}-01T00:00:00Z`);

/** AED with two decimals and without the currency: 1,234.50. A missing amount is empty. */
export const formatAed = (aed: number | null | undefined): string => {
  if (aed == null) return '';
  return aed < 0 ? signed(writtenAmount(aed)) : writtenAmount(aed);
};

const HOUR_MS = 3_600_000;

/** The whole hours since an instant. */
export const hoursSince = (instant: string): number =>
  Math.max(Math.floor((Date.now() - new Date(instant).getTime()) / HOUR_MS), 0);

/** A number of hours in the language of the page: 26 hrs. */
export const formatHours = (hours: number): string =>
  new Intl.NumberFormat(localeOf(), { style: 'unit', unit: 'hour', numberingSystem: 'latn' }).format(hours);
