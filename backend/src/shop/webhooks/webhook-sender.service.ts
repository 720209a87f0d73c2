import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { POLL_INTERVAL_MS, QueueWorker } from '../../platform/jobs/queue-worker.js';
import { retryAfterOf } from './domain/retries.js';
import { signedHeaders } from './domain/signature.js';
import { EventBodies } from './event-bodies.service.js';
import { type Answer, WebhookCaller } from './webhook-caller.service.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';
import type { WebhookDelivery } from './webhook-delivery.schema.js';
import type { WebhookRecord } from './webhook.schema.js';
import { Webhooks } from './webhooks.service.js';

const GONE = 410;
const MAX_ERROR_LENGTH = 300;

/** Calls webhooks with the events in the queue: each one at most five times at once, so that a slow one delays no other. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lanes = new Map<string, WebhookLane>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly webhooks: Webhooks,
    private readonly bodies: EventBodies,
    private readonly caller: WebhookCaller,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([...this.lanes.values()].map((lane) => lane.beforeApplicationShutdown()));
  }

  /** Works until nothing is due. */
  wake(): void {
    for (const { _id } of this.deliveries.active) {
      const id = _id.toHexString();
      const lane = this.lanes.get(id) ?? new WebhookLane(_id, this.deliveries, this.attempt);
      this.lanes.set(id, lane);
      lane.wake();
    }
  }

  /** Never throws: what happened is stored with the delivery. */
  private readonly attempt = async (delivery: WebhookDelivery, signal: AbortSignal): Promise<void> => {
    const webhook = await this.webhooks.find(delivery.webhook);
    if (!webhook?.isActive) return this.deliveries.drop(delivery);
    const at = this.clock.now();
    const started = performance.now();
    const answer = await this.call(webhook, delivery, at, signal).catch((error: unknown) => errorMessage(error));
    const [status, failure] = typeof answer === 'string' ? [null, answer] : [answer.status, ''];
    const isSent = status !== null && status >= 200 && status < 300;
    const retryAfter = typeof answer === 'string' ? null : retryAfterOf(answer.retryAfter, at);
    const ms = Math.round(performance.now() - started);
    const attempt = { at, status, ms, error: failure.slice(0, MAX_ERROR_LENGTH) };
    const isDead = await this.deliveries.note(delivery, attempt, { isSent, retryAfter });
    if (status === GONE) await this.webhooks.disable(webhook._id, 'GONE');
    else if (isDead) await this.webhooks.disable(webhook._id, 'FAILING');
  };

  private async call(
    webhook: WebhookRecord,
    delivery: WebhookDelivery,
    at: Date,
    signal: AbortSignal,
  ): Promise<Answer> {
    const [event] = await this.bodies.bodiesOf([delivery]);
    const body = JSON.stringify(event);
    const signed = { id: delivery.event.toHexString(), timestamp: Math.floor(at.getTime() / 1000), body };
    const headers = signedHeaders(signed, this.webhooks.secretsOf(webhook));
    return this.caller.post(webhook.url, body, headers, signal);
  }
}

/** The deliveries of one webhook. */
class WebhookLane extends QueueWorker<WebhookDelivery> {
  protected readonly unreadable = 'Failed to read the deliveries of webhooks';
  protected readonly tooSlow = 'The receiver did not respond in time.';

  constructor(
    private readonly webhook: Types.ObjectId,
    private readonly deliveries: WebhookDeliveries,
    private readonly call: (delivery: WebhookDelivery, signal: AbortSignal) => Promise<void>,
  ) {
    super();
  }

  protected claim(limit: number): Promise<WebhookDelivery[]> {
    return this.deliveries.claim(this.webhook, limit);
  }

  protected attempt(delivery: WebhookDelivery, signal: AbortSignal): Promise<void> {
    return this.call(delivery, signal);
  }

  protected succeeded(): Promise<void> {
    return Promise.resolve();
  }

  protected failed(_delivery: WebhookDelivery, reason: string): Promise<void> {
    this.logger.warn(`Failed to deliver an event: ${reason}`);
    return Promise.resolve();
  }
}
