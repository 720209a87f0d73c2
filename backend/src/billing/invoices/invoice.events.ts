import { event } from '../../platform/events/events.js';
import type { InvoiceRecord } from './invoice.schema.js';
import type { InvoiceDraft } from './invoice-drafts.service.js';

/** Published with the content of an invoice before its number is taken: a listener may refuse the issue. */
export const INVOICE_DRAFTED = event<InvoiceDraft>('invoice drafted');
export const INVOICE_ISSUED = event<InvoiceRecord>('invoice issued');
export const INVOICE_VOIDED = event<InvoiceRecord>('invoice voided');
