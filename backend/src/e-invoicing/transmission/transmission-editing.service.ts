import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { InvoiceChanges } from '../../billing/invoices/invoice-changes.service.js';
import { EInvoiceDocuments } from '../e-invoice-documents.service.js';
import { Transmissions, type LoadedTransmission } from './transmissions.service.js';
import { TransmissionSettling } from './transmission-settling.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refuse, requireAction } from '../../platform/errors/refuse.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import {
  TRANSMISSION_MACHINE,
  type TransmissionAction,
  isUnsent,
  mayBeAnswered,
} from '../domain/transmission.rules.js';
import { eInvoiceIncomplete } from '../e-invoices.errors.js';
import type { ProviderAnswer } from './connectors/connector.js';
import { EInvoiceConnectors } from './connectors/e-invoice-connectors.service.js';
import type { TransmissionResponse, MarkedResponse } from './dto/transmission.response.js';
import type { TransmissionRecord, Transmission } from './transmission.schema.js';
import { dubaiDay } from '@shop/contract/dubai-day';
import { CREDIT_NOTE_ISSUED, type IssuedCreditNote } from '../../billing/credit-notes/credit-note.events.js';
import { INVOICE_ISSUED, INVOICE_VOIDED } from '../../billing/invoices/invoice.events.js';
import { OnEvent } from '../../platform/events/events.js';
import type { InvoiceRecord } from '../../billing/invoices/invoices.service.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { newTransmission } from './new-transmission.js';
import { type IssuedDocument, issuedInvoice, issuedNote } from '../issued-document.js';

const ASK_TIMEOUT_MS = 10_000;

interface StaffChange {
  readonly actor: Actor;
  readonly session: ClientSession;
}

/** The start of a transmission gets no history entry: the history of the document already reports its issue. */
const NO_HISTORY = { action: 'updated', changes: [] } as const;

/**
 * Begins the transmission of each document in the transaction that issues it. Staff send e-invoices, or record the result
 * of those that they handed over.
 */
@Injectable()
export class TransmissionEditing {
  constructor(
    private readonly store: Transmissions,
    private readonly queue: TransmissionSettling,
    private readonly changes: InvoiceChanges,
    private readonly documents: EInvoiceDocuments,
    private readonly connectors: EInvoiceConnectors,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Queues the e-invoice for the provider. @throws DomainError E_INVOICE_NOT_FOUND, and the refusals of `send` */
  send(id: string, actor: Actor): Promise<TransmissionResponse> {
    return this.changed(id, 'send', actor, (loaded, by) =>
      this.handOver(loaded, this.queue.queued(actor.name, by.session), by),
    );
  }

  /** @throws DomainError E_INVOICE_NOT_FOUND, and the refusals of `markSent` */
  markSent(id: string, actor: Actor): Promise<TransmissionResponse> {
    return this.changed(id, 'markSent', actor, (loaded, by) => this.handOver(loaded, this.sentBy(actor), by));
  }

  /** Marks all of them; those that can't be marked are returned with the reason and don't stop the others. */
  markAllSent(ids: readonly string[], actor: Actor): Promise<MarkedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const answer: MarkedResponse = { marked: 0, leftOut: [] };
      for (const id of new Set(ids)) {
        const refusal = await this.markInTurn(id, { actor, session });
        if (refusal === null) answer.marked += 1;
        else answer.leftOut.push(refusal);
      }
      return answer;
    });
  }

  markAccepted(id: string, actor: Actor): Promise<TransmissionResponse> {
    const answer: ProviderAnswer = { status: 'accepted', reasons: [] };
    return this.changed(id, 'markAccepted', actor, ({ transmission }, by) =>
      this.queue.settle(transmission, answer, actor.name, by),
    );
  }

  markRejected(id: string, reasons: readonly string[], actor: Actor): Promise<TransmissionResponse> {
    const answer: ProviderAnswer = { status: 'rejected', reasons };
    return this.changed(id, 'markRejected', actor, ({ transmission }, by) =>
      this.queue.settle(transmission, answer, actor.name, by),
    );
  }

  /**
   * Requests the state from the provider. @throws DomainError E_INVOICE_NO_CONNECTOR, E_INVOICE_NOT_SENT,
   * E_INVOICE_PROVIDER_UNREACHABLE
   */
  async requestState(id: string, actor: Actor): Promise<TransmissionResponse> {
    const { transmission } = await this.store.loadTransmission(id);
    if (!mayBeAnswered(transmission.status)) throw refuse('E_INVOICE_NOT_SENT');
    const answer = await this.answerOf(transmission);
    return this.transactions.answer(actor, async (session) => {
      const loaded = await this.store.loadTransmission(id, session);
      if (!mayBeAnswered(loaded.transmission.status)) return this.store.toTransmissionResponse(loaded);
      const after = await this.queue.settle(loaded.transmission, answer, '', { actor, session });
      return this.store.toTransmissionResponse({ ...loaded, transmission: after });
    });
  }

  private async answerOf({ uuid }: TransmissionRecord): Promise<ProviderAnswer> {
    try {
      return await this.connectors.provider.status(uuid, AbortSignal.timeout(ASK_TIMEOUT_MS));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw refuse('E_INVOICE_PROVIDER_UNREACHABLE', { why: error instanceof Error ? error.message : String(error) });
    }
  }

  private changed(
    id: string,
    action: TransmissionAction,
    actor: Actor,
    change: (loaded: LoadedTransmission, by: StaffChange) => Promise<TransmissionRecord>,
  ): Promise<TransmissionResponse> {
    return this.transactions.answer(actor, async (session) => {
      const loaded = await this.store.loadTransmission(id, session);
      await this.require(loaded, action, session);
      const transmission = await change(loaded, { actor, session });
      return this.store.toTransmissionResponse({ ...loaded, transmission });
    });
  }

  /** @returns the reason why it was skipped; null if it is marked */
  private async markInTurn(id: string, by: StaffChange): Promise<MarkedResponse['leftOut'][number] | null> {
    let number = '';
    try {
      const loaded = await this.store.loadTransmission(id, by.session);
      number = loaded.transmission.number;
      await this.require(loaded, 'markSent', by.session);
      await this.handOver(loaded, this.sentBy(by.actor), by);
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { _id: id, number, code: error.code, message: error.message };
    }
  }

  /** Changes the invoice in the same transaction, so that it can't become Void at the same moment. */
  private async handOver(
    { transmission, document }: LoadedTransmission,
    fields: Partial<Transmission>,
    by: StaffChange,
  ): Promise<TransmissionRecord> {
    const after = await this.store.storeTransmission(transmission, fields, by);
    await this.documents.storeSent(document, by.session);
    if (after.kind === 'invoice') await this.changes.markSent(after._id, this.clock.now(), by);
    return after;
  }

  private sentBy({ name }: Actor): Partial<Transmission> {
    return {
      status: 'sent',
      connector: 'manual',
      sentAt: this.clock.now(),
      sentBy: name,
      answeredAt: null,
      answeredBy: '',
      reasons: [],
      attempts: 0,
      lastError: null,
    };
  }

  /** @throws DomainError the refusal of the action, or the missing data by field */
  private async require(
    { transmission, document }: LoadedTransmission,
    action: TransmissionAction,
    session: ClientSession,
  ) {
    const { eInvoiceConnector } = await this.settings.load(session);
    const isConnected = eInvoiceConnector === 'webhook' && this.connectors.hasEndpoint;
    const { status } = transmission;
    const { findings } = this.documents.findingsOf(document);
    const isComplete = !isUnsent(status) || findings.length === 0;
    requireAction(TRANSMISSION_MACHINE, { status, isComplete, isConnected }, action, {
      E_INVOICE_INCOMPLETE: () => eInvoiceIncomplete(findings),
    });
  }

  @OnEvent(INVOICE_ISSUED)
  async beginForInvoice(invoice: InvoiceRecord, by: ChangeContext): Promise<void> {
    const document = issuedInvoice(invoice);
    const transmission = newTransmission(document);
    if (transmission.status === 'notNeeded') return;
    const isSent = await this.isSentAtOnce(document, by);
    const fields = isSent ? this.queue.queued('', by.session) : {};
    if (isSent) await this.documents.storeSent(document, by.session);
    await this.store.storeTransmission(transmission, fields, { ...by, ...NO_HISTORY });
    if (isSent) await this.changes.markSent(invoice._id, invoice.createdAt, by);
  }

  @OnEvent(CREDIT_NOTE_ISSUED)
  async beginForCreditNote({ note, invoice }: IssuedCreditNote, by: ChangeContext): Promise<void> {
    const document = issuedNote(note, invoice);
    const transmission = newTransmission(document);
    if (transmission.status === 'notNeeded') return;
    const credited = await this.store.findTransmission(invoice._id, by.session);
    // The provider rejected the invoice, and it is fully credited: neither the invoice nor the note is to be sent.
    if (credited?.status === 'rejected' && invoice.amountDue === 0) {
      await this.withdraw(invoice, by);
      await this.store.storeTransmission(transmission, { status: 'notNeeded' }, { ...by, ...NO_HISTORY });
      return;
    }
    // The provider rejects a credit note of an invoice that it does not know.
    const isSent = invoice.eInvoiceSentAt !== null && (await this.isSentAtOnce(document, by));
    if (isSent) await this.documents.storeSent(document, by.session);
    await this.store.storeTransmission(transmission, isSent ? this.queue.queued('', by.session) : {}, {
      ...by,
      ...NO_HISTORY,
    });
  }

  /** A document that became Void, or is credited in full, no longer needs an e-invoice. */
  @OnEvent(INVOICE_VOIDED)
  async withdraw({ _id }: InvoiceRecord, by: ChangeContext): Promise<void> {
    const { actor, session } = by;
    const transmission = await this.store.findTransmission(_id, session);
    if (transmission !== null)
      await this.store.storeTransmission(transmission, { status: 'notNeeded' }, { actor, session });
  }

  private async isSentAtOnce(document: IssuedDocument, { session }: ChangeContext): Promise<boolean> {
    const { eInvoiceConnector, sendsEInvoicesOnIssue, eInvoicesSince } = await this.settings.load(session);
    if (eInvoiceConnector !== 'webhook' || !sendsEInvoicesOnIssue || !this.connectors.hasEndpoint) return false;
    return eInvoicesSince <= dubaiDay(document.record.createdAt) && this.documents.missingIn(document) === 0;
  }
}
