import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { endOfDubaiDay, isDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { MAX_WEBHOOKS } from '@shop/contract/webhook-events';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { rotationUntil } from '../../platform/auth/rotation.js';
import { Seal } from '../../platform/auth/sealing.js';
import { Clock } from '../../platform/clock.js';
import { SESSION_SECRET } from '../../platform/config/config.module.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { findRecord, loadRecord, requireVersion, toObjectId } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { isWebhookUrl } from './domain/outer-address.js';
import { newSecret } from './domain/signature.js';
import type { ReplayDto, SaveWebhookDto, UpdateWebhookDto } from './dto/webhook.requests.js';
import {
  type NewWebhookResponse,
  type QueuedResponse,
  WebhookDeliveryResponse,
  WebhookResponse,
} from './dto/webhook.response.js';
import type { OccurredEvent } from './event-bodies.service.js';
import { OccurredEvents } from './occurred-events.service.js';
import { WebhookCaller } from './webhook-caller.service.js';
import { WebhookDeliveries, wantedBy } from './webhook-deliveries.service.js';
import { WebhookNotices } from './webhook-notices.service.js';
import { WebhookDelivery } from './webhook-delivery.schema.js';
import { Webhook, WEBHOOK_RECORD, type WebhookRecord } from './webhook.schema.js';

const MOST_REPLAYED = 1000;
const MOST_SHOWN = 200;
export const TEST_EVENT = 'webhook.test';

/** Addresses of other software; administrators enter them. */
@Injectable()
export class Webhooks {
  private readonly seal: Seal;

  constructor(
    @InjectModel(Webhook.name) private readonly model: Model<Webhook>,
    @InjectModel(WebhookDelivery.name) private readonly sent: Model<WebhookDelivery>,
    @InjectRecords(Webhook) private readonly records: RecordStore<Webhook>,
    private readonly deliveries: WebhookDeliveries,
    private readonly events: OccurredEvents,
    private readonly caller: WebhookCaller,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly notices: WebhookNotices,
    @Inject(SESSION_SECRET) secret: string,
  ) {
    this.seal = new Seal(secret, 'webhooks');
  }

  async list(): Promise<WebhookResponse[]> {
    const found = await this.model.find().sort({ createdAt: -1, _id: -1 }).lean<WebhookRecord[]>();
    return found.map((one) => WebhookResponse.stored(one));
  }

  find(id: Types.ObjectId): Promise<WebhookRecord | null> {
    return findRecord(this.model, id.toHexString());
  }

  /** The secrets that sign now; one that was sealed with another secret of the shop signs nothing. */
  secretsOf({ secret, previousSecret, previousUntil }: WebhookRecord): string[] {
    const previous = previousUntil !== null && previousUntil > this.clock.now() ? previousSecret : null;
    return [secret, previous].flatMap((sealed) => (sealed === null ? [] : (this.seal.open(sealed) ?? [])));
  }

  /** @throws DomainError VALIDATION_FAILED, TOO_MANY_WEBHOOKS */
  create(body: SaveWebhookDto, actor: Actor): Promise<NewWebhookResponse> {
    const fields = this.fieldsOf(body);
    const secret = newSecret();
    return this.transactions.run(actor, async (session) => {
      if ((await this.model.countDocuments().session(session)) >= MAX_WEBHOOKS) {
        throw refuse('TOO_MANY_WEBHOOKS', { max: MAX_WEBHOOKS });
      }
      const stored = await this.records.insert({ ...fields, secret: this.seal.close(secret) }, { actor, session });
      return { ...WebhookResponse.stored(stored), secret };
    });
  }

  /** Switching it on again forgets why it was switched off. @throws DomainError WEBHOOK_NOT_FOUND, STALE_VERSION */
  update(id: string, body: UpdateWebhookDto, actor: Actor): Promise<WebhookResponse> {
    const fields = { ...this.fieldsOf(body), isActive: body.isActive, disabledWhy: '' };
    return this.transactions.answer(actor, async (session) => {
      const webhook = await this.load(id, session);
      requireVersion(WEBHOOK_RECORD.name, webhook, body.version);
      if (!body.isActive) await this.deliveries.stop(webhook._id, session);
      return WebhookResponse.stored(await this.records.store(webhook, fields, { actor, session }));
    });
  }

  /** @throws DomainError WEBHOOK_NOT_FOUND */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const webhook = await this.load(id, session);
      await this.deliveries.stop(webhook._id, session);
      await this.records.remove(webhook, { actor, session });
      return { _id: id };
    });
  }

  /** Both secrets sign for a day. @throws DomainError WEBHOOK_NOT_FOUND */
  rotateSecret(id: string, actor: Actor): Promise<NewWebhookResponse> {
    const secret = newSecret();
    return this.transactions.run(actor, async (session) => {
      const webhook = await this.load(id, session);
      const previousUntil = rotationUntil(webhook, this.clock.now());
      const rotated = previousUntil && { previousSecret: webhook.secret, previousUntil };
      const fields = { secret: this.seal.close(secret), ...rotated };
      const stored = await this.records.store(webhook, fields, { actor, session, action: 'rotated' });
      return { ...WebhookResponse.stored(stored), secret };
    });
  }

  /** Queues an event about the webhook itself. @throws DomainError WEBHOOK_NOT_FOUND, WEBHOOK_OFF */
  test(id: string, actor: Actor): Promise<QueuedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const webhook = await this.loadActive(id, session);
      const about = { type: TEST_EVENT, resource: 'webhooks' as const, record: webhook._id };
      const event = { ...about, event: new Types.ObjectId(), at: this.clock.now() };
      await this.deliveries.queue(webhook, [event], session);
      return { queued: 1 };
    });
  }

  /** The latest first. @throws DomainError WEBHOOK_NOT_FOUND */
  async deliveriesOf(id: string): Promise<WebhookDeliveryResponse[]> {
    const { _id: webhook } = await loadRecord(this.model, WEBHOOK_RECORD, id);
    const found = await this.sent
      .find({ webhook })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_SHOWN)
      .lean<WebhookDelivery[]>();
    return found.map((one) => WebhookDeliveryResponse.stored(one));
  }

  /** @throws DomainError WEBHOOK_DELIVERY_NOT_FOUND, WEBHOOK_OFF */
  sendAgain(id: string, actor: Actor): Promise<WebhookDeliveryResponse> {
    const _id = toObjectId(id);
    return this.transactions.answer(actor, async (session) => {
      const delivery = _id && (await this.deliveries.sendAgain(_id, session));
      if (!delivery) throw refuse('WEBHOOK_DELIVERY_NOT_FOUND');
      await this.loadActive(delivery.webhook.toHexString(), session);
      return WebhookDeliveryResponse.stored(delivery);
    });
  }

  /** Sends the events of a time again, with the same ids. @throws DomainError WEBHOOK_NOT_FOUND, WEBHOOK_OFF, REPLAY_TOO_LONG */
  async replay(id: string, { from, to, types, onlyCount }: ReplayDto, actor: Actor): Promise<QueuedResponse> {
    const start = isDay(from) ? startOfDubaiDay(from) : new Date(from);
    const end = isDay(to) ? endOfDubaiDay(startOfDubaiDay(to)) : new Date(to);
    if (start > end) throw refuseField('from', 'PERIOD_REVERSED', { to, value: from });
    const isWanted = wantedBy(await loadRecord(this.model, WEBHOOK_RECORD, id));
    const events: OccurredEvent[] = [];
    for await (const event of this.events.between(start, end)) {
      if (isWanted(event) && (types?.includes(event.type) ?? true)) events.push(event);
      if (events.length > MOST_REPLAYED) throw refuse('REPLAY_TOO_LONG', { max: MOST_REPLAYED });
    }
    return this.transactions.answer(actor, async (session) => {
      const webhook = await this.loadActive(id, session);
      if (onlyCount !== true) await this.deliveries.queue(webhook, events, session);
      return { queued: events.length };
    });
  }

  /** By the shop itself; administrators are mailed. */
  async disable(id: Types.ObjectId, why: 'GONE' | 'FAILING'): Promise<void> {
    await this.transactions.run(null, async (session) => {
      const webhook = await findRecord(this.model, id.toHexString(), session);
      if (!webhook?.isActive) return;
      await this.deliveries.stop(id, session);
      await this.records.store(webhook, { isActive: false, disabledWhy: why }, { actor: null, session });
      await this.notices.mailDisabled(webhook, session);
    });
  }

  private load(id: string, session: ClientSession): Promise<WebhookRecord> {
    return loadRecord(this.model, WEBHOOK_RECORD, id, session);
  }

  private async loadActive(id: string, session: ClientSession): Promise<WebhookRecord> {
    const webhook = await this.load(id, session);
    if (!webhook.isActive) throw refuse('WEBHOOK_OFF');
    return webhook;
  }

  private fieldsOf({ url, description, events }: SaveWebhookDto) {
    if (!isWebhookUrl(url, this.caller.allowsLoopback)) throw refuseField('url', 'WEBHOOK_ADDRESS');
    return { url, ...(description !== undefined && { description }), events: [...new Set(events)] };
  }
}
