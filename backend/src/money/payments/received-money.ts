import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { CHEQUE_RETURNED, type PaymentMethod } from '@shop/contract/payment';
import type { Types } from 'mongoose';
import type { PaymentRefund } from '../../billing/invoices/invoice-changes.service.js';

/** Money in the books, as far as it may be found at the bank: received, or paid back. */
export interface ReceivedMoney {
  readonly resource: 'receipts' | 'payments';
  readonly _id: string;
  /** The refund of it that this is, or its own id: its return with its cheque; null for the money itself. */
  readonly refund: string | null;
  /** The number of the receipt, or of the payment's invoice. */
  readonly number: string;
  /** The day of receipt, in Dubai. */
  readonly day: string;
  /** All of it: a refund is a movement of its own at the bank. */
  readonly amount: Fils;
  readonly payer: string;
  readonly chequeNumber: string;
  readonly reference: string;
}

/** The money that is looked for: of one of these amounts, or of these days and methods. */
export interface ReceivedQuery {
  readonly amounts?: readonly Fils[];
  readonly from?: string;
  readonly to?: string;
  readonly methods?: readonly PaymentMethod[];
}

interface Refunded {
  readonly refunds: readonly PaymentRefund[];
  readonly paymentMethod: PaymentMethod;
  readonly reversal: Reversal | null;
}

interface Reversal {
  readonly reason: string;
  readonly at: Date;
}

/** True if the money was received and then lost with its returned cheque: two movements at the bank. Other reversed money was never received. */
export const isReturned = (reversal: Reversal | null): reversal is Reversal => reversal?.reason === CHEQUE_RETURNED;
const RETURNED = { 'reversal.reason': CHEQUE_RETURNED };

const isPaidBack = ({ appliedTo }: PaymentRefund): boolean => appliedTo === '';

/** Refunds are looked for by their days. */
export type RefundedQuery = Required<Pick<ReceivedQuery, 'from' | 'to'>> & Pick<ReceivedQuery, 'methods'>;

/** Refunds and returns of these days change their records on their day or later. */
export const refundedFilter = ({ from }: RefundedQuery) => ({
  $or: [{ 'refunds.0': { $exists: true } }, RETURNED],
  updatedAt: { $gte: startOfDubaiDay(from) },
});

/** The refunds that were paid out in these days, and the return, as movements of their own. @param money that they are of */
export const refundsOf = (
  { refunds, paymentMethod: method, reversal }: Refunded,
  money: ReceivedMoney,
  { from, to, methods }: Pick<ReceivedQuery, 'from' | 'to' | 'methods'> = {},
): ReceivedMoney[] => {
  const paidBack = refunds.filter(isPaidBack).map(({ _id, amount, paymentDate, paymentMethod, note }) => ({
    method: paymentMethod,
    money: {
      ...money,
      refund: _id.toHexString(),
      amount,
      day: dubaiDay(paymentDate),
      chequeNumber: '',
      reference: note,
    },
  }));
  const returned = isReturned(reversal)
    ? [{ method, money: { ...money, refund: money._id, day: dubaiDay(reversal.at) } }]
    : [];
  return [...paidBack, ...returned].flatMap((one) => {
    const { day } = one.money;
    const isAmong = (from === undefined || day >= from) && (to === undefined || day <= to);
    return isAmong && methods?.includes(one.method) !== false ? [one.money] : [];
  });
};

/** The refund with this id, or the return of the money with this id. */
export const refundFilter = (id: Types.ObjectId | null) => ({ $or: [{ 'refunds._id': id }, { _id: id, ...RETURNED }] });

/** The condition on stored receipts and payments. */
export function receivedFilter({ amounts, from, to, methods }: ReceivedQuery) {
  const paymentDate = {
    ...(from !== undefined && { $gte: startOfDubaiDay(from) }),
    ...(to !== undefined && { $lte: endOfDubaiDay(startOfDubaiDay(to)) }),
  };
  return {
    ...(amounts !== undefined && { amount: { $in: [...amounts] } }),
    ...(methods !== undefined && { paymentMethod: { $in: [...methods] } }),
    ...(Object.keys(paymentDate).length > 0 && { paymentDate }),
    'reversal.reason': { $in: [null, CHEQUE_RETURNED] },
  };
}
