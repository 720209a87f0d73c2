import { Typography } from '@mui/material';
import { useGetList, useGetMany, useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import type { StockedLine } from '../../kit/documents/LinesTable';
import { dayText } from '../../kit/format';
import type { CreditNoteRecord, InvoiceRecord, OrderRecord } from '../../types';
import { openOf } from './orderDeliveries';

type OrderLine = OrderRecord['orderItems'][number];

interface RemarksProps {
  line: OrderLine;
  /** The pieces to be billed again. */
  again: number;
}

/** The pieces that are cancelled, came back, are billed ahead or again, and when the rest is expected. */
const Remarks = ({ line, again }: RemarksProps) => {
  const translate = useTranslate();
  const { cancelledQty, returnedQty, billedAheadQty, expectedOn } = line;
  const remarks = [
    cancelledQty > 0 && translate('resources.orders.delivery.cancelled', { qty: cancelledQty }),
    returnedQty > 0 && translate('resources.orders.returned', { qty: returnedQty }),
    billedAheadQty > 0 && translate('resources.orders.delivery.billed_ahead', { qty: billedAheadQty }),
    again > 0 && translate('resources.orders.delivery.bill_again', { qty: again }),
    expectedOn !== null &&
      openOf(line) > 0 &&
      translate('resources.orders.delivery.expected', { day: dayText(expectedOn) }),
  ].filter(Boolean);
  return (
    <Typography variant="caption" component="div" color="text.secondary">
      {remarks.join(' · ')}
    </Typography>
  );
};

/** The pieces of a line that were billed and no longer are, as far as credit notes left them to be billed again. */
const toBillAgain = (line: OrderLine, notes: readonly CreditNoteRecord[], invoices: readonly InvoiceRecord[]) => {
  const billings = [
    ...invoices.map(({ createdAt, lines }) => ({
      createdAt,
      qty: lines.find(({ _id }) => _id === line._id)?.qty ?? 0,
    })),
    ...notes.map(({ createdAt, rebill, lines }) => ({
      createdAt,
      qty: -(rebill ? (lines.find((one) => one.line === line._id)?.qty ?? 0) : 0),
    })),
  ].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  let [billed, most] = [0, 0];
  for (const { qty } of billings) {
    billed += qty;
    most = Math.max(most, billed);
  }
  return Math.max(Math.min(most - billed, line.qty - line.cancelledQty - line.returnedQty - line.invoicedQty), 0);
};

/** The invoices and credit notes of the order, as far as the role sees them. */
const useBillings = (order: OrderRecord | undefined): readonly [CreditNoteRecord[], InvoiceRecord[]] => {
  const ids = order?.invoices.map(({ _id }) => _id) ?? [];
  const enabled = useMay('invoices.read') && ids.length > 0;
  const page = { pagination: { page: 1, perPage: 100 }, meta: { version: order?.version } };
  const filter = { filter: { invoice: ids } };
  const { data: notes = [] } = useGetList<CreditNoteRecord>('credit-notes', { ...filter, ...page }, { enabled });
  const { data: invoices = [] } = useGetMany<InvoiceRecord>('invoices', { ids }, { enabled: notes.length > 0 });
  return enabled ? [notes, invoices] : [[], []];
};

/** The lines of an order with their pieces: ordered, delivered, billed and still open. */
export const useLinesWithPieces = (order: OrderRecord | undefined): StockedLine[] => {
  const [notes, invoices] = useBillings(order);
  const lines = order?.orderItems ?? [];
  return lines.map((line) => ({
    ...line,
    pieces: { delivered: line.deliveredQty, billed: line.invoicedQty, open: openOf(line) },
    remarks: <Remarks line={line} again={toBillAgain(line, notes, invoices)} />,
  }));
};
