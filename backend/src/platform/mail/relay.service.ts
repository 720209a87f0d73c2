import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EmailRenderer } from './email-renderer.js';
import { MailTransport } from './mail-transport.js';
import { MailedDocuments } from './mailed-documents.service.js';
import { OutboxQueue } from './outbox-queue.service.js';
import type { OutboxRecord } from './outbox.schema.js';
import { Outbox } from './outbox.service.js';
import { errorMessage } from '../errors/error-message.js';

/** Finds e-mails of servers that died, and those whose pause after a failed attempt has ended. */
const POLL_INTERVAL_MS = 5000;
/** Callers get their response before the relay starts, and e-mails of the same moment are claimed together. */
const START_DELAY_MS = 100;
/** E-mails that are sent at the same time. */
const BATCH_SIZE = 5;
const ATTEMPT_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 2500;

/** Sends the e-mails in the outbox, one batch after the other. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly attempts = new Set<AbortController>();
  private pollTimer: NodeJS.Timeout | undefined;
  private startTimer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private mayHaveWork = false;
  private isStopped = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly queue: OutboxQueue,
    private readonly renderer: EmailRenderer,
    private readonly transport: MailTransport,
    private readonly documents: MailedDocuments,
  ) {}

  onApplicationBootstrap(): void {
    this.outbox.onPosted(() => this.wakeSoon());
    this.pollTimer = setInterval(() => this.wake(), POLL_INTERVAL_MS).unref();
    this.wake();
  }

  /** Waits a moment for the e-mails that are being sent, then aborts them. The next start sends them again. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.pollTimer);
    clearTimeout(this.startTimer);
    const abortTimer = setTimeout(() => {
      for (const attempt of this.attempts) attempt.abort(new Error('The server is stopping.'));
    }, STOP_TIMEOUT_MS);
    await this.running;
    clearTimeout(abortTimer);
  }

  /** Sends e-mails until none is due. */
  wake(): void {
    this.mayHaveWork = true;
    if (this.isStopped || this.running !== null) return;
    this.running = this.sendAll().finally(() => {
      this.running = null;
      if (this.mayHaveWork) this.wake();
    });
  }

  private wakeSoon(): void {
    if (this.isStopped) return;
    this.startTimer ??= setTimeout(() => {
      this.startTimer = undefined;
      this.wake();
    }, START_DELAY_MS);
  }

  /** Never throws: the timer tries again. */
  private async sendAll(): Promise<void> {
    try {
      while (this.mayHaveWork && !this.isStopped) {
        this.mayHaveWork = false;
        const batch = await this.queue.claim(BATCH_SIZE);
        if (batch.length > 0) this.mayHaveWork = true;
        await Promise.all(batch.map((email) => this.send(email)));
      }
    } catch (error) {
      this.mayHaveWork = false;
      this.logger.warn(`The outbox can't be read: ${errorMessage(error)}`);
    }
  }

  private async send(email: OutboxRecord): Promise<void> {
    try {
      await this.attempt(email);
    } catch (error) {
      const id = email._id.toHexString();
      const reason = reasonOf(error);
      const isRetried = await this.queue.markFailed(email, reason);
      if (isRetried) this.logger.warn(`E-mail ${id} was not sent and will be tried again: ${reason}`);
      else this.logger.error(`E-mail ${id} has failed after ${email.attempts} attempts: ${reason}`);
      return;
    }
    await this.queue.markSent(email);
  }

  private async attempt(email: OutboxRecord): Promise<void> {
    const attempt = new AbortController();
    const timer = setTimeout(() => attempt.abort(new Error('The mail server takes too long.')), ATTEMPT_TIMEOUT_MS);
    this.attempts.add(attempt);
    try {
      const id = { id: email._id.toHexString(), createdAt: email.createdAt };
      const files = await this.documents.filesOf(email);
      await this.transport.send(this.renderer.render(email, files), id, attempt.signal);
    } finally {
      clearTimeout(timer);
      this.attempts.delete(attempt);
    }
  }
}

/** The cause of an aborted attempt says why it was aborted. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'AbortError' && error.cause instanceof Error ? error.cause.message : error.message;
}
