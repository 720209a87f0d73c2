import type { Fils } from './money.js';

/** The reasons for which an order is held. */
export const HOLD_REASONS = ['creditLimit'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** The credit that an account uses. */
export interface CreditUse {
  /** Still to pay of its invoices. */
  readonly open: Fils;
  /** The total of the invoices that its orders would get that have none yet. Orders that are held, cancelled or returned don't count. */
  readonly unbilled: Fils;
  /** Owed to it by the shop. */
  readonly creditBalance: Fils;
}

export const usedOf = ({ open, unbilled, creditBalance }: CreditUse): Fils =>
  Math.max(open + unbilled - creditBalance, 0);

/** @param limit null: there is none @returns null: as much as one likes */
export const creditLeft = (limit: Fils | null, use: CreditUse): Fils | null =>
  limit === null ? null : Math.max(limit - usedOf(use), 0);

/** Whether the amount comes on top of what is used and is beyond the limit then. */
export const exceedsCredit = (limit: Fils | null, use: CreditUse, amount: Fils): boolean =>
  limit !== null && amount > 0 && use.open + use.unbilled - use.creditBalance + amount > limit;
