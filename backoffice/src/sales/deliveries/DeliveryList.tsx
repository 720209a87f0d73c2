import ProductionQuantityLimitsOutlined from '@mui/icons-material/ProductionQuantityLimitsOutlined';
import Button from '@mui/material/Button';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { DELIVERY_STATUSES, deliveryStatusTones } from '@shop/contract/statuses';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { columnsOf } from '../../kit/ui/columns';
import { customerFilter, dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { BACKORDERS_PATH, deliveryPath, filteredListPath } from '../../paths';
import type { OrderDeliveryRecord } from '../../types';

const filters = [searchFilter, customerFilter, ...dateFilters('deliveredOn')];

const columns = columnsOf<OrderDeliveryRecord>('deliveries', [
  { field: 'deliveredOn', kind: 'day', sort: true, in: ['table', 'export', 'line'] },
  { field: 'number', sort: true, in: ['table', 'export', 'title'] },
  { field: 'order', value: ({ order }) => order.orderNumber, in: ['table', 'export', 'line'] },
  { field: 'user.name', value: ({ user }) => user.name, in: ['table', 'export', 'line'] },
  {
    field: 'status',
    sort: true,
    value: ({ status }, translate) => translate(`resources.deliveries.status.${status}`),
    cell: ({ status }) => <StatusBadge of="deliveries" status={status} tones={deliveryStatusTones} />,
    in: ['table', 'export', 'badge'],
  },
  {
    field: 'lines',
    kind: 'number',
    value: ({ lines }) => lines.reduce((sum, { qty }) => sum + qty, 0),
    in: ['table', 'export', 'labelled'],
  },
  { field: 'deliveredBy', in: ['table', 'export', 'line'] },
  { field: 'receivedBy', in: ['table', 'export'] },
  { field: 'address', in: ['export', 'line'] },
  { field: 'invoice', value: ({ invoice }) => invoice?.number, in: ['export'] },
]);

const todayPath = () =>
  filteredListPath('deliveries', { deliveredOn_gte: startOfDubaiDay(dubaiDay(new Date())).toISOString() });

const Toolbar = () => {
  const translate = useTranslate();
  return (
    <ListToolbar>
      <Button component={Link} to={todayPath()} size="small">
        {translate('resources.deliveries.today')}
      </Button>
      <Button component={Link} to={BACKORDERS_PATH} size="small" startIcon={<ProductionQuantityLimitsOutlined />}>
        {translate('resources.deliveries.backorders.title')}
      </Button>
    </ListToolbar>
  );
};

const pageOf = ({ id }: OrderDeliveryRecord) => deliveryPath(id);

/** The deliveries of goods: what is prepared, what left today, and what is still owed. */
const DeliveryList = () => (
  <ResourceList<OrderDeliveryRecord>
    columns={columns}
    file="deliveries"
    pageOf={pageOf}
    actions={<Toolbar />}
    filters={filters}
    statuses={DELIVERY_STATUSES}
  />
);

export default DeliveryList;
