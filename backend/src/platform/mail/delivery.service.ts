import { Injectable, Logger } from '@nestjs/common';
import { LetterRenderer } from './letter-renderer.js';
import type { OutboxRecord } from './outbox-letter.schema.js';
import { OutboxQueue } from './outbox-queue.service.js';
import { Postman } from './postman.js';

const ATTEMPT_WITHIN_MS = 60_000;
/** Half of what letters are taken up for: who is behind gives the rest back. */
const ALL_WITHIN_MS = 150_000;
/** What was sent and is not noted yet would be sent again if the server died now. */
const NOTE_WITHIN_MS = 250;

/** Delivers letters that were taken up together, one after the other, and notes what became of them. */
@Injectable()
export class Delivery {
  private readonly logger = new Logger(Delivery.name);
  private readonly attempts = new Set<AbortController>();
  private isStopping = false;

  constructor(
    private readonly queue: OutboxQueue,
    private readonly renderer: LetterRenderer,
    private readonly postman: Postman,
  ) {}

  async deliver(letters: readonly OutboxRecord[]): Promise<void> {
    const started = performance.now();
    let notedAt = started;
    let sent: OutboxRecord[] = [];
    for (const [at, letter] of letters.entries()) {
      if (this.isStopping || performance.now() - started > ALL_WITHIN_MS) {
        await this.queue.untried(letters.slice(at));
        break;
      }
      if (await this.isDelivered(letter)) sent.push(letter);
      if (performance.now() - notedAt < NOTE_WITHIN_MS) continue;
      await this.queue.sent(sent);
      sent = [];
      notedAt = performance.now();
    }
    await this.queue.sent(sent);
  }

  /** No further letter is begun. */
  finish(): void {
    this.isStopping = true;
  }

  abort(): void {
    for (const attempt of this.attempts) attempt.abort(new Error('The server is stopping.'));
  }

  /** false for a letter that was not sent, which is noted by then */
  private async isDelivered(letter: OutboxRecord): Promise<boolean> {
    try {
      await this.attempt(letter);
      return true;
    } catch (error) {
      const id = letter._id.toHexString();
      const reason = messageOf(error);
      const goesOn = await this.queue.unsent(letter, reason);
      if (goesOn) this.logger.warn(`Letter ${id} was not sent and will be tried again: ${reason}`);
      else this.logger.error(`Letter ${id} was given up after ${letter.attempts} attempts: ${reason}`);
      return false;
    }
  }

  private async attempt(letter: OutboxRecord): Promise<void> {
    const attempt = new AbortController();
    const limit = setTimeout(() => attempt.abort(new Error('The mail server takes too long.')), ATTEMPT_WITHIN_MS);
    this.attempts.add(attempt);
    try {
      const name = { id: letter._id.toHexString(), createdAt: letter.createdAt };
      await this.postman.deliver(this.renderer.render(letter), name, attempt.signal);
    } finally {
      clearTimeout(limit);
      this.attempts.delete(attempt);
    }
  }
}

/** An attempt that was ended says why in its cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'AbortError' && error.cause instanceof Error ? error.cause.message : error.message;
}
