import { Injectable } from '@nestjs/common';
import { Types, type UpdateQuery } from 'mongoose';
import { Clock } from '../clock.js';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import { DailyTask } from '../jobs/daily-task.js';
import { LEASE_MS, pauseAfter } from '../jobs/backoff.js';
import { OutboxEmail, type OutboxRecord } from './outbox.schema.js';

const MAX_ERROR_LENGTH = 500;
const DAY_MS = 86_400_000;
const SENT_RETENTION_MS = 90 * DAY_MS;
/** Payment requests are still looked up in later years. */
const ABOUT_RECORDS_RETENTION_MS = 5 * 366 * DAY_MS;

export interface UnsentCounts {
  readonly pending: number;
  readonly failed: number;
}

/** The outbox as a work queue: a claimed email belongs to one relay until its lease ends. */
@Injectable()
export class OutboxQueue {
  constructor(
    @InjectStore(OutboxEmail) private readonly emails: PlainStore<OutboxEmail>,
    private readonly clock: Clock,
  ) {}

  /** Claims the emails that are due first. Relays that claim at the same moment never get the same email. */
  async claim(limit: number): Promise<OutboxRecord[]> {
    const now = this.clock.now();
    const due = { state: 'pending', nextAttemptAt: { $lte: now } } as const;
    const found = await this.emails.reads.find(due).sort({ nextAttemptAt: 1 }).limit(limit).select('_id').lean();
    if (found.length === 0) return [];
    const ids = { _id: { $in: found.map(({ _id }) => _id) } };
    const lease = new Types.ObjectId();
    const leaseEnd = new Date(now.getTime() + LEASE_MS);
    await this.emails.changeAll(
      { ...ids, ...due },
      { $set: { lease, nextAttemptAt: leaseEnd }, $inc: { attempts: 1, version: 1 } },
    );
    return this.emails.reads.find({ ...ids, lease }).lean<OutboxRecord[]>();
  }

  async markSent(email: OutboxRecord): Promise<void> {
    const sent = { state: 'sent', sentAt: this.clock.now(), lastError: null } as const;
    await this.finish(email, { ...sent, ...(email.secret && { body: null }) });
  }

  /** @returns true if there will be another attempt */
  async markFailed(email: OutboxRecord, reason: string): Promise<boolean> {
    const lastError = reason.slice(0, MAX_ERROR_LENGTH);
    const pause = pauseAfter(email.attempts);
    if (pause === null) {
      await this.finish(email, { state: 'failed', lastError, ...(email.secret && { body: null }) });
      return false;
    }
    await this.finish(email, { lastError, nextAttemptAt: new Date(this.clock.now().getTime() + pause) });
    return true;
  }

  async counts(): Promise<UnsentCounts> {
    const [pending, failed] = await Promise.all([
      this.emails.reads.countDocuments({ state: 'pending' }),
      this.emails.reads.countDocuments({ state: 'failed' }),
    ]);
    return { pending, failed };
  }

  /** Changes nothing if the lease has ended and another relay has claimed the email. */
  private async finish({ _id, lease }: OutboxRecord, fields: UpdateQuery<OutboxEmail>): Promise<void> {
    await this.emails.changeOne({ _id, lease }, { $set: { ...fields, lease: null }, $inc: { version: 1 } });
  }
}

/** Deletes emails 90 days after they were sent, those about a record after five years. Failed ones stay until staff have handled them. */
@Injectable()
export class OutboxCleaning extends DailyTask {
  protected readonly failure = 'Failed to delete old emails';

  constructor(
    @InjectStore(OutboxEmail) private readonly emails: PlainStore<OutboxEmail>,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const now = this.clock.now().getTime();
    const old = { state: 'sent', sentAt: { $lt: new Date(now - SENT_RETENTION_MS) } } as const;
    await this.emails.removeAll({ ...old, about: null });
    await this.emails.removeAll({ state: 'sent', sentAt: { $lt: new Date(now - ABOUT_RECORDS_RETENTION_MS) } });
  }
}
