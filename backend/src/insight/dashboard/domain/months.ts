import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';

/** The months in Dubai up to the one of `now`, oldest first, as `2026-11`. */
export function lastMonths(now: Date, count: number): string[] {
  const [year, month] = dubaiDay(now).split('-').map(Number);
  const last = (year ?? 0) * 12 + (month ?? 1) - 1;
  return Array.from({ length: count }, (_, index) => monthText(last - count + 1 + index));
}

/** The first instant of a month in Dubai. @param month as `2026-11` */
export function startOfMonth(month: string): Date {
  return startOfDubaiDay(`${month}-01`);
}

export interface Days {
  /** Days in Dubai, as `2026-11-21`. */
  readonly from: string;
  readonly to: string;
}

/**
 * The days of this month up to today, and the same days of the previous month. If that is shorter, it ends with its
 * last day.
 */
export function monthToDate(now: Date): [current: Days, previous: Days] {
  const today = dubaiDay(now);
  const [before = '', month = ''] = lastMonths(now, 2);
  const lastOfBefore = dubaiDay(new Date(startOfMonth(month).getTime() - 1));
  const sameDay = `${before}-${today.slice(-2)}`;
  return [
    { from: `${month}-01`, to: today },
    { from: `${before}-01`, to: sameDay < lastOfBefore ? sameDay : lastOfBefore },
  ];
}

function monthText(monthNumber: number): string {
  return `${Math.floor(monthNumber / 12)}-${String((monthNumber % 12) + 1).padStart(2, '0')}`;
}
