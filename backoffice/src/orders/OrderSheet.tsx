import { useRecordContext, useTranslate } from 'react-admin';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '../dubaiDay';
import { editPath, invoicePath } from '../paths';
import type { OrderRecord } from '../records';
import { FieldGrid, ReadOnly, SectionTitle } from '../ui/fields';
import { TotalsList } from '../ui/TotalsList';
import { itemsTotal } from '../quotes/quoteArithmetic';
import { OrderItemsTable } from './OrderItemsTable';
import { OrderNotes } from './OrderNotes';
import { OrderStatusBadge } from './OrderStatusBadge';

interface Props {
  order: OrderRecord;
}

const Head = ({ order }: Props) => (
  <FieldGrid min={150}>
    <ReadOnly label="resources.orders.fields.orderNumber">{order.orderNumber}</ReadOnly>
    <ReadOnly label="resources.orders.fields.createdAt">{formatDay(order.createdAt)}</ReadOnly>
    <ReadOnly label="resources.orders.section.client">
      {order.user.name}
      <br />
      {order.user.email}
    </ReadOnly>
    <ReadOnly label="resources.orders.fields.status">
      <OrderStatusBadge />
    </ReadOnly>
    {order.quote && (
      <ReadOnly label="resources.orders.section.quote">
        <Link component={RouterLink} to={editPath('quotes', order.quote._id)}>
          {order.quote.number}
        </Link>
      </ReadOnly>
    )}
  </FieldGrid>
);

const Delivery = ({ order }: Props) => {
  const translate = useTranslate();
  const orNot = (text: string) => text || translate('resources.orders.not_provided');
  return (
    <FieldGrid min={150}>
      <ReadOnly label="resources.orders.fields.shippingAddress">{orNot(order.shippingAddress)}</ReadOnly>
      <ReadOnly label="resources.orders.flag.isDelivered">
        {translate(order.isDelivered ? 'shop.yes' : 'shop.no')}
      </ReadOnly>
      <ReadOnly label="resources.orders.fields.deliveredAt">{orNot(formatDay(order.deliveredAt))}</ReadOnly>
      <ReadOnly label="resources.orders.fields.deliveredBy">{orNot(order.deliveredBy)}</ReadOnly>
      <ReadOnly label="resources.orders.flag.stockUpdated">
        {translate(order.stockUpdated ? 'shop.yes' : 'shop.no')}
      </ReadOnly>
    </FieldGrid>
  );
};

const InvoiceFlag = ({ order }: Props) => {
  const translate = useTranslate();
  const { invoice } = order;
  return (
    <ReadOnly label="resources.orders.flag.invoiceGenerated">
      {invoice ? (
        <Link component={RouterLink} to={invoicePath(invoice._id)}>
          {invoice.invoiceNumber}
        </Link>
      ) : (
        translate(order.invoiceGenerated ? 'shop.yes' : 'resources.orders.invoice.none')
      )}
    </ReadOnly>
  );
};

/** The whole order, to read. */
export const OrderSheet = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  return (
    <>
      <Head order={order} />
      <SectionTitle text="resources.orders.section.delivery" />
      <Delivery order={order} />
      <SectionTitle text="shop.line.title" />
      <OrderItemsTable />
      <TotalsList
        rows={[
          { label: 'shop.total.subtotal', amount: itemsTotal(order.orderItems) },
          { label: 'shop.total.delivery', amount: order.deliveryCharge },
          { label: 'shop.total.extra', amount: order.extraFee },
          { label: 'shop.total.total', amount: order.totalPrice, strong: true },
        ]}
      />
      <SectionTitle text="resources.orders.section.invoice" />
      <InvoiceFlag order={order} />
      <SectionTitle text="shop.notes.title" />
      <OrderNotes />
    </>
  );
};
