import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Clock } from '../time/clock.js';
import type { Letter } from './letter.js';
import { OutboxLetter } from './outbox-letter.schema.js';

/**
 * Letters are stored in the transaction of the change that they tell of, and sent afterwards by the relay: a letter goes
 * out if and only if its change was made, and no caller waits for a mail server. See docs/decisions.
 */
@Injectable()
export class Outbox {
  private readonly muted = new AsyncLocalStorage<true>();
  private readonly posted = new WeakMap<ClientSession, number>();
  private tellRelay: (count: number) => void = () => undefined;

  constructor(
    @InjectModel(OutboxLetter.name) private readonly letters: Model<OutboxLetter>,
    private readonly clock: Clock,
  ) {}

  /** Sends the letter if the transaction of `session` is committed. */
  async post(letter: Letter, session: ClientSession): Promise<void> {
    if (this.muted.getStore() === true) return;
    const { greeting, paragraphs, facts = [], action = null, ...envelope } = letter;
    const createdAt = this.clock.now();
    const body = { greeting, paragraphs, facts, action };
    await this.letters.insertMany([{ ...envelope, body, createdAt, nextAttemptAt: createdAt }], { session });
    this.tellAfter(session);
  }

  /** Runs work whose letters are for nobody: the demo shop is filled through the same services as a real one. */
  withoutLetters<T>(work: () => Promise<T>): Promise<T> {
    return this.muted.run(true, work);
  }

  /** `tell` is called when so many letters may have come in; the relay names itself here. */
  onLetters(tell: (count: number) => void): void {
    this.tellRelay = tell;
  }

  /** So many letters may be due that were posted before. */
  announce(count: number): void {
    this.tellRelay(count);
  }

  /** A session ends soon after its transaction, however that went; a retried transaction has the same session. */
  private tellAfter(session: ClientSession): void {
    const before = this.posted.get(session) ?? 0;
    this.posted.set(session, before + 1);
    if (before === 0) session.once('ended', () => this.announce(this.posted.get(session) ?? 0));
  }
}
