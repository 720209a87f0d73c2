import { aedText, type Fils } from '@shop/contract/money';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { PaymentStatus } from '@shop/contract/statuses';

interface Refund {
  readonly amount: Fils;
  readonly paymentDate: Date;
  readonly appliedTo: string;
  readonly unappliedAt: Date | null;
}

export interface ReversibleMoney {
  readonly amount: Fils;
  readonly status: PaymentStatus;
  readonly refunds: readonly Refund[];
  readonly refundedAt: Date | null;
  readonly reversal: object | null;
}

const isCash = ({ appliedTo }: Refund) => appliedTo === '';

/** The refunded amount of a payment; the whole amount if it was reversed. */
export function paidBackOf({ amount, status, refunds, reversal }: ReversibleMoney): Fils {
  if (reversal) return amount;
  const counted = (some: readonly Refund[]) => some.reduce((sum, refund) => sum + refund.amount, 0);
  // A payment that was recorded as Refunded has no refund of its own.
  return status === 'Refunded'
    ? amount - counted(refunds.filter((one) => !isCash(one)))
    : counted(refunds.filter(isCash));
}

/** False for a payment that was recorded as Refunded: it has no refund of its own. */
export const hasRefundsOnRecord = (payment: ReversibleMoney): boolean =>
  paidBackOf(payment) === paidBackOf({ ...payment, status: 'Received' });

/** The uses of a payment's money for other invoices that have not ended. */
export function usesOf<R extends Refund>({ refunds = [] }: { readonly refunds?: readonly R[] | undefined }): R[] {
  return refunds.filter((refund) => !isCash(refund) && !refund.unappliedAt);
}

/** The reversed payment: it counts no longer, and neither does its credit that other invoices got. */
export function reversed<R extends Refund>(
  { refunds = [] }: { readonly refunds?: readonly R[] | undefined },
  at: Date,
) {
  return {
    status: 'Refunded' as const,
    refundedAt: at,
    refunds: refunds.map((refund) => (isCash(refund) || refund.unappliedAt ? refund : { ...refund, unappliedAt: at })),
  };
}

/** The refund, in the words of a refusal. */
export function refundInWords(
  money: Partial<Pick<ReversibleMoney, 'refunds' | 'refundedAt'>>,
  amount: Fils,
  document: string,
) {
  const day = money.refunds?.find(isCash)?.paymentDate ?? money.refundedAt;
  return { amount: aedText(amount), day: day ? dubaiDay(day) : '', document };
}
