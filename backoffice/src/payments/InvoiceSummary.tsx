import Divider from '@mui/material/Divider';
import { useTranslate } from 'react-admin';
import { InvoiceStatusBadge } from '../invoices/InvoiceStatusBadge';
import { formatAed } from '../money/fils';
import type { InvoiceRecord } from '../records';
import { FieldGrid, ReadOnly } from '../ui/fields';

export const InvoiceSummary = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  const money = (amount: number) => translate('shop.total.amount', { amount: formatAed(amount) });
  return (
    <>
      <FieldGrid min={140}>
        <ReadOnly label="resources.payments.add.invoice">{invoice.invoiceNumber}</ReadOnly>
        <ReadOnly label="resources.payments.add.user">{invoice.user.name}</ReadOnly>
        <ReadOnly label="resources.payments.add.due">{money(invoice.amountDue)}</ReadOnly>
        <ReadOnly label="resources.payments.add.paid">{money(invoice.amountPaid)}</ReadOnly>
        <ReadOnly label="resources.payments.add.status">
          <InvoiceStatusBadge />
        </ReadOnly>
      </FieldGrid>
      <Divider sx={{ my: 2 }} />
    </>
  );
};
