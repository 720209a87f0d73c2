import { useRecordContext, useTranslate } from 'react-admin';
import type { InvoiceRecord } from '../records';
import { StatusBadge } from '../ui/StatusBadge';
import { invoiceStatusColor, invoiceStatusLabel } from './invoiceStatus';

export const InvoiceStatusBadge = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  const translate = useTranslate();
  if (!invoice) return null;
  return (
    <StatusBadge color={invoiceStatusColor[invoice.status]} label={translate(invoiceStatusLabel[invoice.status])} />
  );
};
