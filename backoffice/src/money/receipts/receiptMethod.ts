import { methodText } from '../../kit/documents/payments';
import type { ReceiptRecord } from '../../types';

type Translate = Parameters<typeof methodText>[1];

/** The payment method of a receipt with its cheque and bank reference: 'Cheque 004711 · FT26320K2'. */
export const receiptMethod = (receipt: ReceiptRecord, translate: Translate): string =>
  [methodText(receipt, translate), receipt.reference].filter(Boolean).join(' · ');
