import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ALL_EVENTS } from '@shop/contract/webhook-events';
import { type ClientSession, type Model, Types } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { OnEvent } from '../../platform/events/events.js';
import { ChangeFeed } from '../../platform/history/change-feed.service.js';
import { HISTORY_WRITTEN } from '../../platform/history/history.events.js';
import type { HistoryEntryRecord } from '../../platform/history/history-entry.schema.js';
import { LEASE_MS } from '../../platform/jobs/backoff.js';
import { pauseAfterAttempt } from './domain/retries.js';
import type { OccurredEvent } from './event-bodies.service.js';
import { occurredIn } from './occurred-events.service.js';
import { type DeliveryAttempt, WebhookDelivery } from './webhook-delivery.schema.js';
import { Webhook, type WebhookRecord } from './webhook.schema.js';

/** Events on their way to webhooks, as a work queue. */
@Injectable()
export class WebhookDeliveries implements OnModuleInit {
  /** The active webhooks, so that no write must read them; a change on another server arrives within a second. */
  active: readonly WebhookRecord[] = [];

  constructor(
    @InjectStore(WebhookDelivery) private readonly deliveries: PlainStore<WebhookDelivery>,
    @InjectModel(Webhook.name) private readonly webhooks: Model<Webhook>,
    private readonly clock: Clock,
    private readonly feed: ChangeFeed,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.feed.onChange(async (changes) => {
      if (changes === null || changes.some(({ resource }) => resource === 'webhooks')) await this.refresh();
    });
  }

  /** Queues the events of a transaction in it: they are delivered if and only if it is committed. */
  @OnEvent(HISTORY_WRITTEN)
  async queueWritten(entries: readonly HistoryEntryRecord[], { session }: ChangeContext): Promise<void> {
    const events = entries.flatMap(occurredIn);
    if (events.length === 0) return;
    for (const webhook of this.active) await this.queue(webhook, events.filter(wantedBy(webhook)), session);
  }

  private async refresh(): Promise<void> {
    this.active = await this.webhooks.find({ isActive: true }).lean<WebhookRecord[]>();
  }

  /** Ends a delivery whose webhook was switched off in the meantime. */
  async drop({ _id, lease }: WebhookDelivery): Promise<void> {
    await this.deliveries.changeOne({ _id, lease }, { $set: { state: 'failed', lease: null } });
  }

  async queue(
    { _id: webhook }: Pick<WebhookRecord, '_id'>,
    events: readonly OccurredEvent[],
    session: ClientSession,
  ): Promise<void> {
    const now = this.clock.now();
    const state = { state: 'waiting' as const, attempts: [], nextAttemptAt: now, lease: null, createdAt: now };
    await this.deliveries.insert(
      events.map((event) => ({ _id: new Types.ObjectId(), webhook, ...event, ...state })),
      session,
    );
  }

  /** Claims deliveries that are due. Workers that claim at the same moment never get the same one. */
  async claim(webhook: Types.ObjectId, limit: number): Promise<WebhookDelivery[]> {
    const now = this.clock.now();
    const due = { webhook, state: 'waiting', nextAttemptAt: { $lte: now } } as const;
    const found = await this.deliveries.reads
      .find(due)
      .sort({ nextAttemptAt: 1 })
      .limit(limit)
      .lean<WebhookDelivery[]>();
    if (found.length === 0) return [];
    const ids = { _id: { $in: found.map(({ _id }) => _id) } };
    const lease = new Types.ObjectId();
    const nextAttemptAt = new Date(now.getTime() + LEASE_MS);
    await this.deliveries.changeAll({ ...ids, ...due }, { $set: { lease, nextAttemptAt } });
    return this.deliveries.reads.find({ ...ids, lease }).lean<WebhookDelivery[]>();
  }

  /** Stores an attempt. @returns true if it was the last one, and since the first one the receiver took no event at all */
  async note(
    { _id, webhook, lease, attempts }: WebhookDelivery,
    attempt: DeliveryAttempt,
    { isSent, retryAfter = null }: { readonly isSent: boolean; readonly retryAfter?: number | null },
  ): Promise<boolean> {
    const pause = isSent ? null : pauseAfterAttempt(attempts.length + 1, retryAfter);
    const state = isSent ? 'sent' : pause === null ? 'failed' : 'waiting';
    const nextAttemptAt = new Date(this.clock.now().getTime() + (pause ?? 0));
    const fields = { state, nextAttemptAt, lease: null } as const;
    await this.deliveries.changeOne({ _id, lease }, { $set: fields, $push: { attempts: attempt } });
    if (state !== 'failed') return false;
    const since = attempts[0]?.at ?? attempt.at;
    return (await this.deliveries.reads.exists({ webhook, state: 'sent', nextAttemptAt: { $gte: since } })) === null;
  }

  /** Sends a delivery once more, from the first pause on. @returns null if there is none */
  async sendAgain(_id: Types.ObjectId, session: ClientSession): Promise<WebhookDelivery | null> {
    const fields = { state: 'waiting', attempts: [], nextAttemptAt: this.clock.now(), lease: null } as const;
    return this.deliveries.changeAndRead<WebhookDelivery>({ _id }, { $set: fields }, { session });
  }

  /** Deliveries of the webhook that still wait will not be tried again. */
  async stop(webhook: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.deliveries.changeAll({ webhook, state: 'waiting' }, { $set: { state: 'failed', lease: null } }, session);
  }
}

export const wantedBy =
  ({ events }: Pick<WebhookRecord, 'events'>) =>
  ({ type }: OccurredEvent): boolean =>
    events.includes(ALL_EVENTS) || events.includes(type);
