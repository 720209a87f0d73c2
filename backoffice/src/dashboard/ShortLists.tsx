import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { daysToInvoice } from '@shop/contract/tax-invoice';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../format';
import { addPaymentPath, editPath, orderPath } from '../paths';
import type { InvoiceRecord, OrderRecord, QuoteRecord } from '../types';
import { Panel } from './Panel';

interface Row {
  id: string;
  to: string;
  title: string;
  detail: ReactNode;
}

interface Props {
  title: string;
  rows: Row[] | undefined;
  failed: boolean;
}

/** The first few records of a list, each leading to its page. */
const ShortList = ({ title, rows, failed }: Props) => {
  const translate = useTranslate();
  return (
    <Panel title={title} failed={failed}>
      {rows?.length === 0 && <Typography color="text.secondary">{translate('shop.dashboard.nothing')}</Typography>}
      {rows?.map(({ id, to, title: name, detail }) => (
        <Stack
          key={id}
          direction="row"
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'center', sm: 'baseline' }, py: { sm: 0.5 } }}
        >
          <Link component={RouterLink} to={to} dir="auto">
            {name}
          </Link>
          <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ flexShrink: 0 }}>
            {detail}
          </Typography>
        </Stack>
      ))}
    </Panel>
  );
};

const pagination = { page: 1, perPage: 8 };

/** The requests that have waited longest for a price. */
export const WaitingRequests = () => {
  const { data, error } = useGetList<QuoteRecord>('quotes', {
    filter: { status: 'Requested' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination,
  });
  const rows = data?.map(({ id, number, user, createdAt }) => ({
    id,
    to: editPath('quotes', id),
    title: `${number} · ${user.name}`,
    detail: formatDay(createdAt),
  }));
  return <ShortList title="shop.dashboard.waiting" rows={rows} failed={Boolean(error)} />;
};

/** The invoices that have been due longest, with what remains in AED. */
export const OverdueInvoices = () => {
  const translate = useTranslate();
  const { data, error } = useGetList<InvoiceRecord>('invoices', {
    filter: { status: 'Overdue' },
    sort: { field: 'dueDate', order: 'ASC' },
    pagination,
  });
  const rows = data?.map(({ id, invoiceNumber, user, remainingDue, dueDate }) => ({
    id,
    to: addPaymentPath(id),
    title: `${invoiceNumber} · ${user.name}`,
    detail: `${translate('shop.total.amount', { amount: formatAed(remainingDue) })} · ${formatDay(dueDate)}`,
  }));
  return <ShortList title="shop.dashboard.overdue_list" rows={rows} failed={Boolean(error)} />;
};

/** How long the invoice of a delivered order may wait. */
const DaysLeft = ({ deliveredAt }: { deliveredAt: string }) => {
  const translate = useTranslate();
  const days = daysToInvoice(new Date(deliveredAt), new Date());
  if (days === 0) return translate('shop.dashboard.to_invoice_today');
  if (days > 0) return translate('shop.dashboard.to_invoice_days', { smart_count: days });
  return (
    <Typography component="span" variant="body2" color="error">
      {translate('shop.dashboard.to_invoice_late', { smart_count: -days })}
    </Typography>
  );
};

/** The law gives fourteen days for the invoice of what was delivered; those that are latest come first. */
export const OrdersToInvoice = () => {
  const { data, error } = useGetList<OrderRecord>('orders', {
    filter: { isDelivered: true, invoiceGenerated: false, totalPrice_gte: 0.01 },
    sort: { field: 'deliveredAt', order: 'ASC' },
    pagination,
  });
  const rows = data?.map(({ id, orderNumber, user, deliveredAt }) => ({
    id,
    to: orderPath(id),
    title: `${orderNumber} · ${user.name}`,
    detail: deliveredAt ? <DaysLeft deliveredAt={deliveredAt} /> : null,
  }));
  return <ShortList title="shop.dashboard.to_invoice" rows={rows} failed={Boolean(error)} />;
};
