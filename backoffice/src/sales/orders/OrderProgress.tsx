import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { deliveryStatusTones } from '@shop/contract/statuses';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useGetList, useTranslate } from 'react-admin';
import { formatDay } from '../../kit/format';
import { lineName } from '../../kit/lines/lineName';
import { LinkList } from '../../kit/record/LinkList';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { deliveryPath } from '../../paths';
import type { DeliveryRecord, OrderRecord } from '../../types';
import { openOf } from './orderDeliveries';
import { stackedOnPhones } from '../../kit/ui/stackedOnPhones';
import { HeadRow } from '../../kit/ui/HeadRow';

const COLUMNS = ['ordered', 'delivered', 'billed', 'open'] as const;

type OrderLine = OrderRecord['orderItems'][number];

const figures = (line: OrderLine): Record<(typeof COLUMNS)[number], number> => ({
  ordered: line.qty,
  delivered: line.deliveredQty,
  billed: line.invoicedQty,
  open: openOf(line),
});

const shareOf = ({ qty, cancelledQty, deliveredQty }: OrderLine): number =>
  qty === cancelledQty ? 100 : (100 * deliveredQty) / (qty - cancelledQty);

/** The quantities that are cancelled or came back, and when the rest is expected. */
const Remarks = ({ line }: { line: OrderLine }) => {
  const translate = useTranslate();
  const { cancelledQty, returnedQty, billedAheadQty, expectedOn } = line;
  const remarks = [
    cancelledQty > 0 && translate('resources.orders.delivery.cancelled', { qty: cancelledQty }),
    returnedQty > 0 && translate('resources.orders.returned', { qty: returnedQty }),
    billedAheadQty > 0 && translate('resources.orders.delivery.billed_ahead', { qty: billedAheadQty }),
    expectedOn !== null &&
      openOf(line) > 0 &&
      translate('resources.orders.delivery.expected', { day: formatDay(startOfDubaiDay(expectedOn).toISOString()) }),
  ].filter(Boolean);
  return (
    <Typography variant="caption" component="div" color="text.secondary">
      {remarks.join(' · ')}
    </Typography>
  );
};

const label = (column: string) => `resources.orders.delivery.${column}`;

const Row = ({ line }: { line: OrderLine }) => {
  const translate = useTranslate();
  const numbers = figures(line);
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 150 }}>
        {lineName(line)}
        <LinearProgress variant="determinate" value={shareOf(line)} aria-hidden sx={{ mt: 0.5, borderRadius: 1 }} />
        <Remarks line={line} />
      </TableCell>
      {COLUMNS.map((column) => (
        <TableCell key={column} align="right" data-label={translate(label(column))}>
          {numbers[column]}
        </TableCell>
      ))}
    </TableRow>
  );
};

/** Each line: ordered, delivered, billed and still open. */
export const OrderProgress = ({ order }: { order: OrderRecord }) => {
  return (
    // It scrolls on a tablet, so it must be focusable by keyboard.
    <Box tabIndex={0} sx={{ overflowX: 'auto', width: '100%' }}>
      <Table size="small" sx={stackedOnPhones}>
        <HeadRow texts={['shop.line.product']} numbers={COLUMNS.map(label)} />
        <TableBody>
          {order.orderItems.map((line) => (
            <Row key={line._id} line={line} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

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
