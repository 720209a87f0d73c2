import { event } from '../../platform/events/events.js';
import type { InvoiceRecord } from '../invoices/invoice-changes.service.js';
import type { CreditNoteRecord } from './credit-note.schema.js';

export interface IssuedCreditNote {
  readonly note: CreditNoteRecord;
  readonly invoice: InvoiceRecord;
}

export const CREDIT_NOTE_ISSUED = event<IssuedCreditNote>('credit note issued');
