import type { PaymentMethod } from '@shop/contract/payment';

export interface Cheque {
  /** Empty if not entered. */
  readonly chequeNumber: string;
  /** The day on the cheque. */
  readonly chequeDate: Date | null;
}

export const NO_CHEQUE: Cheque = { chequeNumber: '', chequeDate: null };

type ChequeField = keyof Cheque;

/** The cheque of a payment; empty for other payment methods. */
export function chequeOf(paymentMethod: PaymentMethod, cheque: Cheque): Cheque {
  return paymentMethod === 'Cheque' ? cheque : NO_CHEQUE;
}

/**
 * The field that contains cheque data for a payment by another method. A form may send the old cheque unchanged with
 * the new method.
 */
export function strayChequeField(method: PaymentMethod, before: Cheque, cheque: Cheque): ChequeField | undefined {
  if (method === 'Cheque') return undefined;
  if (cheque.chequeNumber !== '' && cheque.chequeNumber !== before.chequeNumber) return 'chequeNumber';
  const day = cheque.chequeDate?.getTime();
  return day !== undefined && day !== before.chequeDate?.getTime() ? 'chequeDate' : undefined;
}
