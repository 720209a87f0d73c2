import { asOneWord, localeOf } from './i18n/language';

/** The business day is Dubai's: UTC+4 all year, without daylight saving time. */
const OFFSET = '+04:00';

const dayOf = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Dubai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The Dubai day of an instant, as YYYY-MM-DD (the value of a date input). */
export const toDay = (instant: Date | string): string => dayOf.format(new Date(instant));

/** The first instant of a Dubai day, ISO 8601 UTC. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00.000${OFFSET}`).toISOString();

/** The last instant of a Dubai day, ISO 8601 UTC. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999${OFFSET}`).toISOString();

/** True when the day of `instant` is over in Dubai at `now`. */
export const isPastDay = (instant: Date | string, now: Date): boolean => toDay(instant) < toDay(now);

const dayForm: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Dubai',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
};
const momentForm: Intl.DateTimeFormatOptions = { ...dayForm, hour: '2-digit', minute: '2-digit' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it: one for each language and form. */
const formatOf = (name: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${localeOf()} ${name}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(), form);
  formats.set(key, known);
  return known;
};

/** The Dubai day of an instant for reading, in the language of the page: 5 Jan 2026. A missing one is empty. */
export const formatDay = (instant: string | null | undefined): string =>
  instant ? asOneWord(formatOf('day', dayForm).format(new Date(instant))) : '';

/** The same with the time on Dubai's clocks: 5 Jan 2026, 14:03. */
export const formatMoment = (instant: string | null | undefined): string =>
  instant ? asOneWord(formatOf('moment', momentForm).format(new Date(instant))) : '';
