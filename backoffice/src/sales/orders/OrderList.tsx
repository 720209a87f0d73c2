import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { BILLING_STATES } from '@shop/contract/billing';
import { DELIVERY_STATES, ORDER_STATUSES, orderListTones } from '@shop/contract/statuses';
import { accountColumns, chargeColumns, chargesOf, marginColumn } from '../../kit/documents/documentColumns';
import { useMay } from '../../kit/auth/useMay';
import { formatDay } from '../../kit/format';
import { deliveredText, stockText } from './orderRules';
import { OrderStatus } from './OrderStatus';
import { orderPath } from '../../paths';
import { purchaseColumns } from '../purchase-details/purchaseColumns';
import type { OrderRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { columnsOf } from '../../kit/ui/columns';
import { Under } from '../../kit/ui/fields';
import {
  amountFilters,
  choiceFilter,
  customerFilter,
  dateFilters,
  salespersonFilter,
  searchFilter,
  unassignedFilter,
  yesNoFilter,
} from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { WriteButton } from '../writing/WriteButtons';
import { EditLink, LinkIconButton } from '../../kit/ui/RowActions';
import { InvoiceCell } from './InvoiceCell';

const billingStates = BILLING_STATES.map((id) => ({ id, name: `shop.billed.${id}` }));
const deliveryStates = DELIVERY_STATES.map((id) => ({ id, name: `resources.orders.delivery.state.${id}` }));

const totalFilters = amountFilters('totalPrice');

const filters = [
  searchFilter,
  customerFilter,
  salespersonFilter,
  unassignedFilter,
  ...dateFilters('createdAt'),
  ...dateFilters('deliveredAt', 'delivered_'),
  ...totalFilters,
  yesNoFilter('invoiceGenerated', 'shop.filter.invoiced'),
  yesNoFilter('toBill', 'shop.filter.to_bill'),
  choiceFilter('billingState', billingStates),
  choiceFilter('deliveryState', deliveryStates),
  yesNoFilter('isHeld', 'shop.credit.is_held'),
];

const filtersWithoutTotals = filters.filter((filter) => !totalFilters.includes(filter));

export const columns = columnsOf<OrderRecord>('orders', [
  { field: 'createdAt', kind: 'day', sort: true, in: ['table'] },
  {
    field: 'orderNumber',
    sort: true,
    sx: { whiteSpace: 'nowrap' },
    cell: (order) => (
      <>
        {order.orderNumber}
        <Under text={order.poNumber} />
      </>
    ),
    in: ['table', 'export', 'lines', 'title'],
  },
  { field: 'createdAt', kind: 'day', in: ['export', 'lines'] },
  { field: 'for', value: ({ createdAt, user }) => `${formatDay(createdAt)} · ${user.name}`, in: ['line'] },
  { field: 'user.name', value: ({ user }) => user.name, in: ['table', 'export', 'lines'] },
  { field: 'email', label: 'resources.users.fields.email', value: ({ user }) => user.email, in: ['export', 'lines'] },
  ...accountColumns<OrderRecord>(['export', 'lines']),
  {
    field: 'status',
    sort: true,
    value: ({ status }, translate) => translate(`resources.orders.status.${status}`),
    cell: (order) => <OrderStatus order={order} tones={orderListTones} />,
    in: ['table', 'export', 'lines', 'badge'],
  },
  ...purchaseColumns,
  {
    field: 'orderItems',
    kind: 'number',
    value: ({ orderItems }) => orderItems.length,
    in: ['table', 'export', 'labelled'],
  },
  ...chargeColumns<OrderRecord>((order) => chargesOf(order, order.totalPrice), 'prices.read'),
  { field: 'totalPrice', kind: 'amount', needs: 'prices.read', sort: true, in: ['table', 'export', 'amount'] },
  marginColumn,
  { field: 'isDelivered', value: deliveredText, in: ['table'] },
  { field: 'deliveredAt', kind: 'day', sort: true, in: ['export'] },
  { field: 'stockUpdated', value: stockText, in: ['table'] },
  { field: 'stockUpdated', label: 'resources.orders.flag.stockUpdated', in: ['export'] },
  {
    field: 'invoiceGenerated',
    value: ({ invoice }) => invoice?.invoiceNumber,
    cell: () => <InvoiceCell />,
    in: ['table', 'export', 'actions'],
  },
]);

const rowActions = (order: OrderRecord) => (
  <>
    <LinkIconButton to={orderPath(order.id)} label="shop.action.view" icon={<VisibilityOutlined fontSize="small" />} />
    <EditLink />
    <DeleteRecordButton allowed={order.allowedActions.includes('delete')} />
  </>
);

export const billedOf = (order: OrderRecord) => ({ ...order, lines: order.orderItems });

const toolbar = (
  <ListToolbar>
    <WriteButton kind="orders" />
  </ListToolbar>
);

const OrderList = () => {
  const seesPrices = useMay('prices.read');
  return (
    <ResourceList<OrderRecord>
      columns={columns}
      rowActions={rowActions}
      billedOf={billedOf}
      actions={toolbar}
      filters={seesPrices ? filters : filtersWithoutTotals}
      statuses={ORDER_STATUSES}
      totals={seesPrices}
    />
  );
};

export default OrderList;
