import { Box, Button, Typography } from '@mui/material';
import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Count, useDataProvider, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { LinkList } from '../../kit/record/LinkList';
import { BACKORDERS_PATH, deliveryPath, filteredListPath } from '../../paths';
import type { DeliveryRecord } from '../../types';

interface EntryProps {
  to: string;
  label: string;
  count: ReactNode;
}

/** On a phone two of them fill the width, high enough for a thumb. */
const Entry = ({ to, label, count }: EntryProps) => (
  <Button
    component={Link}
    to={to}
    variant="outlined"
    sx={{ gap: 1, minHeight: { xs: 56, sm: 36 }, justifyContent: 'space-between' }}
  >
    {useTranslate()(label)} <span>{count}</span>
  </Button>
);

/** The deliveries of a day, planned and done. */
const daysWork = (now: Date) => ({
  deliveredOn_gte: startOfDubaiDay(dubaiDay(now)).toISOString(),
  deliveredOn_lte: endOfDubaiDay(now).toISOString(),
});
const PREPARED = { status: 'Prepared' };

/** The deliveries of today, planned and done. */
export const TodaysDeliveries = () => {
  const translate = useTranslate();
  const { data = [] } = useGetList<DeliveryRecord>('deliveries', {
    filter: daysWork(new Date()),
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const entries = data.map(({ id, number, status, order, address }) => ({
    to: deliveryPath(id),
    text: `${number} · ${order.orderNumber}`,
    about: [translate(`resources.deliveries.status.${status}`), address].join(' · '),
  }));
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h6" component="h2">
        {translate('resources.deliveries.today')}
      </Typography>
      <LinkList entries={entries} none="resources.deliveries.backorders.none_today" />
    </Box>
  );
};

/** The work of the store, each with the number of its records. */
export const StoreWork = () => {
  const server = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({ queryKey: ['dashboard', 'today'], queryFn: () => server.getToday(), staleTime: 30_000 });
  const today = daysWork(new Date());
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        p: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, max-content)' },
      }}
    >
      <Entry
        to={filteredListPath('deliveries', today)}
        label="resources.deliveries.today"
        count={<Count resource="deliveries" filter={today} component="span" />}
      />
      <Entry
        to={filteredListPath('deliveries', PREPARED)}
        label="resources.deliveries.status.Prepared"
        count={<Count resource="deliveries" filter={PREPARED} component="span" />}
      />
      <Entry to={BACKORDERS_PATH} label="resources.deliveries.backorders.title" count={data?.toDeliver.count} />
      <Entry
        to={filteredListPath('products', { isActive: true, stock_lte: data?.lowStock.atMost ?? 0 })}
        label="shop.dashboard.low_stock"
        count={data?.lowStock.count}
      />
    </Box>
  );
};
