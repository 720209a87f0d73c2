import { DataTable, useTranslate } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { openOrder } from '../paths';
import type { OrderRecord } from '../records';
import { bulkExport } from '../ui/bulkExport';
import { RowActions } from '../ui/RowActions';
import { InvoiceCell } from './InvoiceCell';
import { OrderActions } from './OrderActions';
import { OrderStatusBadge } from './OrderStatusBadge';
import { deliveredText, stockText } from './orderOutline';
import { orderListStatusColor } from './orderStatus';

const { Col } = DataTable;

const Delivered = ({ order }: { order: OrderRecord }) => deliveredText(order, useTranslate());

const Stock = ({ order }: { order: OrderRecord }) => stockText(order, useTranslate());

export const OrderTable = () => (
  <DataTable<OrderRecord> rowClick={openOrder} bulkActionButtons={bulkExport}>
    <Col source="createdAt" render={(order: OrderRecord) => formatDay(order.createdAt)} />
    <Col source="orderNumber" sx={{ whiteSpace: 'nowrap' }} />
    <Col source="user.name" disableSort />
    <Col source="status" render={() => <OrderStatusBadge colors={orderListStatusColor} />} />
    <Col align="right" source="orderItems" disableSort render={(order: OrderRecord) => order.orderItems.length} />
    <Col align="right" source="totalPrice" render={(order: OrderRecord) => formatAed(order.totalPrice)} />
    <Col source="isDelivered" disableSort render={(order: OrderRecord) => <Delivered order={order} />} />
    <Col source="stockUpdated" disableSort render={(order: OrderRecord) => <Stock order={order} />} />
    <Col source="invoiceGenerated" disableSort render={() => <InvoiceCell />} />
    <Col
      label="shop.action.actions"
      align="right"
      render={() => (
        <RowActions>
          <OrderActions />
        </RowActions>
      )}
    />
  </DataTable>
);
