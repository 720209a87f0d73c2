import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { retryAfterOf } from './domain/retries.js';
import { signedHeaders } from './domain/signature.js';
import { EventBodies } from './event-bodies.service.js';
import { type Answer, WebhookCaller } from './webhook-caller.service.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';
import type { WebhookDelivery } from './webhook-delivery.schema.js';
import { Webhooks } from './webhooks.service.js';

const GONE = 410;
const MAX_ERROR_LENGTH = 300;

/** Calls webhooks with the events in the queue, at most five at a time. */
@Injectable()
export class WebhookSender extends QueueWorker<WebhookDelivery> {
  protected readonly unreadable = 'Failed to read the deliveries of webhooks';
  protected readonly tooSlow = 'The receiver did not respond in time.';

  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly webhooks: Webhooks,
    private readonly bodies: EventBodies,
    private readonly caller: WebhookCaller,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected claim(limit: number): Promise<WebhookDelivery[]> {
    return this.deliveries.claim(limit);
  }

  /** Never throws: what happened is stored with the delivery. */
  protected async attempt(delivery: WebhookDelivery, signal: AbortSignal): Promise<void> {
    const webhook = await this.webhooks.find(delivery.webhook);
    if (!webhook?.isActive) return this.deliveries.drop(delivery);
    const at = this.clock.now();
    const started = performance.now();
    const attempt = (status: number | null, error = '') => ({
      at,
      status,
      ms: Math.round(performance.now() - started),
      error: error.slice(0, MAX_ERROR_LENGTH),
    });
    let answer: Answer;
    try {
      const [event] = await this.bodies.bodiesOf([delivery]);
      const body = JSON.stringify(event);
      const signed = { id: delivery.event.toHexString(), timestamp: Math.floor(at.getTime() / 1000), body };
      const headers = signedHeaders(signed, this.webhooks.secretsOf(webhook));
      answer = await this.caller.post(webhook.url, body, headers, signal);
    } catch (error) {
      const isLast = await this.deliveries.note(delivery, attempt(null, errorMessage(error)), { isSent: false });
      if (isLast) await this.webhooks.disable(webhook._id, 'FAILING');
      return;
    }
    const { status } = answer;
    const isSent = status >= 200 && status < 300;
    const retryAfter = retryAfterOf(answer.retryAfter, at);
    const isLast = await this.deliveries.note(delivery, attempt(status), { isSent, retryAfter });
    if (status === GONE) await this.webhooks.disable(webhook._id, 'GONE');
    else if (isLast) await this.webhooks.disable(webhook._id, 'FAILING');
  }

  protected succeeded(): Promise<void> {
    return Promise.resolve();
  }

  protected failed(_delivery: WebhookDelivery, reason: string): Promise<void> {
    this.logger.warn(`Failed to deliver an event: ${reason}`);
    return Promise.resolve();
  }
}
