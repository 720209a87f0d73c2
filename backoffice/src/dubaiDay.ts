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

const shownDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The Dubai day of an instant for reading: 5 Jan 2026. A missing one is empty. */
export const formatDay = (instant: string | null | undefined): string =>
  instant ? shownDay.format(new Date(instant)) : '';

const shownMoment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The same with the time on Dubai's clocks: 5 Jan 2026, 14:03. */
export const formatMoment = (instant: string | null | undefined): string =>
  instant ? shownMoment.format(new Date(instant)) : '';
