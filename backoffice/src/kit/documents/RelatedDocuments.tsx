import { Box, Link, Typography } from '@mui/material';
import type { StaffAction } from '@shop/contract/staff-roles';
import { invoiceStatusTones, orderStatusTones, quoteStatusTones } from '@shop/contract/statuses';
import type { ReactNode } from 'react';
import { type RaRecord, useGetMany, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { editPath, invoicePath, orderPath } from '../../paths';
import type { InvoiceRecord, OrderRecord, QuoteRecord } from '../../types';
import { useMay } from '../auth/useMay';
import { StatusBadge } from '../ui/StatusBadge';
import { progressOf } from './orderProgress';
import { PaymentLinks } from './payments';

/** The record in context is at hand, and is not fetched again. */
const useDocument = <R extends RaRecord>(resource: string, action: StaffAction, id: string | null | undefined) => {
  const isAllowed = useMay(action);
  const record = useRecordContext<R>();
  const shown = record?.id === id ? record : undefined;
  const enabled = isAllowed && Boolean(id) && !shown;
  const { data, isLoading } = useGetOne<R>(resource, { id: id ?? '' }, { enabled, retry: false });
  // The cache may have an older row of a list.
  return { data: shown ?? data, isLoading, isAllowed };
};

/** The document from which the related ones are found. */
export interface StartDocument {
  quoteId?: string;
  orderId?: string;
  invoiceId?: string;
  /** The record is a payment of that invoice. */
  isPayment?: boolean;
}

/**
 * The quote, the order and all its invoices that belong together, as far as they exist. Each refers to its neighbours; the
 * order is in the middle.
 */
const useDocuments = ({ quoteId, orderId, invoiceId }: StartDocument) => {
  const fromQuote = useDocument<QuoteRecord>('quotes', 'quotes.read', quoteId);
  const fromInvoice = useDocument<InvoiceRecord>('invoices', 'invoices.read', invoiceId);
  const order = useDocument<OrderRecord>(
    'orders',
    'orders.read',
    orderId ?? fromInvoice.data?.order?._id ?? fromQuote.data?.createdOrderId,
  );
  const quote = useDocument<QuoteRecord>('quotes', 'quotes.read', quoteId ?? order.data?.quote?._id);
  const { advances = [], invoices = [] } = order.data ?? {};
  const ids = [...advances, ...invoices].map(({ _id }) => _id).filter((id) => id !== invoiceId);
  const { isAllowed } = fromInvoice;
  const others = useGetMany<InvoiceRecord>('invoices', { ids }, { enabled: isAllowed && ids.length > 0, retry: false });
  const all = [fromInvoice.data, ...(ids.length > 0 ? (others.data ?? []) : [])].filter((one) => one !== undefined);
  const isPending = [fromQuote, fromInvoice, order, quote, others].some(({ isLoading }) => isLoading);
  return { quote, order, invoices: { data: all.sort(byNumber), isAllowed }, isPending };
};

const byNumber = (one: InvoiceRecord, other: InvoiceRecord) => one.invoiceNumber.localeCompare(other.invoiceNumber);

interface StepProps {
  /** The step, as in shop.related. */
  name: 'quote' | 'order' | 'deliveries' | 'invoice' | 'payments';
  /** How many documents the step has. */
  count?: number;
  isCurrent: boolean;
  /** Link and status; nothing if the document does not exist yet. */
  children: ReactNode;
}

const Step = ({ name, count = 1, isCurrent, children }: StepProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        flex: '1 1 170px',
        minWidth: 0,
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: isCurrent ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="caption" component="div" color="text.secondary">
        {[translate(`shop.related.${name}`), count > 1 && `(${String(count)})`].filter(Boolean).join(' ')}
      </Typography>
      {children ?? (
        <Typography variant="body2" component="span" color="text.secondary">
          {translate('shop.related.none')}
        </Typography>
      )}
    </Box>
  );
};

const NumberLink = ({ to, number }: { to: string; number: string }) => (
  <Link component={RouterLink} to={to} sx={{ fontWeight: 650, mr: 1, whiteSpace: 'nowrap' }}>
    {number}
  </Link>
);

const quoteStep = ({ id, number, status }: QuoteRecord) => (
  <>
    <NumberLink to={editPath('quotes', id)} number={number} />
    <StatusBadge of="quotes" status={status} tones={quoteStatusTones} />
  </>
);

const orderStep = ({ id, orderNumber, status }: OrderRecord) => (
  <>
    <NumberLink to={orderPath(id)} number={orderNumber} />
    <StatusBadge of="orders" status={status} tones={orderStatusTones} />
  </>
);

const invoiceStep = ({ id, invoiceNumber, status }: InvoiceRecord) => (
  <Box key={id}>
    <NumberLink to={invoicePath(id)} number={invoiceNumber} />
    <StatusBadge of="invoices" status={status} tones={invoiceStatusTones} />
  </Box>
);

/** Delivered and needed pieces. */
const DeliveredPieces = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  const state = translate(`resources.orders.delivery.state.${order.isDelivered ? 'All' : order.deliveryState}`);
  const progress = translate('resources.orders.delivery.progress', progressOf(order));
  return <Typography variant="body2">{`${state} · ${progress}`}</Typography>;
};

const Steps = ({ start }: { start: StartDocument }) => {
  const translate = useTranslate();
  const { isPayment = false } = start;
  const documents = useDocuments(start);
  const maySeePayments = useMay('payments.read');
  const [quote, order, invoices] = [documents.quote.data, documents.order.data, documents.invoices.data];
  const payments = invoices.flatMap((invoice) => invoice.payments);
  if (documents.isPending && !quote && !order && invoices.length === 0) return null;
  return (
    <Box
      component="ol"
      aria-label={translate('shop.related.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', width: '100%', m: 0, mb: 1, p: 0 }}
    >
      {documents.quote.isAllowed && (
        <Step name="quote" isCurrent={start.quoteId !== undefined}>
          {quote && quoteStep(quote)}
        </Step>
      )}
      {documents.order.isAllowed && (
        <Step name="order" isCurrent={start.orderId !== undefined}>
          {order && orderStep(order)}
        </Step>
      )}
      {order && (
        <Step name="deliveries" isCurrent={false}>
          <DeliveredPieces order={order} />
        </Step>
      )}
      {documents.invoices.isAllowed && (
        <Step name="invoice" count={invoices.length} isCurrent={start.invoiceId !== undefined && !isPayment}>
          {invoices.length > 0 ? invoices.map(invoiceStep) : undefined}
        </Step>
      )}
      {maySeePayments && (
        <Step name="payments" isCurrent={isPayment}>
          {payments.length > 0 ? <PaymentLinks payments={payments} /> : undefined}
        </Step>
      )}
    </Box>
  );
};

interface Props<R extends RaRecord> {
  /** The document from which the related ones are found. */
  startOf: (record: R) => StartDocument;
}

/** Quote → order → deliveries → invoices → payments of the record in context, as far as the role sees them; the record itself is marked. */
export const RelatedDocuments = <R extends RaRecord>({ startOf }: Props<R>) => {
  const record = useRecordContext<R>();
  return record ? <Steps start={startOf(record)} /> : null;
};
