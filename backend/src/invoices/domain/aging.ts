import type { Fils } from '@shop/contract/money';
import { dubaiDay, dubaiDaysBetween } from '@shop/contract/dubai-day';

const DAY_MS = 86_400_000;

/** By how many days since the due day, first and last included; the last group is open. */
const AGES = [
  { from: 1, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const;

/** Money that is due at one instant, of any number of invoices. */
export interface Due {
  readonly dueDate: Date;
  readonly count: number;
  readonly amount: Fils;
}

export interface Sum {
  readonly count: number;
  readonly amount: Fils;
}

export interface Age extends Sum {
  readonly from: number;
  readonly to: number | null;
  /** The due days in Dubai of this age, as `2026-11-21`; the oldest group has no first. */
  readonly firstDueDay: string | null;
  readonly lastDueDay: string;
}

/** Amounts overdue at `now`, by age: invoices whose due day is over in Dubai. */
export function overdueByAge(dues: readonly Due[], now: Date): Age[] {
  return AGES.map(({ from, to }) => {
    const ofAge = dues.filter(({ dueDate }) => {
      const days = dubaiDaysBetween(dueDate, now);
      return days >= from && (to === null || days <= to);
    });
    const firstDueDay = to === null ? null : dayBefore(now, to);
    return { from, to, firstDueDay, lastDueDay: dayBefore(now, from), ...sumOf(ofAge) };
  });
}

export function sumOf(sums: readonly Sum[]): Sum {
  const count = sums.reduce((sum, one) => sum + one.count, 0);
  const amount = sums.reduce((sum, one) => sum + one.amount, 0);
  return { count, amount };
}

function dayBefore(now: Date, days: number): string {
  return dubaiDay(new Date(now.getTime() - days * DAY_MS));
}
