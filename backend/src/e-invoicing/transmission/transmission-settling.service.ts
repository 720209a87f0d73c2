import { Injectable } from '@nestjs/common';
import { InvoiceChanges } from '../../billing/invoices/invoice-changes.service.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { OnceOnly } from '../../platform/jobs/once-only.service.js';
import { afterTransaction, Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { isSettled, mayBeAnswered } from '../domain/transmission.rules.js';
import type { ProviderAnswer } from './connectors/connector.js';
import { Transmissions } from './transmissions.service.js';
import { type TransmissionRecord, Transmission } from './transmission.schema.js';
import { EInvoiceDocuments } from '../e-invoice-documents.service.js';
import { type ClientSession, Types } from 'mongoose';
import { LEASE_MS, pauseAfter } from '../../platform/jobs/backoff.js';

const OFF_THE_QUEUE = { lease: null, nextAttemptAt: null, lastError: null };

const MAX_ERROR_LENGTH = 500;

/**
 * The work queue of transmissions that are being sent: a claimed transmission belongs to one server until its lease ends.
 * Stores the answers of providers.
 */
@Injectable()
export class TransmissionSettling {
  private listener: () => void = () => undefined;

  constructor(
    private readonly transmissions: Transmissions,
    private readonly changes: InvoiceChanges,
    private readonly transactions: Transactions,
    private readonly once: OnceOnly,
    private readonly clock: Clock,
    private readonly documents: EInvoiceDocuments,
    @InjectRecords(Transmission) private readonly records: RecordStore<Transmission>,
  ) {}

  /** @param by the name of the person who recorded it; empty if the provider reported it */
  async settle(
    before: TransmissionRecord,
    { status, reasons }: ProviderAnswer,
    by: string,
    context: ChangeContext,
  ): Promise<TransmissionRecord> {
    if (status === 'sent') return this.transmissions.storeTransmission(before, { status, ...OFF_THE_QUEUE }, context);
    const answer = { status, answeredAt: this.clock.now(), answeredBy: by, reasons: [...reasons] };
    const after = await this.transmissions.storeTransmission(before, { ...answer, ...OFF_THE_QUEUE }, context);
    if (status === 'rejected') await this.documents.removeSent(after._id, context.session);
    if (status === 'rejected' && after.kind === 'invoice') await this.changes.markRejected(after._id, context);
    return after;
  }

  /** Stores the answer to an attempt, unless the provider has reported a newer state in the meantime. */
  finish({ _id, lease }: TransmissionRecord, answer: ProviderAnswer): Promise<void> {
    return this.transactions.run(null, async (session) => {
      const now = await this.transmissions.findTransmission(_id, session);
      if (lease === null || now?.lease?.equals(lease) !== true) return;
      await this.settle(now, answer, '', { actor: null, session });
    });
  }

  /** Stops the attempts: staff see the failure, and can send it again. */
  giveUp({ _id, lease }: TransmissionRecord, reason: string): Promise<void> {
    const fields: Partial<Transmission> = { ...OFF_THE_QUEUE, status: 'failed', lastError: reason };
    return this.transactions.run(null, async (session) => {
      const now = await this.transmissions.findTransmission(_id, session);
      if (lease === null || now?.lease?.equals(lease) !== true) return;
      await this.transmissions.storeTransmission(now, fields, { actor: null, session });
    });
  }

  /**
   * Stores a call of the provider. A final state does not change, and a repeated call is carried out once.
   * @param key identifies the call forever
   * @throws DomainError E_INVOICE_NOT_FOUND, E_INVOICE_NOT_SENT
   */
  storeProviderAnswer(uuid: string, answer: ProviderAnswer, key: string): Promise<TransmissionRecord> {
    return this.transactions.answer(null, async (session) => {
      const transmission = await this.transmissions.findByUuid(uuid, session);
      if (transmission === null) throw refuse('E_INVOICE_NOT_FOUND');
      const isNew = await this.once.claimIn(`e-invoice callback ${key}`, session);
      if (!isNew || isSettled(transmission.status)) return transmission;
      if (!mayBeAnswered(transmission.status)) throw refuse('E_INVOICE_NOT_SENT');
      return this.settle(transmission, answer, '', { actor: null, session });
    });
  }

  /** @param listener called when there may be something to send */
  onQueued(listener: () => void): void {
    this.listener = listener;
  }

  /**
   * The fields of a queued transmission; the relay is notified once the transaction is committed. @param by empty for the shop itself
   */
  queued(by: string, session: ClientSession): Partial<Transmission> {
    const now = this.clock.now();
    afterTransaction(session, () => Promise.resolve(this.listener()));
    return {
      status: 'sending',
      connector: 'webhook',
      sentAt: now,
      sentBy: by,
      nextAttemptAt: now,
      attempts: 0,
      answeredAt: null,
      answeredBy: '',
      reasons: [],
      lease: null,
      lastError: null,
    };
  }

  /** Claims the transmission that is due first. Concurrent servers never get the same transmission. */
  claim(): Promise<TransmissionRecord | null> {
    const now = this.clock.now();
    return this.records.amend(
      { status: 'sending', nextAttemptAt: { $lte: now } },
      {
        $set: { lease: new Types.ObjectId(), nextAttemptAt: new Date(now.getTime() + LEASE_MS) },
        $inc: { attempts: 1, version: 1 },
      },
    );
  }

  /** @returns true if there will be another attempt; if false, nothing is changed */
  async postpone({ _id, lease, attempts }: TransmissionRecord, reason: string): Promise<boolean> {
    const pause = pauseAfter(attempts);
    if (pause === null) return false;
    const nextAttemptAt = new Date(this.clock.now().getTime() + pause);
    const fields = { lastError: reason.slice(0, MAX_ERROR_LENGTH), nextAttemptAt, lease: null };
    await this.records.amend({ _id, lease }, { $set: fields, $inc: { version: 1 } });
    return true;
  }
}
