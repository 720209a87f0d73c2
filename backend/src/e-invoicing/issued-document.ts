import type { TransmissionKind } from '@shop/contract/e-invoices';
import type { CreditNoteRecord } from '../billing/credit-notes/credit-notes.service.js';
import { isVoid } from '../billing/invoices/domain/invoice.rules.js';
import type { InvoiceRecord } from '../billing/invoices/invoices.service.js';
import type { EDocument } from './domain/e-document.js';
import { creditNoteModel, invoiceModel } from './domain/model.js';
import { NO_OPTIONS } from './domain/source.js';

/** An issued invoice, or a credit note with its credited invoice. */
export interface IssuedDocument {
  readonly kind: TransmissionKind;
  readonly record: InvoiceRecord | CreditNoteRecord;
  readonly number: string;
  readonly invoice: InvoiceRecord;
  /** null if it has no e-invoice, because it is Void or has no VAT. */
  readonly model: EDocument | null;
}

export function issuedInvoice(invoice: InvoiceRecord): IssuedDocument {
  const { tax, invoiceNumber: number } = invoice;
  const { order } = invoice;
  const hasNone = isVoid(invoice) || tax === null || order === null;
  const model = hasNone ? null : invoiceModel({ ...invoice, order, tax }, invoice.supply ?? NO_OPTIONS);
  return { kind: 'invoice', record: invoice, number, invoice, model };
}

export function issuedNote(note: CreditNoteRecord, invoice: InvoiceRecord): IssuedDocument {
  const { tax, creditNoteNumber: number } = note;
  const source = tax && { ...note, tax, company: invoice.company };
  const model = source && creditNoteModel(source, invoice.supply ?? NO_OPTIONS);
  return { kind: 'credit-note', record: note, number, invoice, model };
}
