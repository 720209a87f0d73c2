import { Injectable } from '@nestjs/common';
import { MAX_ARCHIVE_DAYS } from '@shop/contract/e-invoices';
import { dubaiDaysBetween, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { CreditNotesService } from '../../credit-notes/credit-notes.service.js';
import { InvoiceChanges } from '../../invoices/invoice-changes.service.js';
import { EInvoiceDocuments, type IssuedDocument, issuedInvoice, issuedNote } from '../e-invoice-documents.service.js';
import { InvoicesService } from '../../invoices/invoices.service.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ZipEntry } from '../../../platform/http/zip-answer.js';
import { refuseField } from '../../../platform/errors/refuse.js';
import { newDelivery } from './new-delivery.js';

const HEAD = 'number,kind,uuid,included,reason\r\n';

/** The e-invoices of a period, for those who hand them to a provider. */
@Injectable()
export class EInvoiceArchive {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly changes: InvoiceChanges,
    private readonly notes: CreditNotesService,
    private readonly documents: EInvoiceDocuments,
  ) {}

  /**
   * One XML for each, and last a table that also names those that were left out, and why. They are read one by one.
   * @param from @param to days in Dubai, both included @throws DomainError `invalid` naming `to`
   */
  entries(from: string, to: string): AsyncIterable<ZipEntry> {
    const [since, until] = [startOfDubaiDay(from), endOfDubaiDay(startOfDubaiDay(to))];
    const days = dubaiDaysBetween(since, until) + 1;
    if (days < 1 || days > MAX_ARCHIVE_DAYS) {
      throw refuseField('to', 'DATE_BETWEEN/archive', { days: MAX_ARCHIVE_DAYS, from, until: to });
    }
    return this.written(since, until);
  }

  private async *written(since: Date, until: Date): AsyncGenerator<ZipEntry> {
    const rows: string[] = [];
    for await (const document of this.between(since, until)) {
      const { xml, row } = await this.reported(document);
      rows.push(row);
      if (xml !== null) yield { name: `${document.number}.xml`, bytes: Buffer.from(xml) };
    }
    yield { name: 'summary.csv', bytes: Buffer.from(HEAD + rows.join('')) };
  }

  private async *between(since: Date, until: Date): AsyncGenerator<IssuedDocument> {
    for await (const invoice of this.changes.issuedBetween(since, until)) yield issuedInvoice(invoice);
    for await (const note of this.notes.issuedBetween(since, until)) {
      yield issuedNote(note, await this.invoices.load(note.invoice._id.toHexString()));
    }
  }

  /** @returns the XML, or null, and its row in the table */
  private async reported(document: IssuedDocument): Promise<{ xml: string | null; row: string }> {
    const { kind, number, uuid, status } = newDelivery(document);
    const row = (isIncluded: boolean, reason: string) =>
      `${[number, kind, uuid, isIncluded ? 'yes' : 'no', `"${reason.replaceAll('"', '""')}"`].join(',')}\r\n`;
    if (status === 'notNeeded') return { xml: null, row: row(false, whyNot(document)) };
    try {
      return { xml: (await this.documents.sentXmlOf(document)).xml, row: row(true, '') };
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
