import type { PaymentMethod } from '@shop/contract/payment';

export interface Cheque {
  /** Empty where nobody has said it. */
  readonly chequeNumber: string;
  /** The day on the cheque. */
  readonly chequeDate: Date | null;
}

export const NO_CHEQUE: Cheque = { chequeNumber: '', chequeDate: null };

type ChequeField = keyof Cheque;

/** The cheque of a payment: none where it is paid in another way. */
export function chequeOf(paymentMethod: PaymentMethod, cheque: Cheque): Cheque {
  return paymentMethod === 'Cheque' ? cheque : NO_CHEQUE;
}

/**
 * The field that says something of a cheque for a payment that is none. A form that sends the old cheque back with the new
 * method says nothing.
 */
export function strayChequeField(method: PaymentMethod, before: Cheque, cheque: Cheque): ChequeField | undefined {
  if (method === 'Cheque') return undefined;
  if (cheque.chequeNumber !== '' && cheque.chequeNumber !== before.chequeNumber) return 'chequeNumber';
  const day = cheque.chequeDate?.getTime();
  return day !== undefined && day !== before.chequeDate?.getTime() ? 'chequeDate' : undefined;
}
