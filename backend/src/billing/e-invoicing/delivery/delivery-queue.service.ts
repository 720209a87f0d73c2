import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { Clock } from '../../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { afterTransaction } from '../../../platform/database/transactions.js';
import { LEASE_MS, pauseAfter } from '../../../platform/jobs/backoff.js';
import { type DeliveryRecord, EInvoiceDelivery } from './e-invoice-delivery.schema.js';

const MAX_ERROR_LENGTH = 500;

/** The deliveries that are on their way, as a work queue: a claimed one belongs to one server until its lease ends. */
@Injectable()
export class DeliveryQueue {
  private listener: () => void = () => undefined;

  constructor(
    @InjectRecords(EInvoiceDelivery) private readonly records: RecordStore<EInvoiceDelivery>,
    private readonly clock: Clock,
  ) {}

  /** @param listener called when there may be something to send */
  onQueued(listener: () => void): void {
    this.listener = listener;
  }

  /** The fields of a delivery that is sent on its way, once the transaction is committed. @param by empty: by itself */
  queued(by: string, session: ClientSession): Partial<EInvoiceDelivery> {
    const now = this.clock.now();
    afterTransaction(session, () => Promise.resolve(this.listener()));
    return {
      ...{ status: 'sending', connector: 'webhook', sentAt: now, sentBy: by, nextAttemptAt: now, attempts: 0 },
      ...{ answeredAt: null, answeredBy: '', reasons: [], lease: null, lastError: null },
    };
  }

  /** Claims the one that is due. Servers that claim at the same moment never get the same. */
  claim(): Promise<DeliveryRecord | null> {
    const now = this.clock.now();
    return this.records.amend(
      { status: 'sending', nextAttemptAt: { $lte: now } },
      {
        $set: { lease: new Types.ObjectId(), nextAttemptAt: new Date(now.getTime() + LEASE_MS) },
        $inc: { attempts: 1, version: 1 },
      },
    );
  }

  /** @returns whether there will be another attempt; if not, nothing is changed */
  async postpone({ _id, lease, attempts }: DeliveryRecord, reason: string): Promise<boolean> {
    const pause = pauseAfter(attempts);
    if (pause === null) return false;
    const nextAttemptAt = new Date(this.clock.now().getTime() + pause);
    const fields = { lastError: reason.slice(0, MAX_ERROR_LENGTH), nextAttemptAt, lease: null };
    await this.records.amend({ _id, lease }, { $set: fields, $inc: { version: 1 } });
    return true;
  }
}
