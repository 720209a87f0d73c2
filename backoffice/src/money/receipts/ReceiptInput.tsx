import { required } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';
import { RecordInput, RecordsInput } from '../../kit/ui/inputs';
import type { ReceiptRecord } from '../../types';

const receiptName = ({ receiptNumber, payer, paymentDate, amount }: ReceiptRecord) =>
  `${receiptNumber} · ${payer} · ${formatDay(paymentDate)} · ${formatAed(amount)}`;
const ofReceipts = {
  reference: 'receipts',
  sort: { field: 'paymentDate', order: 'DESC' },
  optionText: receiptName,
  validate: required(),
} as const;

/** A receipt that is recorded already. */
export const ReceiptInput = ({ filter = {} }: { filter?: Record<string, unknown> }) => (
  <RecordInput source="receipt" filter={filter} {...ofReceipts} />
);

/** Several of them. */
export const ReceiptsInput = ({ filter }: { filter: Record<string, unknown> }) => (
  <RecordsInput source="receipts" filter={filter} {...ofReceipts} />
);
