import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LetterRenderer } from './letter-renderer.js';
import type { OutboxRecord } from './outbox-letter.schema.js';
import { OutboxQueue } from './outbox-queue.service.js';
import { Outbox } from './outbox.service.js';
import { Postman } from './postman.js';

/** Finds what no post of this process announced: letters of another one that died, and those whose pause is over. */
const LOOK_EVERY_MS = 5000;
const CARRIERS = 4;
const ATTEMPT_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 2500;

/** Sends what is in the outbox, a few letters at a time. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly carriers = new Set<Promise<void>>();
  private readonly attempts = new Set<AbortController>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isSearching = false;
  private looksOwed = 0;

  constructor(
    private readonly outbox: Outbox,
    private readonly queue: OutboxQueue,
    private readonly renderer: LetterRenderer,
    private readonly postman: Postman,
  ) {}

  onApplicationBootstrap(): void {
    this.outbox.onLetters((count) => this.look(count));
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    this.wake();
  }

  /** Letters under way are finished if that is soon done; the others stay for the next start or another instance. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    const patience = setTimeout(() => {
      for (const attempt of this.attempts) attempt.abort(new Error('The server is stopping.'));
    }, STOP_WITHIN_MS);
    await Promise.all(this.carriers);
    clearTimeout(patience);
  }

  /** Looks for letters now, until none is due. */
  wake(): void {
    this.isSearching = true;
    this.look(1);
  }

  /** @param looks as many letters are known to have come in, or one to see whether there are any */
  private look(looks: number): void {
    if (this.isStopped) return;
    this.looksOwed += looks;
    while (this.looksOwed > 0 && this.carriers.size < CARRIERS) this.sendCarrier();
  }

  private sendCarrier(): void {
    const carrier = this.carryAll().finally(() => {
      this.carriers.delete(carrier);
      this.look(0);
    });
    this.carriers.add(carrier);
  }

  /** One letter after the other while looks are owed. Never throws: the next look of the timer tries again. */
  private async carryAll(): Promise<void> {
    try {
      while (this.looksOwed > 0 && !this.isStopped) {
        this.looksOwed -= 1;
        const letter = await this.queue.claim();
        if (letter === null) this.isSearching = false;
        else await this.found(letter);
      }
    } catch (error) {
      this.looksOwed = 0;
      this.logger.warn(`The outbox does not answer: ${messageOf(error)}`);
    }
  }

  /** Where a search finds one letter there may be more: another carrier looks while this one is on its way. */
  private async found(letter: OutboxRecord): Promise<void> {
    if (this.isSearching) this.look(1);
    await this.carry(letter);
  }

  private async carry(letter: OutboxRecord): Promise<void> {
    const id = letter._id.toHexString();
    try {
      await this.attempt(letter);
    } catch (error) {
      const reason = messageOf(error);
      const goesOn = await this.queue.unsent(letter, reason);
      if (goesOn) this.logger.warn(`Letter ${id} was not sent and will be tried again: ${reason}`);
      else this.logger.error(`Letter ${id} was given up after ${letter.attempts} attempts: ${reason}`);
      return;
    }
    await this.queue.sent(letter);
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
