import { EInvoicePanel } from '../../eInvoicing/EInvoicePanel';
import { DocumentWarnings } from '../../kit/documents/Warnings';
import { DocumentLines } from '../../kit/documents/DocumentLines';
import { formatAed } from '../../kit/format';
import type { Fact } from '../../kit/record/Facts';
import { LinkList } from '../../kit/record/LinkList';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import type { Translate } from '../../kit/ui/exportSheet';
import { EditLink } from '../../kit/ui/RowActions';
import { editPath, invoicePath } from '../../paths';
import type { OrderRecord, ProductRecord } from '../../types';
import { useGetMany, useTranslate } from 'react-admin';
import { purchaseSection } from '../purchase-details/PurchaseFacts';
import { DocumentAccount } from '../account/DocumentAccount';
import { DuplicateButton } from '../writing/WriteButtons';
import { OrderDocuments } from './OrderDocuments';
import { OrderHold } from './OrderHold';
import { DeliveriesOfOrder } from './DeliveriesOfOrder';
import { useLinesWithPieces } from './orderPieces';
import { deliveredText, stockText } from './orderRules';
import { orderSteps } from './orderSteps';
import { orderHead, OrderStatus } from './OrderStatus';
import { ReturnGoodsButton } from './ReturnGoods';

const head: readonly Fact<OrderRecord>[] = [
  { field: 'orderNumber' },
  { field: 'createdAt', kind: 'day' },
  { field: 'user', label: 'resources.orders.section.client', value: ({ user }) => `${user.name}\n${user.email}` },
  {
    field: 'company',
    label: 'shop.account.title',
    cell: ({ company }) => <DocumentAccount company={company} />,
    needs: 'customers.read',
  },
  { field: 'salesperson', value: ({ salesperson }) => salesperson?.name },
  { field: 'status', cell: (order) => <OrderStatus order={order} /> },
  {
    field: 'quote',
    label: 'shop.related.quote',
    value: ({ quote }) => quote?.number,
    to: ({ quote }) => quote && editPath('quotes', quote._id),
    needs: 'quotes.read',
  },
];

/** A delivery of a part is neither Yes nor No. */
const isDeliveredText = (order: OrderRecord, translate: Translate) =>
  order.deliveryState === 'Partly' ? deliveredText(order, translate) : order.isDelivered;

const none = 'resources.orders.not_provided';
const delivery: readonly Fact<OrderRecord>[] = [
  { field: 'shippingAddress', none },
  { field: 'isDelivered', label: 'resources.orders.flag.isDelivered', value: isDeliveredText },
  {
    field: 'deliveredAt',
    kind: 'day',
    value: ({ deliveredAt, lastDeliveredAt }) => deliveredAt ?? lastDeliveredAt,
    none,
  },
  { field: 'deliveredBy', none },
  { field: 'stockUpdated', value: stockText },
];

/** Links to the invoices, the first one first. */
const InvoicesOfOrder = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  const entries = order.invoices.map(({ _id, invoiceNumber, isCredited }) => ({
    to: invoicePath(_id),
    text: invoiceNumber,
    about: isCredited ? translate('resources.invoices.status.Credited') : '',
  }));
  return <LinkList entries={entries} none="resources.orders.invoice.none" />;
};

/** Links to the advance invoices, with what no invoice deducts yet. */
const AdvancesOfOrder = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  const entries = order.advances.map(({ _id, invoiceNumber, total, unused }) => ({
    to: invoicePath(_id),
    text: invoiceNumber,
    about: translate('resources.orders.advance.about', { total: formatAed(total), unused: formatAed(unused) }),
  }));
  return <LinkList entries={entries} none="resources.orders.advance.none" />;
};

const invoicing: readonly Fact<OrderRecord>[] = [
  {
    field: 'invoices',
    value: ({ invoices }) => invoices.map(({ invoiceNumber }) => invoiceNumber).join(', '),
    cell: (order) => <InvoicesOfOrder order={order} />,
    none: 'resources.orders.invoice.none',
  },
  {
    field: 'advances',
    value: ({ advances }) => advances.map(({ invoiceNumber }) => invoiceNumber).join(', '),
    cell: (order) => <AdvancesOfOrder order={order} />,
    none: 'resources.orders.advance.none',
  },
  { field: 'billingState', value: ({ billingState }, translate) => translate(`shop.billed.${billingState}`) },
  { field: 'billing', value: ({ billing }, translate) => translate(`shop.billing.${billing}`) },
  { field: 'paidAt', kind: 'day' },
];

const notes: readonly Fact<OrderRecord>[] = [
  { field: 'clientToAdminNote', none: 'shop.notes.none' },
  { field: 'adminToClientNote', none: 'shop.notes.none' },
  { field: 'adminToAdminNote', none: 'shop.notes.none' },
];

const billable = ({ billableTotal, billingState, hasReturns, invoice, invoiceCredited }: OrderRecord) =>
  invoiceCredited || billingState === 'Partly' || (hasReturns && invoice === null)
    ? [{ label: 'resources.orders.fields.billableTotal', amount: billableTotal, strong: true }]
    : [];

/** The lines with what the shop has of them, and where. */
const OrderLines = ({ order }: { order: OrderRecord }) => {
  const ids = [...new Set(order.orderItems.flatMap(({ product }) => product ?? []))];
  const { data = [] } = useGetMany<ProductRecord>('products', { ids }, { enabled: ids.length > 0 });
  // A deleted product is undefined in the list.
  const known = data.filter((product?: ProductRecord) => product !== undefined);
  const lines = useLinesWithPieces(order);
  const goods = new Map(known.map(({ id, stock = 0, storageLocation = '' }) => [id, { stock, storageLocation }]));
  return <DocumentLines of={order} lines={lines} goods={goods} total={order.totalPrice} more={billable(order)} />;
};

const sections: readonly Section<OrderRecord>[] = [
  { body: (order) => <OrderHold order={order} /> },
  { body: () => <DocumentWarnings /> },
  { facts: head },
  purchaseSection,
  { title: 'resources.orders.section.delivery', facts: delivery },
  {
    title: 'shop.line.title',
    body: (order) => <OrderLines order={order} />,
  },
  { title: 'shop.related.deliveries', body: (order) => <DeliveriesOfOrder order={order} /> },
  { title: 'shop.related.invoice', facts: invoicing, needs: 'invoices.read' },
  {
    isShown: ({ allowedActions }) => allowedActions.includes('invoice'),
    body: ({ id, version }) => <EInvoicePanel resource="orders" id={id} version={version} />,
  },
  { title: 'shop.notes.title', facts: notes, min: 280 },
];

const buttons = (
  <>
    <ReturnGoodsButton />
    <OrderDocuments />
    <EditLink />
    <DuplicateButton kind="orders" />
  </>
);

/** The read-only page of an order, which also opens below /invoices. */
const OrderShow = () => (
  <ShowPage<OrderRecord>
    resource="orders"
    related={({ id }) => ({ orderId: id })}
    head={orderHead}
    steps={orderSteps}
    buttons={buttons}
    sections={sections}
  />
);

export default OrderShow;
