import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../format';
import { editPath } from '../paths';
import type { InvoicePaymentResponse } from '../types';

type Translate = (key: string) => string;

/** One payment in two parts: amount and method, then the day, and that it was refunded where it was. */
export const paymentParts = (
  { amount, paymentMethod, paymentDate, status }: InvoicePaymentResponse,
  translate: Translate,
): [amount: string, day: string] => [
  `${formatAed(amount)} · ${translate(`resources.payments.method.${paymentMethod}`)}`,
  [formatDay(paymentDate), status === 'Refunded' && translate('resources.payments.status.Refunded')]
    .filter(Boolean)
    .join(' · '),
];

export const paymentText = (payment: InvoicePaymentResponse, translate: Translate): string =>
  paymentParts(payment, translate).join(' · ');

/** The payments of an invoice, one below the other, each leading to its page. */
export const PaymentLinks = ({ payments }: { payments: readonly InvoicePaymentResponse[] }) => {
  const translate = useTranslate();
  return payments.map((payment) => (
    <Typography key={payment._id} variant="body2" component="div">
      <Link component={RouterLink} to={editPath('payments', payment._id)} sx={{ display: 'inline-block', py: 0.5 }}>
        {paymentText(payment, translate)}
      </Link>
    </Typography>
  ));
};
