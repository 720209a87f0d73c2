import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../format';
import { addPaymentPath, editPath } from '../paths';
import type { InvoiceRecord, QuoteRecord } from '../types';
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
