import Typography from '@mui/material/Typography';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useGetList, useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import type { StockedLine } from '../../kit/documents/LinesTable';
import { formatDay } from '../../kit/format';
import type { CreditNoteRecord, OrderRecord } from '../../types';
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
      translate('resources.orders.delivery.expected', { day: formatDay(startOfDubaiDay(expectedOn).toISOString()) }),
  ].filter(Boolean);
  return (
    <Typography variant="caption" component="div" color="text.secondary">
      {remarks.join(' · ')}
    </Typography>
  );
};

/** The pieces of a line that no invoice bills, as far as credit notes left them to be billed again. */
const toBillAgain = (line: OrderLine, notes: readonly CreditNoteRecord[]): number => {
  const credited = notes
    .filter(({ rebill }) => rebill)
    .flatMap(({ lines }) => lines.filter((one) => one.line === line._id))
    .reduce((sum, { qty }) => sum + qty, 0);
  return Math.max(Math.min(credited, line.qty - line.cancelledQty - line.returnedQty - line.invoicedQty), 0);
};

const useCreditNotes = (order: OrderRecord | undefined): CreditNoteRecord[] => {
  const invoice = order?.invoices.map(({ _id }) => _id) ?? [];
  const enabled = useMay('invoices.read') && invoice.length > 0;
  const page = { pagination: { page: 1, perPage: 100 }, meta: { version: order?.version } };
  const { data = [] } = useGetList<CreditNoteRecord>('credit-notes', { filter: { invoice }, ...page }, { enabled });
  return enabled ? data : [];
};

/** The lines of an order with their pieces: ordered, delivered, billed and still open. */
export const useLinesWithPieces = (order: OrderRecord | undefined): StockedLine[] => {
  const notes = useCreditNotes(order);
  const lines = order?.orderItems ?? [];
  return lines.map((line) => ({
    ...line,
    pieces: { delivered: line.deliveredQty, billed: line.invoicedQty, open: openOf(line) },
    remarks: <Remarks line={line} again={toBillAgain(line, notes)} />,
  }));
};
