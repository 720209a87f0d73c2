import { event } from '../../platform/events/events.js';
import type { InvoiceRecord } from './invoice.schema.js';
import type { InvoiceDraft } from './invoice-drafts.service.js';

/** What an invoice is about to say, before its number is taken: a listener may refuse to have it issued. */
export const INVOICE_DRAFTED = event<InvoiceDraft>('invoice drafted');
export const INVOICE_ISSUED = event<InvoiceRecord>('invoice issued');
export const INVOICE_VOIDED = event<InvoiceRecord>('invoice voided');
