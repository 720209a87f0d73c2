import { dubaiDay } from '@shop/contract/dubai-day';
import { LANGUAGES, type Language } from '@shop/contract/languages';

/** The months that can be chosen: a year back. */
const SHOWN_MONTHS = 13;

/** This month and those before it in Dubai, the latest first. @returns as `2026-11` */
export function recentMonths(now: Date): string[] {
  const [year = 0, month = 0] = dubaiDay(now).split('-').map(Number);
  return Array.from({ length: SHOWN_MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

/** The first and the last day of a month. @param month as `2026-11` */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** 'November 2026' */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
