import type { Fils } from '@shop/contract/money';
import { DAY_MS, dubaiDay, dubaiDaysBetween } from '@shop/contract/dubai-day';

/** Ranges of days since the due day, both ends included; the last range has no end. */
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
  /** The first due day in Dubai of this range, as `2026-11-21`; null for the oldest range. */
  readonly firstDueDay: string | null;
  readonly lastDueDay: string;
}

/** Amounts overdue at `now`, by age: invoices whose due day in Dubai is over. */
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

export interface Week extends Sum {
  /** The due days in Dubai, as `2026-11-21`; the last part has no end. */
  readonly firstDueDay: string;
  readonly lastDueDay: string | null;
}

const WEEKS_AHEAD = [0, 1, 2, 3, 4, 5] as const;

/**
 * Amounts due from today on, by weeks of seven days, and the sum of all later ones. Overdue amounts are not included.
 */
export function expectedByWeek(dues: readonly Due[], now: Date): Week[] {
  const between = (from: number, to: number | null): Week => ({
    firstDueDay: dayBefore(now, -from),
    lastDueDay: to === null ? null : dayBefore(now, -to),
    ...sumOf(
      dues.filter(({ dueDate }) => {
        const days = dubaiDaysBetween(now, dueDate);
        return days >= from && (to === null || days <= to);
      }),
    ),
  });
  return [...WEEKS_AHEAD.map((week) => between(week * 7, week * 7 + 6)), between(WEEKS_AHEAD.length * 7, null)];
}

export function sumOf(sums: readonly Sum[]): Sum {
  const count = sums.reduce((sum, one) => sum + one.count, 0);
  const amount = sums.reduce((sum, one) => sum + one.amount, 0);
  return { count, amount };
}

function dayBefore(now: Date, days: number): string {
  return dubaiDay(new Date(now.getTime() - days * DAY_MS));
}
