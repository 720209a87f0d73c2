import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { CREDIT_NOTE_ISSUED } from '../../credit-notes/credit-note.events.js';
import type { IssuedCreditNote } from '../../credit-notes/credit-note.events.js';
import { INVOICE_ISSUED, INVOICE_VOIDED } from '../../invoices/invoice.events.js';
import { OnEvent } from '../../../platform/events/events.js';
import { InvoiceTransmission } from '../../invoices/invoice-transmission.service.js';
import type { InvoiceRecord } from '../../invoices/invoices.service.js';
import type { ChangeContext } from '../../../platform/database/record-store.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { EInvoiceDocuments, type IssuedDocument, issuedInvoice, issuedNote } from '../e-invoice-documents.service.js';
import { EInvoiceConnectors } from './connectors/connectors.service.js';
import { DeliveryQueue } from './delivery-queue.service.js';
import { DeliveryStore } from './delivery-store.service.js';
import { newDelivery } from './new-delivery.js';
import { SentEInvoices } from './sent-e-invoices.service.js';

/** The history tells of the document; that there is a delivery of it is no news. */
const UNTOLD = { action: 'updated', changes: [] } as const;

/** Begins the delivery of each document when it is issued, in the same transaction. */
@Injectable()
export class DeliveryFollowing {
  constructor(
    private readonly invoices: InvoiceTransmission,
    private readonly store: DeliveryStore,
    private readonly queue: DeliveryQueue,
    private readonly documents: EInvoiceDocuments,
    private readonly sent: SentEInvoices,
    private readonly connectors: EInvoiceConnectors,
    private readonly settings: SettingsService,
  ) {}

  @OnEvent(INVOICE_ISSUED)
  async beginForInvoice(invoice: InvoiceRecord, by: ChangeContext): Promise<void> {
    const document = issuedInvoice(invoice);
    const delivery = newDelivery(document);
    if (delivery.status === 'notNeeded') return;
    const isSent = await this.isSentAtOnce(document, by);
    const fields = isSent ? this.queue.queued('', by.session) : {};
    if (isSent) await this.sent.keep(document, by.session);
    await this.store.write(delivery, fields, { ...by, ...UNTOLD });
    if (isSent) await this.invoices.markSent(invoice._id, invoice.createdAt, by);
  }

  @OnEvent(CREDIT_NOTE_ISSUED)
  async beginForCreditNote({ note, invoice }: IssuedCreditNote, by: ChangeContext): Promise<void> {
    const document = issuedNote(note, invoice);
    const delivery = newDelivery(document);
    if (delivery.status === 'notNeeded') return;
    const credited = await this.store.stored(invoice._id, by.session);
    // The provider refused the invoice, and nothing of it is left: neither of the two is to be sent.
    if (credited?.status === 'rejected' && invoice.amountDue === 0) {
      await this.withdraw(invoice, by);
      await this.store.write(delivery, { status: 'notNeeded' }, { ...by, ...UNTOLD });
      return;
    }
    // A note of an invoice that the provider does not know would be refused.
    const isSent = (invoice.eInvoiceSentAt ?? null) !== null && (await this.isSentAtOnce(document, by));
    if (isSent) await this.sent.keep(document, by.session);
    await this.store.write(delivery, isSent ? this.queue.queued('', by.session) : {}, { ...by, ...UNTOLD });
  }

  /** A document that became Void, or is credited in full, needs no e-invoice any more. */
  @OnEvent(INVOICE_VOIDED)
  async withdraw({ _id }: InvoiceRecord, by: ChangeContext): Promise<void> {
    const { actor, session } = by;
    const delivery = await this.store.stored(_id, session);
    if (delivery !== null) await this.store.write(delivery, { status: 'notNeeded' }, { actor, session });
  }

  private async isSentAtOnce(document: IssuedDocument, { session }: ChangeContext): Promise<boolean> {
    const { eInvoiceConnector, sendsEInvoicesOnIssue, eInvoicesSince = '' } = await this.settings.load(session);
    if (eInvoiceConnector !== 'webhook' || sendsEInvoicesOnIssue !== true || !this.connectors.hasEndpoint) return false;
    return eInvoicesSince <= dubaiDay(document.record.createdAt) && this.documents.missingIn(document) === 0;
  }
}
