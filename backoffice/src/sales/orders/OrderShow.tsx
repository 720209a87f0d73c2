import Alert from '@mui/material/Alert';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { orderStatusTones } from '@shop/contract/statuses';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { CreditPanel } from '../../billing/credit/CreditPanel';
import { LinesTable } from '../../kit/documents/LinesTable';
import { MarginLine } from '../../kit/documents/MarginLine';
import { RelatedDocuments } from '../../kit/documents/RelatedDocuments';
import { DocumentTotals } from '../../kit/documents/TotalsList';
import { EInvoicePanel } from '../../billing/eInvoices/EInvoicePanel';
import { formatDay } from '../../kit/format';
import { EmailsPanel } from '../../shop/documentEmails/EmailsPanel';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import { editPath, invoicePath } from '../../paths';
import { PurchaseFacts } from '../purchase/PurchaseFacts';
import { NextSteps } from '../../kit/steps/NextSteps';
import type { OrderRecord } from '../../types';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { PrevNext } from '../../kit/ui/PrevNext';
import { EditLink } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { WriteButton } from '../writing/WriteButtons';
import { OrderDocuments } from './OrderDocuments';
import { orderSteps } from './orderSteps';
import { PartlyReturned, ReturnGoodsButton } from './ReturnGoods';

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
      <StatusBadge of="orders" status={order.status} tones={orderStatusTones} /> <PartlyReturned order={order} />
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
  const orNotProvided = (text: string) => text || translate('resources.orders.not_provided');
  const yesNo = (flag: boolean) => translate(flag ? 'shop.yes' : 'shop.no');
  return (
    <FieldGrid min={150}>
      <ReadOnly label="resources.orders.fields.shippingAddress">{orNotProvided(order.shippingAddress)}</ReadOnly>
      <ReadOnly label="resources.orders.flag.isDelivered">{yesNo(order.isDelivered)}</ReadOnly>
      <ReadOnly label="resources.orders.fields.deliveredAt">{orNotProvided(formatDay(order.deliveredAt))}</ReadOnly>
      <ReadOnly label="resources.orders.fields.deliveredBy">{orNotProvided(order.deliveredBy)}</ReadOnly>
      <ReadOnly label="resources.orders.flag.stockUpdated">{yesNo(order.stockUpdated)}</ReadOnly>
    </FieldGrid>
  );
};

const Invoice = ({ order: { invoice, invoiceGenerated, paidAt } }: Props) => {
  const translate = useTranslate();
  return (
    <FieldGrid min={150}>
      <ReadOnly label="resources.orders.flag.invoiceGenerated">
        {invoice ? (
          <Link component={RouterLink} to={invoicePath(invoice._id)}>
            {invoice.invoiceNumber}
          </Link>
        ) : (
          translate(invoiceGenerated ? 'shop.yes' : 'resources.orders.invoice.none')
        )}
      </ReadOnly>
      {paidAt && <ReadOnly label="resources.orders.fields.paidAt">{formatDay(paidAt)}</ReadOnly>}
    </FieldGrid>
  );
};

const Notes = ({ order }: Props) => {
  const translate = useTranslate();
  const fields = ['clientToAdminNote', 'adminToClientNote', 'adminToAdminNote'] as const;
  return (
    <FieldGrid min={280}>
      {fields.map((field) => (
        <ReadOnly key={field} label={`resources.orders.fields.${field}`}>
          {order[field] || translate('shop.notes.none')}
        </ReadOnly>
      ))}
    </FieldGrid>
  );
};

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

const Content = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  const { orderItems, totalPrice, billableTotal, hasReturns, invoice, tax } = order;
  const isLess = hasReturns && invoice === null;
  return (
    <CardContent>
      <Held order={order} />
      <Head order={order} />
      <PurchaseFacts of={order} />
      <SectionTitle text="resources.orders.section.delivery" />
      <Delivery order={order} />
      <SectionTitle text="shop.line.title" />
      <LinesTable lines={orderItems} />
      <DocumentTotals
        lines={orderItems}
        charges={order}
        tax={tax}
        total={totalPrice}
        more={isLess ? [{ label: 'resources.orders.fields.billableTotal', amount: billableTotal, strong: true }] : []}
      />
      <MarginLine margin={order.margin} />
      <SectionTitle text="resources.orders.section.invoice" />
      <Invoice order={order} />
      {order.allowedActions.includes('invoice') && (
        <EInvoicePanel resource="orders" id={order.id} version={order.version} />
      )}
      <SectionTitle text="shop.notes.title" />
      <Notes order={order} />
    </CardContent>
  );
};

const DuplicateOrder = () => {
  const order = useRecordContext<OrderRecord>();
  return order ? (
    <WriteButton kind="orders" start={{ from: `orders/${order.id}` }} label="shop.writing.duplicate" />
  ) : null;
};

const actions = (
  <Stack sx={{ pt: 1, alignItems: 'flex-start' }}>
    <RelatedDocuments<OrderRecord> startOf={({ id }) => ({ orderId: id })} />
    <NextSteps steps={orderSteps}>
      <ReturnGoodsButton />
      <OrderDocuments />
      <EditLink />
      <PrevNext />
      <DuplicateOrder />
    </NextSteps>
  </Stack>
);

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/** The read-only page of an order. `resource` is given because it also opens below /invoices. */
const OrderShow = () => {
  const { id } = useParams<'id'>();
  return (
    <>
      <Show
        resource="orders"
        queryOptions={{ onError: stay }}
        error={<LoadFailed resource="orders" />}
        actions={actions}
      >
        <Content />
      </Show>
      {id !== undefined && <EmailsPanel resource="orders" id={id} />}
      {id !== undefined && <HistoryPanel resource="orders" id={id} />}
    </>
  );
};

export default OrderShow;
