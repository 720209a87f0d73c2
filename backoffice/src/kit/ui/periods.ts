import { dubaiDay } from '@shop/contract/dubai-day';

/** Days in Dubai as `2026-10-01`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
const firstDayOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;

/** The quarter before the one of the day; its return is due. @param today as `2026-11-23` */
export const lastQuarter = (today: string): Period => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = month - ((month - 1) % 3) - 3;
  const of = first < 1 ? { year: year - 1, month: first + 12 } : { year, month: first };
  return { from: firstDayOf(of.year, of.month), to: lastDayOf(of.year, of.month + 2) };
};

/** From the first day of the year to this day. @param today as `2026-11-23` */
export const thisYear = (today: string): Period => ({ from: `${today.slice(0, 4)}-01-01`, to: today });

/** The quarters and months up to the present ones, the latest first. */
export const usualPeriods = (now: Date): { readonly quarters: Period[]; readonly months: Period[] } => {
  const [year = 0, month = 1] = dubaiDay(now).split('-').map(Number);
  const months = Array.from({ length: 6 }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - back, 1));
    const [of, number] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
    return { from: firstDayOf(of, number), to: lastDayOf(of, number) };
  });
  const start = month - ((month - 1) % 3);
  const quarters = Array.from({ length: 4 }, (_, back) => {
    const at = new Date(Date.UTC(year, start - 1 - back * 3, 1));
    const [of, number] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
    return { from: firstDayOf(of, number), to: lastDayOf(of, number + 2) };
  });
  return { quarters, months };
};
