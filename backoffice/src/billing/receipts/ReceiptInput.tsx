import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';
import { asSearch } from '../../kit/ui/inputs';
import type { ReceiptRecord } from '../../types';

const receiptName = ({ receiptNumber, payer, paymentDate, amount }: ReceiptRecord) =>
  `${receiptNumber} · ${payer} · ${formatDay(paymentDate)} · ${formatAed(amount)}`;
const newestFirst = { field: 'paymentDate', order: 'DESC' } as const;

/** A receipt that is recorded already. */
export const ReceiptInput = ({ filter = {} }: { filter?: Record<string, unknown> }) => (
  <ReferenceInput source="receipt" reference="receipts" filter={filter} sort={newestFirst}>
    <AutocompleteInput optionText={receiptName} filterToQuery={asSearch} validate={required()} helperText={false} />
  </ReferenceInput>
);
