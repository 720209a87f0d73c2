import { endOfDubaiDay } from '@shop/contract/dubai-day';

/** When things are done on a working day in Dubai, as minutes after midnight. */
export const OFFICE_HOURS = {
  request: 8 * 60 + 35,
  pricing: 12 * 60 + 20,
  decision: 13 * 60 + 5,
  order: 14 * 60 + 10,
  delivery: 15 * 60 + 25,
  closing: 15 * 60 + 40,
  invoice: 16 * 60 + 5,
  payment: 16 * 60 + 30,
  refund: 17 * 60,
} as const;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** What happened today happened at least this long ago. */
const LATEST_MINUTES_AGO = 25;

/** A time of the Dubai day that lies `daysAgo` days before the one of `now`, but never later than a little before now. */
export function planInstant(now: Date, daysAgo: number, minuteOfDay: number): Date {
  const endOfDay = endOfDubaiDay(now, -daysAgo).getTime() + 1;
  const instant = endOfDay - (DAY_MINUTES - minuteOfDay) * MINUTE_MS;
  return new Date(Math.min(instant, now.getTime() - LATEST_MINUTES_AGO * MINUTE_MS));
}
