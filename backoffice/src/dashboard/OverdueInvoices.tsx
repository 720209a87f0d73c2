import { useGetList, useTranslate } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { addPaymentPath } from '../paths';
import type { InvoiceRecord } from '../records';
import { ShortList } from './ShortList';

/** The invoices that have been due longest, with what remains in AED. */
export const OverdueInvoices = () => {
  const translate = useTranslate();
  const { data, error } = useGetList<InvoiceRecord>('invoices', {
    filter: { status: 'Overdue' },
    sort: { field: 'dueDate', order: 'ASC' },
    pagination: { page: 1, perPage: 8 },
  });
  const rows = data?.map(({ id, invoiceNumber, user, remainingDue, dueDate }) => ({
    id,
    to: addPaymentPath(id),
    title: `${invoiceNumber} · ${user.name}`,
    detail: `${translate('shop.total.amount', { amount: formatAed(remainingDue) })} · ${formatDay(dueDate)}`,
  }));
  return <ShortList title="shop.dashboard.overdue_list" rows={rows} failed={Boolean(error)} />;
};
