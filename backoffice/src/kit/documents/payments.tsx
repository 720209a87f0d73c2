import { useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../format';
import { editPath } from '../../paths';
import { LinkList } from '../record/LinkList';
import type { InvoicePaymentResponse } from '@shop/contract/api';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The method of a payment, with the number of its cheque. */
export const methodText = (
  { paymentMethod, chequeNumber }: Pick<InvoicePaymentResponse, 'paymentMethod' | 'chequeNumber'>,
  translate: Translate,
): string => [translate(`resources.payments.method.${paymentMethod}`), chequeNumber].filter(Boolean).join(' ');

/** One payment in two parts: amount and method, then the day, and how much of it was refunded, or why none of it counts. */
export const paymentParts = (
  { amount, net, paymentDate, state, ...paidBy }: InvoicePaymentResponse,
  translate: Translate,
): [amount: string, day: string] => [
  `${formatAed(amount)} · ${methodText(paidBy, translate)}`,
  [
    formatDay(paymentDate),
    state !== 'Received' && translate(`resources.payments.status.${state}`),
    state === 'Received' &&
      net < amount &&
      translate('resources.payments.refunded_part', { amount: formatAed(amount - net) }),
  ]
    .filter(Boolean)
    .join(' · '),
];

export const paymentText = (payment: InvoicePaymentResponse, translate: Translate): string =>
  paymentParts(payment, translate).join(' · ');

/** The payments of an invoice, one below the other, each with a link to its page. */
export const PaymentLinks = ({ payments, none }: { payments: readonly InvoicePaymentResponse[]; none?: string }) => {
  const translate = useTranslate();
  const entries = payments.map((payment) => ({
    to: editPath('payments', payment._id),
    text: paymentText(payment, translate),
  }));
  return <LinkList entries={entries} none={none} />;
};
