import type { Fils } from '@shop/contract/money';

/** A statement with the balance at its beginning. */
export interface OpeningBalance {
  readonly from: string;
  readonly opening: Fils;
}

export interface DaySum {
  readonly day: string;
  readonly amount: Fils;
}

/**
 * The balance of the account at the end of a day: the opening of the oldest statement, and all lines since.
 * @param first null if no statement says a balance
 * @returns null: no statement of the day or before it says a balance
 */
export function balanceOn(day: string, first: OpeningBalance | null, days: readonly DaySum[]): Fils | null {
  if (first === null || day < first.from) return null;
  return days
    .filter((one) => one.day >= first.from && one.day <= day)
    .reduce((sum, { amount }) => sum + amount, first.opening);
}
