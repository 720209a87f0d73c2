import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StaffAction } from '@shop/contract/staff-roles';
import { invoiceStatusTones, orderStatusTones, quoteStatusTones } from '@shop/contract/statuses';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { editPath, invoicePath, orderPath } from '../../paths';
import type { InvoiceRecord, OrderRecord, QuoteRecord } from '../../types';
import { useMay } from '../auth/useMay';
import { StatusBadge } from '../ui/StatusBadge';
import { PaymentLinks } from './payments';

/** The record in context is at hand, and is not fetched again. */
const useDocument = <R extends RaRecord>(resource: string, action: StaffAction, id: string | null | undefined) => {
  const isAllowed = useMay(action);
  const record = useRecordContext<R>();
  const shown = record?.id === id ? record : undefined;
  const enabled = isAllowed && Boolean(id) && !shown;
  const { data = shown, isLoading } = useGetOne<R>(resource, { id: id ?? '' }, { enabled, retry: false });
  return { data, isLoading, isAllowed };
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
 * The quote, order and invoice that belong together, as far as they exist. Each refers to its neighbours; the order is
 * in the middle.
 */
const useDocuments = ({ quoteId, orderId, invoiceId }: StartDocument) => {
  const fromQuote = useDocument<QuoteRecord>('quotes', 'quotes.read', quoteId);
  const fromInvoice = useDocument<InvoiceRecord>('invoices', 'invoices.read', invoiceId);
  const order = useDocument<OrderRecord>(
    'orders',
    'orders.read',
    orderId ?? fromInvoice.data?.order._id ?? fromQuote.data?.createdOrderId,
  );
  const quote = useDocument<QuoteRecord>('quotes', 'quotes.read', quoteId ?? order.data?.quote?._id);
  const invoice = useDocument<InvoiceRecord>('invoices', 'invoices.read', invoiceId ?? order.data?.invoice?._id);
  const isPending = [fromQuote, fromInvoice, order, quote, invoice].some(({ isLoading }) => isLoading);
  return { quote, order, invoice, isPending };
};

interface StepProps {
  /** The step, as in shop.related. */
  name: 'quote' | 'order' | 'invoice' | 'payments';
  isCurrent: boolean;
  /** Link and status; nothing if the document does not exist yet. */
  children: ReactNode;
}

const Step = ({ name, isCurrent, children }: StepProps) => {
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
        {translate(`shop.related.${name}`)}
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
  <>
    <NumberLink to={invoicePath(id)} number={invoiceNumber} />
    <StatusBadge of="invoices" status={status} tones={invoiceStatusTones} />
  </>
);

const Steps = ({ start }: { start: StartDocument }) => {
  const translate = useTranslate();
  const { isPayment = false } = start;
  const documents = useDocuments(start);
  const maySeePayments = useMay('payments.read');
  const [quote, order, invoice] = [documents.quote.data, documents.order.data, documents.invoice.data];
  if (documents.isPending && !quote && !order && !invoice) return null;
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
      {documents.invoice.isAllowed && (
        <Step name="invoice" isCurrent={start.invoiceId !== undefined && !isPayment}>
          {invoice && invoiceStep(invoice)}
        </Step>
      )}
      {maySeePayments && (
        <Step name="payments" isCurrent={isPayment}>
          {invoice && invoice.payments.length > 0 ? <PaymentLinks payments={invoice.payments} /> : undefined}
        </Step>
      )}
    </Box>
  );
};

interface Props<R extends RaRecord> {
  /** The document from which the related ones are found. */
  startOf: (record: R) => StartDocument;
}

/** Quote → order → invoice → payments of the record in context, as far as the role sees them, with links and statuses; the record itself is marked. */
export const RelatedDocuments = <R extends RaRecord>({ startOf }: Props<R>) => {
  const record = useRecordContext<R>();
  return record ? <Steps start={startOf(record)} /> : null;
};
