import { useGetList } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { editPath } from '../paths';
import type { QuoteRecord } from '../records';
import { ShortList } from './ShortList';

/** The requests that have waited longest for a price. */
export const WaitingRequests = () => {
  const { data, error } = useGetList<QuoteRecord>('quotes', {
    filter: { status: 'Requested' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 8 },
  });
  const rows = data?.map(({ id, number, user, createdAt }) => ({
    id,
    to: editPath('quotes', id),
    title: `${number} · ${user.name}`,
    detail: formatDay(createdAt),
  }));
  return <ShortList title="shop.dashboard.waiting" rows={rows} failed={Boolean(error)} />;
};
