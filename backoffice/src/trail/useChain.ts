import { useGetOne } from 'react-admin';
import type { InvoiceRecord, OrderRecord, QuoteRecord } from '../records';

/** The document from which a chain is looked at. */
export interface ChainStart {
  quoteId?: string;
  orderId?: string;
  invoiceId?: string;
}

export interface ChainDocuments {
  quote?: QuoteRecord;
  order?: OrderRecord;
  invoice?: InvoiceRecord;
}

const useDocument = <R extends QuoteRecord | OrderRecord | InvoiceRecord>(resource: string, id?: string | null) =>
  useGetOne<R>(resource, { id: id ?? '' }, { enabled: Boolean(id), retry: false });

/** Quote, order and invoice of one deal, as far as they exist: each names its neighbours, the order stands in the middle. */
export const useChain = ({ quoteId, orderId, invoiceId }: ChainStart): ChainDocuments & { isPending: boolean } => {
  const fromQuote = useDocument<QuoteRecord>('quotes', quoteId);
  const fromInvoice = useDocument<InvoiceRecord>('invoices', invoiceId);
  const order = useDocument<OrderRecord>(
    'orders',
    orderId ?? fromInvoice.data?.order._id ?? fromQuote.data?.createdOrderId,
  );
  const quote = useDocument<QuoteRecord>('quotes', quoteId ?? order.data?.quote?._id);
  const invoice = useDocument<InvoiceRecord>('invoices', invoiceId ?? order.data?.invoice?._id);
  const isPending = [fromQuote, fromInvoice, order, quote, invoice].some(({ isLoading }) => isLoading);
  return { quote: quote.data, order: order.data, invoice: invoice.data, isPending };
};
