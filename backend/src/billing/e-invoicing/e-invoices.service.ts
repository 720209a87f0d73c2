import { Injectable } from '@nestjs/common';
import { CreditNotesService } from '../credit-notes/credit-notes.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { FindingsResponse } from './dto/e-invoice.response.js';
import { SentEInvoices } from './delivery/sent-e-invoices.service.js';
import { EInvoiceDocuments, issuedInvoice, issuedNote } from './e-invoice-documents.service.js';
import type { XmlFile } from './xml-answer.js';

/** The e-invoices that a caller may see. */
@Injectable()
export class EInvoicesService {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly notes: CreditNotesService,
    private readonly documents: EInvoiceDocuments,
    private readonly sent: SentEInvoices,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, E_INVOICE_VOID, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE */
  async ofInvoice(id: string, actor: Actor): Promise<XmlFile> {
    return this.sent.xmlOf(issuedInvoice(await this.invoices.loadFor(actor, id)));
  }

  /** @throws DomainError CREDIT_NOTE_NOT_FOUND, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE */
  async ofCreditNote(id: string, actor: Actor): Promise<XmlFile> {
    const note = await this.notes.loadFor(actor, id);
    return this.sent.xmlOf(issuedNote(note, await this.invoices.load(note.invoice._id.toHexString())));
  }

  /** @throws DomainError INVOICE_NOT_FOUND */
  async findingsOfInvoice(id: string): Promise<FindingsResponse> {
    return this.documents.findingsOf(await this.documents.load('invoice', id));
  }

  /** @throws DomainError CREDIT_NOTE_NOT_FOUND */
  async findingsOfCreditNote(id: string, actor: Actor): Promise<FindingsResponse> {
    const note = await this.notes.loadFor(actor, id);
    return this.documents.findingsOf(await this.documents.load('credit-note', note._id.toHexString()));
  }
}
