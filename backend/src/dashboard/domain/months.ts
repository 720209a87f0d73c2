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

function monthText(monthNumber: number): string {
  return `${Math.floor(monthNumber / 12)}-${String((monthNumber % 12) + 1).padStart(2, '0')}`;
}
