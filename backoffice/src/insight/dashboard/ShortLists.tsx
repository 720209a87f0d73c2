import { Link, Stack, Typography } from '@mui/material';
import { daysToInvoice } from '@shop/contract/tax-invoice';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { formatAed, formatDay } from '../../kit/format';
import { productName } from '../../kit/lines/lineName';
import { addPaymentPath, editPath, orderPath } from '../../paths';
import type { InvoiceRecord, OrderRecord, ProductRecord, QuoteRecord } from '../../types';
import { Panel } from './Panel';
import { suppliesOf } from './supplies';

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

/** The first records of a list, each with a link to its page. */
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

/** The invoices with the earliest due dates, with their open amounts in AED. */
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

/** The orders that have waited longest for their goods. */
export const OrdersToDeliver = () => {
  const { data, error } = useGetList<OrderRecord>('orders', {
    filter: { status: 'Processing' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination,
  });
  const rows = data?.map(({ id, orderNumber, user, createdAt }) => ({
    id,
    to: orderPath(id),
    title: `${orderNumber} · ${user.name}`,
    detail: formatDay(createdAt),
  }));
  return <ShortList title="shop.dashboard.toDeliver" rows={rows} failed={Boolean(error)} />;
};

/**
 * The products with the fewest pieces left. @param props.atMost the limit for low stock; undefined until it is loaded
 */
export const LowStock = ({ atMost }: { atMost: number | undefined }) => {
  const { data, error } = useGetList<ProductRecord>(
    'products',
    { filter: { isActive: true, stock_lte: atMost }, sort: { field: 'stock', order: 'ASC' }, pagination },
    { enabled: atMost !== undefined },
  );
  const rows = data?.map((product) => ({
    id: product.id,
    to: editPath('products', product.id),
    title: productName(product),
    detail: String(product.stock),
  }));
  return <ShortList title="shop.dashboard.low_stock" rows={rows} failed={Boolean(error)} />;
};

/** The days that are left for the invoice of an order. */
const DaysLeft = ({ since }: { since: string }) => {
  const translate = useTranslate();
  const days = daysToInvoice(new Date(since), new Date());
  if (days === 0) return translate('shop.dashboard.to_invoice_today');
  if (days > 0) return translate('shop.dashboard.to_invoice_days', { count: days });
  return (
    <Typography component="span" variant="body2" color="error">
      {translate('shop.dashboard.to_invoice_late', { count: -days })}
    </Typography>
  );
};

/**
 * The law gives fourteen days for the invoice after each delivery, and after money that came for an order; the first
 * ones come first. An advance has its invoice at once.
 */
export const ToInvoice = () => {
  const delivered = useServerQuery(['deliveries', 'unbilled'], (server) => server.getUnbilledDeliveries());
  const paid = useGetList<OrderRecord>('orders', {
    filter: { status: ['Processing', 'Delivered'], invoiceGenerated: false, isPaidInAdvance: true },
    sort: { field: 'paidAt', order: 'ASC' },
    pagination,
  });
  const rows =
    delivered.data &&
    paid.data &&
    suppliesOf(delivered.data.deliveries, paid.data)
      .slice(0, pagination.perPage)
      .map(({ since, ...row }) => ({ ...row, detail: <DaysLeft since={since} /> }));
  return <ShortList title="shop.dashboard.to_invoice" rows={rows} failed={Boolean(delivered.error ?? paid.error)} />;
};
