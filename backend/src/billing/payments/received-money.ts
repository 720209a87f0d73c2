import { endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';

/** Money in the books, as far as it may be found at the bank. */
export interface ReceivedMoney {
  readonly resource: 'receipts' | 'payments';
  readonly _id: string;
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

/** Which money is looked for: of this amount, or of these days and methods. Reversed money never came. */
export interface ReceivedQuery {
  readonly amount?: Fils;
  readonly from?: string;
  readonly to?: string;
  readonly methods?: readonly PaymentMethod[];
}

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
