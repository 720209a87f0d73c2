import { Box } from '@mui/material';
import { deliveryStatusTones } from '@shop/contract/statuses';
import { useGetList, useTranslate } from 'react-admin';
import { formatDay } from '../../kit/format';
import { LinkList } from '../../kit/record/LinkList';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { deliveryPath } from '../../paths';
import type { DeliveryRecord, OrderRecord } from '../../types';

/** The deliveries of an order, the latest first. */
export const DeliveriesOfOrder = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  const { data = [], isPending } = useGetList<DeliveryRecord>('deliveries', {
    filter: { order: order.id },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
    meta: { version: order.version },
  });
  if (isPending) return null;
  if (data.length === 0) return <LinkList entries={[]} none="resources.orders.delivery.none" />;
  return data.map(({ id, number, status, deliveredOn, lines }) => (
    <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <LinkList
        entries={[
          {
            to: deliveryPath(id),
            text: number,
            about: [
              deliveredOn && formatDay(deliveredOn),
              translate('resources.deliveries.pieces', {
                smart_count: lines.reduce((sum, { qty }) => sum + qty, 0),
                count: lines.reduce((sum, { qty }) => sum + qty, 0),
              }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ]}
      />
      <StatusBadge of="deliveries" status={status} tones={deliveryStatusTones} />
    </Box>
  ));
};
