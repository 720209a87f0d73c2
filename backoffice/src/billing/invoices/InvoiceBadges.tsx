import { Stack } from '@mui/material';
import { creditBadgeOf, settledInvoiceOf } from '@shop/contract/settlement';
import { invoiceStatusTones } from '@shop/contract/statuses';
import { useTranslate } from 'react-admin';
import { Badge, StatusBadge } from '../../kit/ui/StatusBadge';
import type { InvoiceRecord } from '../../types';

/** The status, which depends on payments alone, and the credited amount. */
export const InvoiceBadges = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  const credit = creditBadgeOf(settledInvoiceOf(invoice));
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusBadge of="invoices" status={invoice.status} tones={invoiceStatusTones} />
      {credit !== null && <Badge tone="neutral" label={translate(`resources.invoices.credit_badge.${credit}`)} />}
    </Stack>
  );
};

/** The facts of an invoice that stay in view. */
export const invoiceHead = (invoice: InvoiceRecord) => ({
  name: invoice.invoiceNumber,
  state: <InvoiceBadges invoice={invoice} />,
  who: invoice.user.name,
  sum: invoice.issuedTotal,
});
