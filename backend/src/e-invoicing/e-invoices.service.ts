import { Injectable } from '@nestjs/common';
import { type CreditNoteRecord, CreditNotesService } from '../credit-notes/credit-notes.service.js';
import { isVoid } from '../invoices/domain/invoice.rules.js';
import { type InvoiceRecord, InvoicesService } from '../invoices/invoices.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { findingsOf } from './checks/check.js';
import type { EDocument } from './domain/e-document.js';
import { creditNoteModel, invoiceModel } from './domain/model.js';
import { NO_OPTIONS } from './domain/source.js';
import { writeEInvoice } from './domain/write-document.js';
import type { FindingsResponse } from './dto/e-invoice.response.js';
import { NOT_NEEDED, pathOfBuyer, toFindings } from './e-invoice.mapper.js';
import { eInvoiceIncomplete, eInvoiceOfVoid, eInvoiceUntaxed } from './e-invoices.errors.js';
import type { XmlFile } from './xml-answer.js';

/** The e-invoices of issued documents. They follow from the copies of the documents and are stored nowhere. */
@Injectable()
export class EInvoicesService {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly notes: CreditNotesService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, E_INVOICE_VOID, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE */
  async ofInvoice(id: string, actor: Actor): Promise<XmlFile> {
    const invoice = await this.invoices.loadFor(actor, id);
    return this.written(modelOfInvoice(invoice), invoice);
  }

  /** @throws DomainError CREDIT_NOTE_NOT_FOUND, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE */
  async ofCreditNote(id: string, actor: Actor): Promise<XmlFile> {
    const note = await this.notes.loadFor(actor, id);
    const invoice = await this.invoices.load(note.invoice._id.toHexString());
    return this.written(modelOfNote(note, invoice), invoice);
  }

  /** @throws DomainError INVOICE_NOT_FOUND */
  async findingsOfInvoice(id: string): Promise<FindingsResponse> {
    const invoice = await this.invoices.load(id);
    if (isVoid(invoice) || invoice.tax === null) return NOT_NEEDED;
    return this.checked(modelOfInvoice(invoice), invoice);
  }

  /** @throws DomainError CREDIT_NOTE_NOT_FOUND */
  async findingsOfCreditNote(id: string, actor: Actor): Promise<FindingsResponse> {
    const note = await this.notes.loadFor(actor, id);
    if (note.tax === null) return NOT_NEEDED;
    const invoice = await this.invoices.load(note.invoice._id.toHexString());
    return this.checked(modelOfNote(note, invoice), invoice);
  }

  private written(document: EDocument, invoice: InvoiceRecord): XmlFile {
    const { isReady, findings } = this.checked(document, invoice);
    if (!isReady) throw eInvoiceIncomplete(findings);
    return { name: document.number, xml: writeEInvoice(document) };
  }

  /** @param invoice the document, or the one that it credits */
  private checked(document: EDocument, invoice: InvoiceRecord): FindingsResponse {
    const buyer = { company: invoice.company?.toHexString() ?? null, user: invoice.user.toHexString() };
    return toFindings(findingsOf(document, this.clock.now()), {
      ...{ settings: '/settings', buyer: pathOfBuyer(buyer), supply: `/invoices/${invoice._id.toHexString()}/edit` },
    });
  }
}

function modelOfInvoice(invoice: InvoiceRecord): EDocument {
  const { tax } = invoice;
  if (isVoid(invoice)) throw eInvoiceOfVoid();
  if (tax === null) throw eInvoiceUntaxed();
  return invoiceModel({ ...invoice, tax }, invoice.supply ?? NO_OPTIONS);
}

function modelOfNote(note: CreditNoteRecord, invoice: InvoiceRecord): EDocument {
  const { tax } = note;
  if (tax === null) throw eInvoiceUntaxed();
  return creditNoteModel({ ...note, tax, company: invoice.company }, invoice.supply ?? NO_OPTIONS);
}
