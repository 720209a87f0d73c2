import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { EInvoiceDocuments, type IssuedDocument } from '../e-invoice-documents.service.js';
import type { XmlFile } from '../xml-answer.js';
import { SentEInvoice } from './sent-e-invoice.schema.js';

/** Keeps what was sent: due dates and payments of an invoice may change later, and its e-invoice would say something else. */
@Injectable()
export class SentEInvoices {
  constructor(
    @InjectModel(SentEInvoice.name) private readonly model: Model<SentEInvoice>,
    private readonly documents: EInvoiceDocuments,
  ) {}

  /**
   * The e-invoice as it was sent; one that was not, as it would be sent now.
   * @throws DomainError E_INVOICE_VOID, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE
   */
  async xmlOf(document: IssuedDocument, session: ClientSession | null = null): Promise<XmlFile> {
    const sent = await this.model.findById(document.record._id).session(session).lean<SentEInvoice | null>();
    return sent ? { name: document.number, xml: sent.xml } : this.documents.xmlOf(document);
  }

  /** As it is sent. One that failed and is sent again has the same bytes: the provider may have it already. */
  async keep(document: IssuedDocument, session: ClientSession): Promise<void> {
    const { xml } = await this.xmlOf(document, session);
    await this.model.updateOne({ _id: document.record._id }, { $setOnInsert: { xml } }, { session, upsert: true });
  }

  /** The provider refused it: the next one is another one. */
  async forget(_id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id }, { session });
  }
}
