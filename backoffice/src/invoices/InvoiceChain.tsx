import { useRecordContext } from 'react-admin';
import type { InvoiceRecord } from '../records';
import { Chain } from '../trail/Chain';

/** The deal that the invoice in view is part of. */
export const InvoiceChain = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  return invoice ? <Chain invoiceId={invoice.id} /> : null;
};
