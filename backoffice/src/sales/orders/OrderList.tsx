import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { ORDER_STATUSES, orderListTones } from '@shop/contract/statuses';
import { DataTable, type RowClickFunction, useTranslate } from 'react-admin';
import { linesSheet } from '../../kit/documents/exportLines';
import { taxColumns } from '../../kit/documents/exportTax';
import { MarginLine } from '../../kit/documents/MarginLine';
import { formatAed, formatDay } from '../../kit/format';
import { PartlyReturned } from './ReturnGoods';
import { orderPath } from '../../paths';
import { PoNumber } from '../purchase/PurchaseFacts';
import { purchaseColumns } from '../purchase/purchaseColumns';
import type { OrderRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type Column as ExportColumn, type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { amountFilters, customerFilter, dateFilters, searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { WriteButton } from '../writing/WriteButtons';
import { EditLink, LinkIconButton, RowActions } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { InvoiceCell } from './InvoiceCell';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...dateFilters('deliveredAt', 'delivered_'),
  ...amountFilters('totalPrice'),
  yesNoFilter('invoiceGenerated', 'shop.filter.invoiced'),
  yesNoFilter('isHeld', 'shop.credit.is_held'),
];
const sortable = ['createdAt', 'orderNumber', 'status', 'totalPrice', 'deliveredAt'];

const documentColumns: readonly ExportColumn<OrderRecord>[] = [
  { label: 'resources.orders.fields.orderNumber', value: ({ orderNumber }) => orderNumber },
  { label: 'resources.orders.fields.createdAt', kind: 'day', value: ({ createdAt }) => createdAt },
  { label: 'resources.orders.fields.user.name', value: ({ user }) => user.name },
  { label: 'resources.users.fields.email', value: ({ user }) => user.email },
  {
    label: 'resources.orders.fields.status',
    value: ({ status }, translate) => translate(`resources.orders.status.${status}`),
  },
  ...purchaseColumns,
];

const exportOrders: ListExport<OrderRecord> = {
  name: 'orders',
  records: sheetOf([
    ...documentColumns,
    { label: 'resources.orders.fields.orderItems', kind: 'number', value: ({ orderItems }) => orderItems.length },
    { label: 'resources.orders.fields.deliveryCharge', kind: 'amount', value: ({ deliveryCharge }) => deliveryCharge },
    { label: 'resources.orders.fields.extraFee', kind: 'amount', value: ({ extraFee }) => extraFee },
    ...taxColumns,
    { label: 'resources.orders.fields.totalPrice', kind: 'amount', value: ({ totalPrice }) => totalPrice },
    { label: 'resources.orders.fields.deliveredAt', kind: 'day', value: ({ deliveredAt }) => deliveredAt },
    { label: 'resources.orders.flag.stockUpdated', value: ({ stockUpdated }) => stockUpdated },
    { label: 'resources.orders.fields.invoiceGenerated', value: ({ invoice }) => invoice?.invoiceNumber },
  ]),
  lines: linesSheet(documentColumns, ({ orderItems }) => orderItems),
};

const statusOf = (order: OrderRecord) => (
  <>
    <StatusBadge of="orders" status={order.status} tones={orderListTones} /> <PartlyReturned order={order} />
  </>
);

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
const numberOf = (order: OrderRecord) => (
  <>
    {order.orderNumber}
    <PoNumber of={order} />
  </>
);
const Column = DataTable.Col<OrderRecord>;

/** Shown where somebody chooses the column. */
const hidden = ['margin'];

const table = (
  <DataTable<OrderRecord>
    hiddenColumns={hidden}
    rowClick={openOrder}
    bulkActionButtons={<BulkExport of={exportOrders} />}
  >
    <Column source="createdAt" render={(order) => formatDay(order.createdAt)} />
    <Column source="orderNumber" sx={{ whiteSpace: 'nowrap' }} render={numberOf} />
    <Column source="user.name" disableSort />
    <Column source="status" render={statusOf} />
    <Column align="right" source="orderItems" disableSort render={(order) => order.orderItems.length} />
    <Column align="right" source="totalPrice" render={(order) => formatAed(order.totalPrice)} />
    <Column
      align="right"
      source="margin"
      label="shop.margin.name"
      disableSort
      render={(order) => <MarginLine margin={order.margin} />}
    />
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

const toolbar = (
  <ListToolbar exports={exportOrders} sortable={sortable}>
    <WriteButton kind="orders" />
  </ListToolbar>
);

const OrderList = () => (
  <ResourceList<OrderRecord>
    actions={toolbar}
    filters={filters}
    sortable={sortable}
    exports={exportOrders}
    statuses={ORDER_STATUSES}
    table={table}
    card={Card}
    lines={({ orderItems }) => orderItems}
    totals
  />
);

export default OrderList;
