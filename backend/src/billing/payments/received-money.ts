import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import type { PaymentRefund } from '../invoices/invoice-changes.service.js';

/** Money in the books, as far as it may be found at the bank: received, or paid back. */
export interface ReceivedMoney {
  readonly resource: 'receipts' | 'payments';
  readonly _id: string;
  /** The refund of it that this is; null: the money itself. */
  readonly refund: string | null;
  /** The number of the receipt, or of the payment's invoice. */
  readonly number: string;
  /** The day it came, in Dubai. */
  readonly day: string;
  /** All of it: a refund is a movement of its own at the bank. */
  readonly amount: Fils;
  readonly payer: string;
  readonly chequeNumber: string;
  readonly reference: string;
}

/** The money that is looked for: of this amount, or of these days and methods. Reversed money never came. */
export interface ReceivedQuery {
  readonly amount?: Fils;
  readonly from?: string;
  readonly to?: string;
  readonly methods?: readonly PaymentMethod[];
}

interface Refunded {
  readonly refunds?: readonly PaymentRefund[] | undefined;
}

const isPaidBack = ({ appliedTo = '' }: PaymentRefund): boolean => appliedTo === '';

/** Refunds are looked for by their days. */
export type RefundedQuery = Required<Pick<ReceivedQuery, 'from' | 'to'>> & Pick<ReceivedQuery, 'methods'>;

/** Refunds of these days change their records on their day or later. */
export const refundedFilter = ({ from }: RefundedQuery) => ({
  'refunds.0': { $exists: true },
  updatedAt: { $gte: startOfDubaiDay(from) },
});

/** The refunds that were paid out in these days, as movements of their own. @param money that they are of */
export const refundsOf = (
  record: Refunded,
  money: ReceivedMoney,
  { from, to, methods }: Pick<ReceivedQuery, 'from' | 'to' | 'methods'> = {},
): ReceivedMoney[] =>
  (record.refunds ?? []).filter(isPaidBack).flatMap(({ _id, amount, paymentDate, paymentMethod, note }) => {
    const day = dubaiDay(paymentDate);
    const isAmong = (from === undefined || day >= from) && (to === undefined || day <= to);
    if (!isAmong || methods?.includes(paymentMethod) === false) return [];
    return { ...money, refund: _id.toHexString(), amount, day, chequeNumber: '', reference: note };
  });

/** The condition on stored receipts and payments. */
export function receivedFilter({ amount, from, to, methods }: ReceivedQuery) {
  const paymentDate = {
    ...(from !== undefined && { $gte: startOfDubaiDay(from) }),
    ...(to !== undefined && { $lte: endOfDubaiDay(startOfDubaiDay(to)) }),
  };
  return {
    ...(amount !== undefined && { amount }),
    ...(methods !== undefined && { paymentMethod: { $in: [...methods] } }),
    ...(Object.keys(paymentDate).length > 0 && { paymentDate }),
  };
}
