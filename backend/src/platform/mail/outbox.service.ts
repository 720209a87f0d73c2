import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../clock.js';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import type { Email } from './email.js';
import { OutboxEmail, type OutboxRecord } from './outbox.schema.js';

type Replacement = (email: Email, session: ClientSession) => Promise<Email>;

/**
 * A transactional outbox: e-mails are stored in the transaction of the change that they report and sent later by the
 * relay. An e-mail is sent if and only if its change was committed, and no caller waits for a mail server.
 */
@Injectable()
export class Outbox {
  private readonly silenced = new AsyncLocalStorage<true>();
  private readonly sessions = new WeakSet<ClientSession>();
  private notifyRelay: () => void = () => undefined;
  private replacement: Replacement = (email) => Promise.resolve(email);

  constructor(
    @InjectStore(OutboxEmail) private readonly emails: PlainStore<OutboxEmail>,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the e-mails if the transaction of `session` is committed; those without an address are skipped.
   * @returns the stored e-mails
   */
  async post(emails: Email | readonly Email[], session: ClientSession): Promise<OutboxRecord[]> {
    if (this.silenced.getStore() === true) return [];
    const now = this.clock.now();
    const addressed = [emails].flat().filter(({ to }) => to !== '');
    const records: ReturnType<typeof toRecord>[] = [];
    for (const email of addressed) records.push(toRecord(await this.replacement(email, session), now));
    if (records.length === 0) return [];
    const stored = await this.emails.create<OutboxRecord>(records, session);
    this.notifyAfter(session);
    return stored;
  }

  /** @param replacement returns what is sent in place of an e-mail */
  replaceBefore(replacement: Replacement): void {
    this.replacement = replacement;
  }

  /** Runs work that sends no e-mails, such as filling the demo shop. */
  withoutEmails<T>(work: () => Promise<T>): Promise<T> {
    return this.silenced.run(true, work);
  }

  /** @param listener called when there may be new e-mails */
  onPosted(listener: () => void): void {
    this.notifyRelay = listener;
  }

  /** A session ends after its transaction was committed or aborted. A retried transaction has the same session. */
  private notifyAfter(session: ClientSession): void {
    if (this.sessions.has(session)) return;
    this.sessions.add(session);
    session.once('ended', () => this.notifyRelay());
  }
}

function toRecord({ greeting, paragraphs, facts = [], action, by, ...envelope }: Email, now: Date) {
  const body = { greeting, paragraphs: [...paragraphs], facts: [...facts], action: action ?? null };
  const author = by && { id: by.id, name: by.name };
  return { ...envelope, body, ...(author && { by: author }), nextAttemptAt: now, createdAt: now };
}
