import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { InjectStore, PlainStore } from '../../../platform/database/plain-store.js';
import { EInvoiceDocuments, type IssuedDocument } from '../e-invoice-documents.service.js';
import type { XmlFile } from '../xml-answer.js';
import { SentEInvoice } from './sent-e-invoice.schema.js';

/** Keeps what was sent: due dates and payments of an invoice may change later, and its e-invoice would say something else. */
@Injectable()
export class SentEInvoices {
  constructor(
    @InjectStore(SentEInvoice) private readonly sent: PlainStore<SentEInvoice>,
    private readonly documents: EInvoiceDocuments,
  ) {}

  /**
   * The e-invoice as it was sent; one that was not, as it would be sent now.
   * @throws DomainError E_INVOICE_VOID, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE
   */
  async xmlOf(document: IssuedDocument, session: ClientSession | null = null): Promise<XmlFile> {
    const sent = await this.sent.reads.findById(document.record._id).session(session).lean<SentEInvoice | null>();
    return sent ? { name: document.number, xml: sent.xml } : this.documents.xmlOf(document);
  }

  /** As it is sent. One that failed and is sent again has the same bytes: the provider may have it already. */
  async keep(document: IssuedDocument, session: ClientSession): Promise<void> {
    const { xml } = await this.xmlOf(document, session);
    await this.sent.put(document.record._id, { $setOnInsert: { xml } }, session);
  }

  /** The provider refused it: the next one is another one. */
  async forget(_id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.sent.removeOne({ _id }, session);
  }
}
