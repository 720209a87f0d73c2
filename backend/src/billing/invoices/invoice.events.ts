import type { ChequeStatus } from '@shop/contract/cheques';
import type { TransmissionStatus } from '@shop/contract/e-invoices';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import { event, query } from '../../platform/events/events.js';
import type { InvoiceRecord } from './invoice.schema.js';
import type { InvoiceDraft } from './invoice-drafts.service.js';

/** Published with the content of an invoice before its number is taken: a listener may refuse the issue. */
export const INVOICE_DRAFTED = event<InvoiceDraft>('invoice drafted');
export const INVOICE_ISSUED = event<InvoiceRecord>('invoice issued');
export const INVOICE_VOIDED = event<InvoiceRecord>('invoice voided');

export interface InvoiceCheque {
  readonly _id: Types.ObjectId;
  readonly number: string;
  /** Printed on it by the bank. */
  readonly chequeNumber: string;
  readonly bank: string;
  /** In Dubai. */
  readonly chequeDate: string;
  readonly status: ChequeStatus;
  /** The part of it for the invoice. */
  readonly amount: Fils;
  /** The part that may still come. */
  readonly covers: Fils;
}

/** The cheques of each of these invoices, by the id of the invoice; one without cheques is missing. */
export const CHEQUES_OF_INVOICES = query<
  readonly Types.ObjectId[],
  ReadonlyMap<string, readonly InvoiceCheque[]>,
  null
>('cheques that were given for invoices');

/** The states of the e-invoices of invoices and credit notes, by the id of the document; one without an e-invoice is missing. */
export const E_INVOICES_OF_DOCUMENTS = query<readonly Types.ObjectId[], ReadonlyMap<string, TransmissionStatus>, null>(
  'states of e-invoices',
);

/** True if the shop has documents by which buyers check it as their supplier: invoices then link to them. */
export const SUPPLIER_DOCUMENTS_EXIST = query<null, boolean, ClientSession | null>('supplier documents exist');
