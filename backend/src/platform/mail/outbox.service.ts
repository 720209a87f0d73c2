import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { insertWhole } from '../database/insert.js';
import { Clock } from '../clock.js';
import type { Letter } from './letter.js';
import { OutboxLetter, type OutboxRecord } from './outbox-letter.schema.js';

type Listener = (letters: readonly OutboxRecord[]) => void;

/**
 * Letters are stored in the transaction of the change that they tell of, and sent afterwards by the relay: a letter goes
 * out if and only if its change was made, and no caller waits for a mail server. See docs/decisions.
 */
@Injectable()
export class Outbox {
  private readonly muted = new AsyncLocalStorage<true>();
  private readonly posted = new WeakMap<ClientSession, OutboxRecord[]>();
  private tellRelay: Listener = () => undefined;

  constructor(
    @InjectModel(OutboxLetter.name) private readonly letters: Model<OutboxLetter>,
    private readonly clock: Clock,
  ) {}

  /** Sends the letters if the transaction of `session` is committed. */
  async post(letters: Letter | readonly Letter[], session: ClientSession): Promise<void> {
    if (this.muted.getStore() === true) return;
    const now = this.clock.now();
    const records = [letters].flat().map((letter) => toRecord(letter, now));
    await insertWhole(this.letters, records, session);
    this.tellAfter(session, records);
  }

  /** Runs work whose letters are for nobody: the demo shop is filled through the same services as a real one. */
  withoutLetters<T>(work: () => Promise<T>): Promise<T> {
    return this.muted.run(true, work);
  }

  /** `tell` is called with letters that may be due now; the relay names itself here. */
  onLetters(tell: Listener): void {
    this.tellRelay = tell;
  }

  /** Letters that were never taken up are due. */
  announce(letters: readonly OutboxRecord[]): void {
    this.tellRelay(letters);
  }

  /** A session ends soon after its transaction, however that went; a retried transaction has the same session. */
  private tellAfter(session: ClientSession, records: readonly OutboxRecord[]): void {
    const before = this.posted.get(session);
    this.posted.set(session, [...(before ?? []), ...records]);
    if (before === undefined) session.once('ended', () => this.announce(this.posted.get(session) ?? []));
  }
}

function toRecord({ to, subject, replyTo, secret, ...letter }: Letter, now: Date): OutboxRecord {
  const { greeting, paragraphs, facts = [], action = null } = letter;
  return {
    _id: new Types.ObjectId(),
    to,
    replyTo: replyTo ?? null,
    subject,
    body: { greeting, paragraphs: [...paragraphs], facts: [...facts], action },
    secret: secret ?? false,
    state: 'pending',
    attempts: 0,
    nextAttemptAt: now,
    lease: null,
    lastError: null,
    sentAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
