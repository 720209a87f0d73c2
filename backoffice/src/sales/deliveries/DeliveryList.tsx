import { DELIVERY_STATUSES, deliveryStatusTones } from '@shop/contract/statuses';
import { columnsOf } from '../../kit/ui/columns';
import { customerFilter, dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { ColumnCard } from '../../kit/ui/RecordCards';
import { ResourceList } from '../../kit/ui/ResourceList';
import { deliveryPath } from '../../paths';
import type { DeliveryRecord } from '../../types';
import { CardWork } from './DeliveryWork';
import { StoreWork } from './StoreWork';

const filters = [searchFilter, customerFilter, ...dateFilters('deliveredOn')];

const columns = columnsOf<DeliveryRecord>('deliveries', [
  { field: 'deliveredOn', kind: 'day', sort: true, in: ['table', 'export', 'line'] },
  { field: 'number', sort: true, in: ['table', 'export', 'title'] },
  { field: 'order', value: ({ order }) => order.orderNumber, in: ['table', 'export', 'line'] },
  { field: 'user.name', value: ({ user }) => user.name, in: ['table', 'export', 'line'] },
  {
    field: 'status',
    sort: true,
    tones: deliveryStatusTones,
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

const Card = ({ record }: { record: DeliveryRecord }) => (
  <>
    <ColumnCard<DeliveryRecord> columns={columns} pageOf={({ id }) => deliveryPath(id)} record={record} />
    <CardWork delivery={record} />
  </>
);

/** The deliveries of goods, and the first page of the warehouse: prepared goods, today's deliveries and backorders. */
const DeliveryList = () => (
  <ResourceList<DeliveryRecord>
    columns={columns}
    above={<StoreWork />}
    card={Card}
    filters={filters}
    statuses={DELIVERY_STATUSES}
  />
);

export default DeliveryList;
