import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { CREDIT_NOTE_ISSUED, type IssuedCreditNote } from '../../credit-notes/credit-note.events.js';
import { INVOICE_ISSUED, INVOICE_VOIDED } from '../../invoices/invoice.events.js';
import { OnEvent } from '../../../platform/events/events.js';
import { InvoiceChanges } from '../../invoices/invoice-changes.service.js';
import { EInvoiceDocuments, type IssuedDocument, issuedInvoice, issuedNote } from '../e-invoice-documents.service.js';
import { DeliverySettling } from './delivery-settling.service.js';
import { EInvoiceDeliveries } from './e-invoice-deliveries.service.js';
import type { InvoiceRecord } from '../../invoices/invoices.service.js';
import type { ChangeContext } from '../../../platform/database/record-store.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { EInvoiceConnectors } from './connectors/connectors.service.js';
import { newDelivery } from './new-delivery.js';

/** The history tells of the document; that there is a delivery of it is no news. */
const UNTOLD = { action: 'updated', changes: [] } as const;

/** Begins the delivery of each document when it is issued, in the same transaction. */
@Injectable()
export class DeliveryFollowing {
  constructor(
    private readonly changes: InvoiceChanges,
    private readonly deliveries: EInvoiceDeliveries,
    private readonly settling: DeliverySettling,
    private readonly documents: EInvoiceDocuments,
    private readonly connectors: EInvoiceConnectors,
    private readonly settings: SettingsService,
  ) {}

  @OnEvent(INVOICE_ISSUED)
  async beginForInvoice(invoice: InvoiceRecord, by: ChangeContext): Promise<void> {
    const document = issuedInvoice(invoice);
    const delivery = newDelivery(document);
    if (delivery.status === 'notNeeded') return;
    const isSent = await this.isSentAtOnce(document, by);
    const fields = isSent ? this.settling.queued('', by.session) : {};
    if (isSent) await this.documents.storeSent(document, by.session);
    await this.deliveries.storeDelivery(delivery, fields, { ...by, ...UNTOLD });
    if (isSent) await this.changes.markSent(invoice._id, invoice.createdAt, by);
  }

  @OnEvent(CREDIT_NOTE_ISSUED)
  async beginForCreditNote({ note, invoice }: IssuedCreditNote, by: ChangeContext): Promise<void> {
    const document = issuedNote(note, invoice);
    const delivery = newDelivery(document);
    if (delivery.status === 'notNeeded') return;
    const credited = await this.deliveries.findDelivery(invoice._id, by.session);
    // The provider refused the invoice, and nothing of it is left: neither of the two is to be sent.
    if (credited?.status === 'rejected' && invoice.amountDue === 0) {
      await this.withdraw(invoice, by);
      await this.deliveries.storeDelivery(delivery, { status: 'notNeeded' }, { ...by, ...UNTOLD });
      return;
    }
    // A note of an invoice that the provider does not know would be refused.
    const isSent = (invoice.eInvoiceSentAt ?? null) !== null && (await this.isSentAtOnce(document, by));
    if (isSent) await this.documents.storeSent(document, by.session);
    await this.deliveries.storeDelivery(delivery, isSent ? this.settling.queued('', by.session) : {}, {
      ...by,
      ...UNTOLD,
    });
  }

  /** A document that became Void, or is credited in full, needs no e-invoice any more. */
  @OnEvent(INVOICE_VOIDED)
  async withdraw({ _id }: InvoiceRecord, by: ChangeContext): Promise<void> {
    const { actor, session } = by;
    const delivery = await this.deliveries.findDelivery(_id, session);
    if (delivery !== null) await this.deliveries.storeDelivery(delivery, { status: 'notNeeded' }, { actor, session });
  }

  private async isSentAtOnce(document: IssuedDocument, { session }: ChangeContext): Promise<boolean> {
    const { eInvoiceConnector, sendsEInvoicesOnIssue, eInvoicesSince = '' } = await this.settings.load(session);
    if (eInvoiceConnector !== 'webhook' || sendsEInvoicesOnIssue !== true || !this.connectors.hasEndpoint) return false;
    return eInvoicesSince <= dubaiDay(document.record.createdAt) && this.documents.missingIn(document) === 0;
  }
}
