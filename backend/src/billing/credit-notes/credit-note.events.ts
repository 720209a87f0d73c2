import { event } from '../../platform/events/events.js';
import type { CreditableInvoice } from '../invoices/invoice-changes.service.js';
import type { CreditNoteRecord } from './credit-note.schema.js';

export interface IssuedCreditNote {
  readonly note: CreditNoteRecord;
  readonly invoice: CreditableInvoice;
}

export const CREDIT_NOTE_ISSUED = event<IssuedCreditNote>('credit note issued');
