import { useRecordContext, useTranslate } from 'react-admin';
import type { PaymentRecord } from '../records';
import { StatusBadge } from '../ui/StatusBadge';
import { paymentStatusColor, paymentStatusLabel } from './paymentTerms';

export const PaymentStatusBadge = () => {
  const payment = useRecordContext<PaymentRecord>();
  const translate = useTranslate();
  if (!payment) return null;
  return (
    <StatusBadge color={paymentStatusColor[payment.status]} label={translate(paymentStatusLabel[payment.status])} />
  );
};
