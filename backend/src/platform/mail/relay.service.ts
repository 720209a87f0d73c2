import { grouped } from '@shop/contract/grouped';
import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../jobs/queue-worker.js';
import { EmailRenderer } from './email-renderer.js';
import { MailTransport } from './mail-transport.js';
import { MailedDocuments } from './mailed-documents.service.js';
import { OutboxQueue } from './outbox-queue.service.js';
import type { OutboxRecord } from './outbox.schema.js';
import { Outbox } from './outbox.service.js';

/** Emails of this server that wait to be claimed without a search; the next poll finds the others. */
const MOST_KNOWN = 100;

interface Unsent {
  readonly email: OutboxRecord;
  readonly reason: string;
}

/** Sends the emails in the outbox: at once those that this server stored, and all that are due at the next poll. */
@Injectable()
export class Relay extends QueueWorker<OutboxRecord> {
  protected readonly unreadable = 'Failed to read the outbox';
  protected readonly tooSlow = 'The mail server did not respond in time.';
  private readonly known: OutboxRecord[] = [];
  private readonly sent: OutboxRecord[] = [];
  private readonly unsent: Unsent[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly queue: OutboxQueue,
    private readonly renderer: EmailRenderer,
    private readonly transport: MailTransport,
    private readonly documents: MailedDocuments,
  ) {
    super();
  }

  override onApplicationBootstrap(): void {
    this.outbox.onPosted((emails) => {
      this.known.push(...emails.slice(0, MOST_KNOWN - this.known.length));
      this.wakeSoon();
    });
    super.onApplicationBootstrap();
  }

  protected claim(limit: number): Promise<OutboxRecord[]> {
    const known = this.known.splice(0, limit);
    if (this.known.length > 0) this.wake();
    return known.length > 0 ? this.queue.claimKnown(known) : this.queue.claim(limit);
  }

  protected async attempt(email: OutboxRecord, signal: AbortSignal): Promise<void> {
    const id = { id: email._id.toHexString(), createdAt: email.createdAt };
    const files = await this.documents.filesOf(email);
    await this.transport.send(this.renderer.render(email, files), id, signal);
  }

  protected succeeded(email: OutboxRecord): Promise<void> {
    this.sent.push(email);
    return Promise.resolve();
  }

  protected override async batchEnded(): Promise<void> {
    await Promise.all([this.queue.markSent(this.sent.splice(0)), this.markUnsent(this.unsent.splice(0))]);
  }

  protected failed(email: OutboxRecord, reason: string): Promise<void> {
    this.unsent.push({ email, reason });
    return Promise.resolve();
  }

  private async markUnsent(unsent: readonly Unsent[]): Promise<void> {
    for (const [reason, group] of grouped(unsent, (one) => one.reason)) {
      const emails = group.map(({ email }) => email);
      const ended = await this.queue.markFailed(emails, reason);
      for (const email of emails) {
        const id = email._id.toHexString();
        if (ended.includes(email)) this.logger.error(`Email ${id} failed after ${email.attempts} attempts: ${reason}`);
        else this.logger.warn(`Failed to send email ${id}; it will be retried: ${reason}`);
      }
    }
  }
}
