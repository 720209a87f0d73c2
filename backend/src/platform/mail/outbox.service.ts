import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../clock.js';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import { Events } from '../events/events.service.js';
import type { Email } from './email.js';
import { EMAILS_POSTED } from './mail.events.js';
import { OutboxEmail, type OutboxRecord } from './outbox.schema.js';

/**
 * A transactional outbox: emails are stored in the transaction of the change that they report and sent later by the
 * relay. An email is sent if and only if its change was committed, and no caller waits for a mail server.
 */
@Injectable()
export class Outbox {
  private readonly silenced = new AsyncLocalStorage<true>();
  private readonly postedIn = new WeakMap<ClientSession, OutboxRecord[]>();
  private notifyRelay: (emails: readonly OutboxRecord[]) => void = () => undefined;

  constructor(
    @InjectStore(OutboxEmail) private readonly emails: PlainStore<OutboxEmail>,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the emails if the transaction of `session` is committed; those without an address are skipped.
   * @returns the stored emails
   */
  async post(emails: Email | readonly Email[], session: ClientSession): Promise<OutboxRecord[]> {
    if (this.silenced.getStore() === true) return [];
    const addressed = [emails].flat().filter(({ to }) => to !== '');
    if (addressed.length === 0) return [];
    const [sendable = addressed] = await this.events.query(EMAILS_POSTED, addressed, session);
    const now = this.clock.now();
    const records = sendable.map((email) => toRecord(email, now));
    const stored = await this.emails.create<OutboxRecord>(records, session);
    this.notifyAfter(session, stored);
    return stored;
  }

  /** Runs work that sends no emails, such as filling the demo shop. */
  withoutEmails<T>(work: () => Promise<T>): Promise<T> {
    return this.silenced.run(true, work);
  }

  /** @param listener called with emails that are stored, if their transaction was committed */
  onPosted(listener: (emails: readonly OutboxRecord[]) => void): void {
    this.notifyRelay = listener;
  }

  /** A session ends after its transaction was committed or aborted. A retried transaction has the same session. */
  private notifyAfter(session: ClientSession, stored: readonly OutboxRecord[]): void {
    const posted = this.postedIn.get(session);
    if (posted !== undefined) {
      posted.push(...stored);
      return;
    }
    const emails = [...stored];
    this.postedIn.set(session, emails);
    session.once('ended', () => this.notifyRelay(emails));
  }
}

function toRecord({ greeting, paragraphs, facts = [], action, by, ...envelope }: Email, now: Date) {
  const body = { greeting, paragraphs: [...paragraphs], facts: [...facts], action: action ?? null };
  const author = by ? { id: by.id, name: by.name } : null;
  return { cc: [], ...envelope, body, by: author, nextAttemptAt: now, createdAt: now };
}
