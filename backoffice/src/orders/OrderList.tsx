import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { ORDER_STATUSES, orderListTones } from '@shop/contract/statuses';
import { BulkExportButton, DataTable, type RowClickFunction, useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../format';
import { orderPath } from '../paths';
import type { OrderRecord } from '../types';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { exportCsv } from '../ui/exportCsv';
import { amountFilters, customerFilter, dateFilters, searchFilter, yesNoFilter } from '../ui/listFilters';
import { CardLayout } from '../ui/RecordCards';
import { ResourceList } from '../ui/ResourceList';
import { EditLink, LinkIconButton, RowActions } from '../ui/RowActions';
import { StatusBadge } from '../ui/StatusBadge';
import { InvoiceCell } from './InvoiceCell';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...dateFilters('deliveredAt', 'delivered_'),
  ...amountFilters('totalPrice'),
  yesNoFilter('invoiceGenerated', 'shop.filter.invoiced'),
];
const sortable = ['createdAt', 'orderNumber', 'status', 'totalPrice', 'deliveredAt'];

const exportOrders = exportCsv<OrderRecord>('orders', (order) => ({
  orderNumber: order.orderNumber,
  createdAt: order.createdAt,
  user: order.user.name,
  email: order.user.email,
  status: order.status,
  items: order.orderItems.length,
  deliveryCharge: order.deliveryCharge,
  extraFee: order.extraFee,
  totalPrice: order.totalPrice,
  deliveredAt: order.deliveredAt,
  stockUpdated: order.stockUpdated,
  invoice: order.invoice?.invoiceNumber,
}));

const statusOf = ({ status }: OrderRecord) => <StatusBadge of="orders" status={status} tones={orderListTones} />;

const actionsOf = (order: OrderRecord) => (
  <>
    <LinkIconButton to={orderPath(order.id)} label="shop.action.view" icon={<VisibilityOutlined fontSize="small" />} />
    <EditLink />
    <DeleteRecordButton allowed={order.allowedActions.includes('delete')} />
  </>
);

const Delivered = ({ order: { isDelivered, deliveredAt } }: { order: OrderRecord }) => {
  const translate = useTranslate();
  if (!isDelivered) return translate('shop.no');
  return deliveredAt ? formatDay(deliveredAt) : translate('shop.yes');
};

const Stock = ({ order }: { order: OrderRecord }) =>
  useTranslate()(`resources.orders.stock.${order.stockUpdated ? 'updated' : 'open'}`);

const openOrder: RowClickFunction = (id) => orderPath(id);
const Column = DataTable.Col<OrderRecord>;

const table = (
  <DataTable<OrderRecord> rowClick={openOrder} bulkActionButtons={<BulkExportButton />}>
    <Column source="createdAt" render={(order) => formatDay(order.createdAt)} />
    <Column source="orderNumber" sx={{ whiteSpace: 'nowrap' }} />
    <Column source="user.name" disableSort />
    <Column source="status" render={statusOf} />
    <Column align="right" source="orderItems" disableSort render={(order) => order.orderItems.length} />
    <Column align="right" source="totalPrice" render={(order) => formatAed(order.totalPrice)} />
    <Column source="isDelivered" disableSort render={(order) => <Delivered order={order} />} />
    <Column source="stockUpdated" disableSort render={(order) => <Stock order={order} />} />
    <Column source="invoiceGenerated" disableSort render={() => <InvoiceCell />} />
    <Column label="shop.action.actions" align="right" render={(order) => <RowActions>{actionsOf(order)}</RowActions>} />
  </DataTable>
);

const Card = ({ record: order }: { record: OrderRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={order.orderNumber}
      to={orderPath(order.id)}
      badge={statusOf(order)}
      amount={translate('shop.total.amount', { amount: formatAed(order.totalPrice) })}
      lines={[
        `${formatDay(order.createdAt)} · ${order.user.name}`,
        `${translate('resources.orders.fields.orderItems')}: ${order.orderItems.length}`,
      ]}
      actions={
        <>
          <InvoiceCell />
          {actionsOf(order)}
        </>
      }
    />
  );
};

const OrderList = () => (
  <ResourceList<OrderRecord>
    filters={filters}
    sortable={sortable}
    exporter={exportOrders}
    statuses={ORDER_STATUSES}
    table={table}
    card={Card}
  />
);

export default OrderList;
