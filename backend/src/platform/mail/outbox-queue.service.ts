import { DAY_MS } from '@shop/contract/dubai-day';
import { grouped } from '@shop/contract/grouped';
import { Injectable } from '@nestjs/common';
import { Types, type UpdateQuery } from 'mongoose';
import { Clock } from '../clock.js';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import { DailyTask } from '../jobs/daily-task.js';
import { LEASE_MS, pauseAfter } from '../jobs/backoff.js';
import { OutboxEmail, type OutboxRecord } from './outbox.schema.js';

const MAX_ERROR_LENGTH = 500;
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
    const found = await this.emails.reads
      .find(dueAt(this.clock.now()))
      .sort({ nextAttemptAt: 1 })
      .limit(limit)
      .lean<OutboxRecord[]>();
    return found.length === 0 ? [] : this.claimKnown(found);
  }

  /** Claims those of these emails that are stored and due. */
  async claimKnown(emails: readonly OutboxRecord[]): Promise<OutboxRecord[]> {
    const now = this.clock.now();
    const ids = { _id: { $in: emails.map(({ _id }) => _id) } };
    const claim = { lease: new Types.ObjectId(), nextAttemptAt: new Date(now.getTime() + LEASE_MS) };
    const claimed = await this.emails.changeAll(
      { ...ids, ...dueAt(now) },
      { $set: claim, $inc: { attempts: 1, version: 1 } },
    );
    if (claimed === emails.length) return emails.map((email) => ({ ...email, ...claim, attempts: email.attempts + 1 }));
    return claimed === 0 ? [] : this.emails.reads.find({ ...ids, lease: claim.lease }).lean<OutboxRecord[]>();
  }

  async markSent(emails: readonly OutboxRecord[]): Promise<void> {
    const sent = { state: 'sent', sentAt: this.clock.now(), lastError: null } as const;
    const isSecret = ({ secret }: OutboxRecord) => secret;
    await this.finish(
      emails.filter((email) => !isSecret(email)),
      sent,
    );
    await this.finish(emails.filter(isSecret), { ...sent, body: null });
  }

  /**
   * Records that these emails were not sent, all for the same reason.
   * @returns those without another attempt
   */
  async markFailed(emails: readonly OutboxRecord[], reason: string): Promise<OutboxRecord[]> {
    const lastError = reason.slice(0, MAX_ERROR_LENGTH);
    const now = this.clock.now().getTime();
    const ended: OutboxRecord[] = [];
    for (const group of grouped(emails, ({ attempts, secret }) => `${attempts} ${secret}`).values()) {
      const [{ attempts, secret }] = group;
      const pause = pauseAfter(attempts);
      if (pause === null) ended.push(...group);
      await this.finish(
        group,
        pause === null
          ? { state: 'failed', lastError, ...(secret && { body: null }) }
          : { lastError, nextAttemptAt: new Date(now + pause) },
      );
    }
    return ended;
  }

  async counts(): Promise<UnsentCounts> {
    const [pending, failed] = await Promise.all([
      this.emails.reads.countDocuments({ state: 'pending' }),
      this.emails.reads.countDocuments({ state: 'failed' }),
    ]);
    return { pending, failed };
  }

  /** Leaves out emails whose lease has ended and that another relay has claimed. */
  private async finish(emails: readonly OutboxRecord[], fields: UpdateQuery<OutboxEmail>): Promise<void> {
    if (emails.length === 0) return;
    const claimed = {
      _id: { $in: emails.map(({ _id }) => _id) },
      lease: { $in: emails.map(({ lease }) => lease) },
    };
    await this.emails.changeAll(claimed, { $set: { ...fields, lease: null }, $inc: { version: 1 } });
  }
}

const dueAt = (now: Date) => ({ state: 'pending', nextAttemptAt: { $lte: now } }) as const;

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
