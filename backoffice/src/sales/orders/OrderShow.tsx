import Alert from '@mui/material/Alert';
import { orderStatusTones } from '@shop/contract/statuses';
import { useRecordContext, useTranslate } from 'react-admin';
import { CreditPanel } from '../../billing/credit/CreditPanel';
import { EInvoicePanel } from '../../billing/eInvoices/EInvoicePanel';
import { LinesTable } from '../../kit/documents/LinesTable';
import { MarginLine } from '../../kit/documents/MarginLine';
import { DocumentTotals } from '../../kit/documents/TotalsList';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { PrevNext } from '../../kit/ui/PrevNext';
import { EditLink } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { editPath, invoicePath } from '../../paths';
import type { OrderRecord } from '../../types';
import { PurchaseFacts } from '../purchase/PurchaseFacts';
import { WriteButton } from '../writing/WriteButtons';
import { OrderDocuments } from './OrderDocuments';
import { orderSteps } from './orderSteps';
import { PartlyReturned, ReturnGoodsButton } from './ReturnGoods';

interface Props {
  order: OrderRecord;
}

const head: readonly Fact<OrderRecord>[] = [
  { field: 'orderNumber' },
  { field: 'createdAt', kind: 'day' },
  { field: 'user', label: 'resources.orders.section.client', value: ({ user }) => `${user.name}\n${user.email}` },
  {
    field: 'status',
    cell: (order) => (
      <>
        <StatusBadge of="orders" status={order.status} tones={orderStatusTones} /> <PartlyReturned order={order} />
      </>
    ),
  },
  {
    field: 'quote',
    label: 'resources.orders.section.quote',
    value: ({ quote }) => quote?.number,
    to: ({ quote }) => quote && editPath('quotes', quote._id),
  },
];

const none = 'resources.orders.not_provided';
const yesNo = (flag: boolean) => (flag ? 'shop.yes' : 'shop.no');
const delivery: readonly Fact<OrderRecord>[] = [
  { field: 'shippingAddress', none },
  {
    field: 'isDelivered',
    label: 'resources.orders.flag.isDelivered',
    value: ({ isDelivered }, translate) => translate(yesNo(isDelivered)),
  },
  { field: 'deliveredAt', kind: 'day', none },
  { field: 'deliveredBy', none },
  {
    field: 'stockUpdated',
    label: 'resources.orders.flag.stockUpdated',
    value: ({ stockUpdated }, translate) => translate(yesNo(stockUpdated)),
  },
];

const invoicing: readonly Fact<OrderRecord>[] = [
  {
    field: 'invoice',
    label: 'resources.orders.flag.invoiceGenerated',
    value: ({ invoice, invoiceGenerated }, translate) =>
      invoice?.invoiceNumber ?? translate(invoiceGenerated ? 'shop.yes' : 'resources.orders.invoice.none'),
    to: ({ invoice }) => invoice && invoicePath(invoice._id),
  },
  { field: 'paidAt', kind: 'day' },
];

const notes: readonly Fact<OrderRecord>[] = [
  { field: 'clientToAdminNote', none: 'shop.notes.none' },
  { field: 'adminToClientNote', none: 'shop.notes.none' },
  { field: 'adminToAdminNote', none: 'shop.notes.none' },
];

/** Beyond the credit limit, now or before a release. */
const Held = ({ order: { hold, released, user, status } }: Props) => {
  const translate = useTranslate();
  return (
    <>
      {hold && <Alert severity="warning">{translate('shop.credit.held')}</Alert>}
      {released && <Alert severity="info">{translate('shop.credit.was_released', { ...released })}</Alert>}
      {status === 'Processing' && <CreditPanel user={user._id} />}
    </>
  );
};

const Lines = ({ order }: Props) => {
  const { orderItems, totalPrice, billableTotal, hasReturns, invoice, tax, margin } = order;
  const billable = { label: 'resources.orders.fields.billableTotal', amount: billableTotal, strong: true };
  const more = hasReturns && invoice === null ? [billable] : [];
  return (
    <>
      <LinesTable lines={orderItems} />
      <DocumentTotals lines={orderItems} charges={order} tax={tax} total={totalPrice} more={more} />
      <MarginLine margin={margin} />
    </>
  );
};

const sections: readonly Section<OrderRecord>[] = [
  { body: (order) => <Held order={order} /> },
  { facts: head },
  { body: (order) => <PurchaseFacts of={order} /> },
  { title: 'resources.orders.section.delivery', facts: delivery },
  { title: 'shop.line.title', body: (order) => <Lines order={order} /> },
  { title: 'resources.orders.section.invoice', facts: invoicing },
  {
    isShown: ({ allowedActions }) => allowedActions.includes('invoice'),
    body: ({ id, version }) => <EInvoicePanel resource="orders" id={id} version={version} />,
  },
  { title: 'shop.notes.title', facts: notes, min: 280 },
];

const DuplicateOrder = () => {
  const order = useRecordContext<OrderRecord>();
  return order ? (
    <WriteButton kind="orders" start={{ from: `orders/${order.id}` }} label="shop.writing.duplicate" />
  ) : null;
};

const buttons = (
  <>
    <ReturnGoodsButton />
    <OrderDocuments />
    <EditLink />
    <PrevNext />
    <DuplicateOrder />
  </>
);

/** The read-only page of an order, which also opens below /invoices. */
const OrderShow = () => (
  <ShowPage<OrderRecord>
    resource="orders"
    related={({ id }) => ({ orderId: id })}
    steps={orderSteps}
    buttons={buttons}
    sections={sections}
  />
);

export default OrderShow;
