import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../jobs/queue-worker.js';
import { EmailRenderer } from './email-renderer.js';
import { MailTransport } from './mail-transport.js';
import { MailedDocuments } from './mailed-documents.service.js';
import { OutboxQueue } from './outbox-queue.service.js';
import type { OutboxRecord } from './outbox.schema.js';
import { Outbox } from './outbox.service.js';

/** Sends the emails in the outbox. */
@Injectable()
export class Relay extends QueueWorker<OutboxRecord> {
  protected readonly unreadable = 'Failed to read the outbox';
  protected readonly tooSlow = 'The mail server did not respond in time.';

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
    this.outbox.onPosted(() => this.wakeSoon());
    super.onApplicationBootstrap();
  }

  protected claim(limit: number): Promise<OutboxRecord[]> {
    return this.queue.claim(limit);
  }

  protected async attempt(email: OutboxRecord, signal: AbortSignal): Promise<void> {
    const id = { id: email._id.toHexString(), createdAt: email.createdAt };
    const files = await this.documents.filesOf(email);
    await this.transport.send(this.renderer.render(email, files), id, signal);
  }

  protected async succeeded(email: OutboxRecord): Promise<void> {
    await this.queue.markSent(email);
  }

  protected async failed(email: OutboxRecord, reason: string): Promise<void> {
    const id = email._id.toHexString();
    const isRetried = await this.queue.markFailed(email, reason);
    if (isRetried) this.logger.warn(`Failed to send email ${id}; it will be retried: ${reason}`);
    else this.logger.error(`Email ${id} failed after ${email.attempts} attempts: ${reason}`);
  }
}
