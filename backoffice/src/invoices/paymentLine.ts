import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { paymentMethodLabel, paymentStatusLabel } from '../payments/paymentTerms';
import type { InvoicePaymentResponse } from '../types';

/** One payment in a line: amount, method, date, and that it was refunded where it was. */
export const paymentLine = (
  { amount, paymentMethod, paymentDate, status }: InvoicePaymentResponse,
  translate: (key: string) => string,
): string =>
  [
    formatAed(amount),
    translate(paymentMethodLabel[paymentMethod]),
    formatDay(paymentDate),
    status === 'Refunded' ? translate(paymentStatusLabel.Refunded) : '',
  ]
    .filter(Boolean)
    .join(' · ');
