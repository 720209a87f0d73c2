import type { Fils } from '@shop/contract/money';

/** A statement with the balance at its beginning. */
export interface OpeningBalance {
  readonly from: string;
  readonly opening: Fils;
}

/** The movements of a day. */
export interface DaySum {
  readonly day: string;
  readonly amount: Fils;
}

/** The oldest statement that says a balance. */
const firstOf = (openings: readonly OpeningBalance[]): OpeningBalance | undefined =>
  [...openings].sort((a, b) => (a.from < b.from ? -1 : 1))[0];

/**
 * The balance of the account at the end of a day: the opening of the oldest statement, and all lines since.
 * @returns null: no statement says a balance
 */
export function balanceOn(day: string, openings: readonly OpeningBalance[], days: readonly DaySum[]): Fils | null {
  const first = firstOf(openings);
  if (first === undefined || day < first.from) return null;
  return days
    .filter((one) => one.day >= first.from && one.day <= day)
    .reduce((sum, { amount }) => sum + amount, first.opening);
}
