import { DAY_MS } from './dubai-day.js';

const asInstant = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day after this many days. @param day as `2026-11-21` */
export function dayAfter(day: string, days = 1): string {
  return new Date(asInstant(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * True for Monday to Friday, the working week of the UAE since 2022. Public holidays are announced each year, some only
 * a few days ahead, so they are not considered.
 */
export function isWorkingDay(day: string): boolean {
  const weekday = asInstant(day).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(dayAfter(day));
}

/** @param month as `2026-11` */
export const firstWorkingDayOf = (month: string): string => workingDayFrom(`${month}-01`);
