import type { Fils } from './money.js';

/**
 * The reasons for which an order is held: beyond the credit of its account, above what its company has agreed to, or
 * after a bank returned a cheque of its account.
 */
export const HOLD_REASONS = ['creditLimit', 'approval', 'bouncedCheque'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** The credit that an account uses. */
export interface CreditUse {
  /** The open amounts of its invoices. */
  readonly open: Fils;
  /**
   * The total of the invoices that are still to be issued for its orders. Orders that are on hold, cancelled or
   * returned don't count.
   */
  readonly unbilled: Fils;
  /** The amount that the shop owes to it. */
  readonly creditBalance: Fils;
}

export const usedOf = ({ open, unbilled, creditBalance }: CreditUse): Fils =>
  Math.max(open + unbilled - creditBalance, 0);

/** @param limit null if there is none @returns null for unlimited */
export const creditLeft = (limit: Fils | null, use: CreditUse): Fils | null =>
  limit === null ? null : Math.max(limit - usedOf(use), 0);

/** True if the amount, added to the used credit, exceeds the limit. */
export const exceedsCredit = (limit: Fils | null, use: CreditUse, amount: Fils): boolean =>
  limit !== null && amount > 0 && use.open + use.unbilled - use.creditBalance + amount > limit;
