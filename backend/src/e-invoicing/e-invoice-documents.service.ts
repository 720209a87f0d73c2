import { Injectable } from '@nestjs/common';
import { type TransmissionKind, MAX_ARCHIVE_DAYS } from '@shop/contract/e-invoices';
import type { ClientSession, Types } from 'mongoose';
import { CreditNotesService } from '../billing/credit-notes/credit-notes.service.js';
import { isVoid } from '../billing/invoices/domain/invoice.rules.js';
import { InvoicesService } from '../billing/invoices/invoices.service.js';
import { Clock } from '../platform/clock.js';
import { refuse, refuseField } from '../platform/errors/refuse.js';
import { findingsOf } from './checks/check.js';
import { writeEInvoice } from './domain/write-document.js';
import type { FindingsResponse } from './dto/e-invoice.response.js';
import { NOT_NEEDED, pathOfBuyer, toFindings } from './e-invoice.mapper.js';
import { eInvoiceIncomplete } from './e-invoices.errors.js';
import type { XmlFile } from './xml-answer.js';
import { InjectStore, PlainStore } from '../platform/database/plain-store.js';
import { SentEInvoice } from './transmission/sent-e-invoice.schema.js';
import { dubaiDaysBetween, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { InvoiceChanges } from '../billing/invoices/invoice-changes.service.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { ZipEntry } from '../platform/http/zip-answer.js';
import { newTransmission } from './transmission/new-transmission.js';
import { type IssuedDocument, issuedInvoice, issuedNote } from './issued-document.js';

const HEAD = 'number,kind,uuid,included,reason\r\n';

/**
 * The e-invoices of issued documents, computed from the values that the documents copied. A sent e-invoice is stored,
 * since due dates and payments of an invoice may change later and would change its e-invoice.
 */
@Injectable()
export class EInvoiceDocuments {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly notes: CreditNotesService,
    private readonly clock: Clock,
    @InjectStore(SentEInvoice) private readonly sent: PlainStore<SentEInvoice>,
    private readonly changes: InvoiceChanges,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, CREDIT_NOTE_NOT_FOUND */
  async load(kind: TransmissionKind, id: string, session?: ClientSession): Promise<IssuedDocument> {
    if (kind === 'invoice') return issuedInvoice(await this.invoices.load(id, session));
    const note = await this.notes.load(id, session);
    return issuedNote(note, await this.invoices.load(note.invoice._id.toHexString(), session));
  }

  /** @throws DomainError E_INVOICE_VOID, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE */
  xmlOf(document: IssuedDocument): XmlFile {
    const { model, number } = document;
    if (model === null) throw refuse(whyNone(document));
    const { isReady, findings } = this.findingsOf(document);
    if (!isReady) throw eInvoiceIncomplete(findings);
    return { name: number, xml: writeEInvoice(model) };
  }

  findingsOf({ model, invoice }: IssuedDocument): FindingsResponse {
    if (model === null) return NOT_NEEDED;
    const buyer = { company: invoice.company?.toHexString() ?? null, user: invoice.user.toHexString() };
    return toFindings(findingsOf(model, this.clock.now()), {
      settings: '/settings',
      buyer: pathOfBuyer(buyer),
      supply: `/invoices/${invoice._id.toHexString()}/edit`,
    });
  }

  /** The number of findings that make it incomplete. */
  missingIn({ model }: IssuedDocument): number {
    return model === null ? 0 : findingsOf(model, this.clock.now()).length;
  }

  /**
   * The sent e-invoice; if it was not sent, the e-invoice as it would be sent now.
   * @throws DomainError E_INVOICE_VOID, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE
   */
  async sentXmlOf(document: IssuedDocument, session: ClientSession | null = null): Promise<XmlFile> {
    const sent = await this.sent.reads.findById(document.record._id).session(session).lean<SentEInvoice | null>();
    return sent ? { name: document.number, xml: sent.xml } : this.xmlOf(document);
  }

  /** Stores the sent bytes. A repeated attempt sends the same bytes, since the provider may have them already. */
  async storeSent(document: IssuedDocument, session: ClientSession): Promise<void> {
    const { xml } = await this.sentXmlOf(document, session);
    await this.sent.put(document.record._id, { $setOnInsert: { xml } }, session);
  }

  /** Deletes the bytes that the provider rejected: the next attempt sends new ones. */
  async removeSent(_id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.sent.removeOne({ _id }, session);
  }

  /**
   * One XML file for each document, and last a table that also lists the omitted documents with the reason. They are
   * read one by one.
   * @param from @param to days in Dubai, both included @throws DomainError `invalid` naming `to`
   */
  archiveEntries(from: string, to: string): AsyncIterable<ZipEntry> {
    const [since, until] = [startOfDubaiDay(from), endOfDubaiDay(startOfDubaiDay(to))];
    const days = dubaiDaysBetween(since, until) + 1;
    if (days < 1 || days > MAX_ARCHIVE_DAYS) {
      throw refuseField('to', 'DATE_BETWEEN/archive', { days: MAX_ARCHIVE_DAYS, from, until: to });
    }
    return this.archived(since, until);
  }

  private async *archived(since: Date, until: Date): AsyncGenerator<ZipEntry> {
    const rows: string[] = [];
    for await (const document of this.issuedBetween(since, until)) {
      const { xml, row } = await this.archivedDocument(document);
      rows.push(row);
      if (xml !== null) yield { name: `${document.number}.xml`, bytes: Buffer.from(xml) };
    }
    yield { name: 'summary.csv', bytes: Buffer.from(HEAD + rows.join('')) };
  }

  private async *issuedBetween(since: Date, until: Date): AsyncGenerator<IssuedDocument> {
    for await (const invoice of this.changes.issuedBetween(since, until)) yield issuedInvoice(invoice);
    for await (const note of this.notes.issuedBetween(since, until)) {
      yield issuedNote(note, await this.invoices.load(note.invoice._id.toHexString()));
    }
  }

  /** @returns the XML, or null, and its row in the table */
  private async archivedDocument(document: IssuedDocument): Promise<{ xml: string | null; row: string }> {
    const { kind, number, uuid, status } = newTransmission(document);
    const row = (isIncluded: boolean, reason: string) =>
      `${[number, kind, uuid, isIncluded ? 'yes' : 'no', `"${reason.replaceAll('"', '""')}"`].join(',')}\r\n`;
    if (status === 'notNeeded') return { xml: null, row: row(false, whyNot(document)) };
    try {
      return { xml: (await this.sentXmlOf(document)).xml, row: row(true, '') };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { xml: null, row: row(false, Object.values(error.fields ?? {}).join(' ')) };
    }
  }
}

function whyNot({ invoice, kind, model }: IssuedDocument): string {
  if (model !== null) return 'The customer is a consumer.';
  return kind === 'invoice' && invoice.voidedAt !== null ? 'The invoice is Void.' : 'The document has no VAT.';
}

function whyNone({ invoice }: IssuedDocument) {
  if (isVoid(invoice)) return 'E_INVOICE_VOID';
  return invoice.opening ? 'E_INVOICE_OPENING' : 'E_INVOICE_WITHOUT_VAT';
}
