import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { paymentMethodLabel, paymentStatusLabel } from '../payments/paymentTerms';
import type { InvoicePaymentResponse } from '../types';

type Translate = (key: string) => string;

/** One payment in two parts: amount and method, then the date and that it was refunded where it was. */
export const paymentParts = (
  { amount, paymentMethod, paymentDate, status }: InvoicePaymentResponse,
  translate: Translate,
): [what: string, when: string] => [
  `${formatAed(amount)} · ${translate(paymentMethodLabel[paymentMethod])}`,
  [formatDay(paymentDate), status === 'Refunded' ? translate(paymentStatusLabel.Refunded) : '']
    .filter(Boolean)
    .join(' · '),
];

export const paymentLine = (payment: InvoicePaymentResponse, translate: Translate): string =>
  paymentParts(payment, translate).join(' · ');
