import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { Clock } from '../clock.js';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import { findRecord, toObjectId } from '../database/record.js';
import { allowedEmailActions } from './domain/delivery.rules.js';
import { EmailRenderer } from './email-renderer.js';
import { type EmailContentResponse, type EmailResponse, toEmail } from './email.response.js';
import type { RecordResource } from '@shop/contract/records';
import { OutboxEmail, type OutboxRecord } from './outbox.schema.js';
import { afterTransaction, Transactions } from '../database/transactions.js';
import type { Actor } from '../auth/actor.js';
import { Relay } from './relay.service.js';
import { refuse } from '../errors/refuse.js';

/** Emails about one record that are listed. */
const MOST_SHOWN = 100;

/** The outbox for staff. */
@Injectable()
export class MailService {
  constructor(
    @InjectModel(OutboxEmail.name) private readonly emails: Model<OutboxEmail>,
    @InjectStore(OutboxEmail) private readonly store: PlainStore<OutboxEmail>,
    private readonly relay: Relay,
    private readonly renderer: EmailRenderer,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async get(id: string): Promise<EmailContentResponse> {
    const email = await this.load(id);
    const { body, secret } = email;
    // A link that opens an account is for its recipient alone.
    const content = body === null || secret ? { html: null, text: null } : this.renderer.read({ ...email, body });
    return { ...toEmail(email), ...content };
  }

  /** The emails about a record, the latest first. */
  async emailsAbout(resource: RecordResource, id: string): Promise<EmailResponse[]> {
    const record = toObjectId(id);
    if (record === null) return [];
    const filter: QueryFilter<OutboxEmail> = { 'about.resource': resource, 'about.id': record };
    const found = await this.emails
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_SHOWN)
      .lean<OutboxRecord[]>();
    return found.map(toEmail);
  }

  /** Starts the attempts of a failed email again. @throws DomainError LETTER_NOT_FOUND, LETTER_NOT_RETRIED */
  retry(id: string, actor: Actor): Promise<EmailResponse> {
    return this.transactions.answer(actor, async (session) => {
      const { _id, version, state, body } = await this.load(id, session);
      const isAllowed = allowedEmailActions({ state, isErased: body === null }).includes('retry');
      const started = {
        $set: { state: 'pending', attempts: 0, nextAttemptAt: this.clock.now() },
        $inc: { version: 1 },
      };
      if (!isAllowed || !(await this.store.changeOne({ _id, version }, started, session))) {
        throw refuse('LETTER_NOT_RETRIED');
      }
      afterTransaction(session, () => Promise.resolve(this.relay.wake()));
      return toEmail(await this.load(id, session));
    });
  }

  private async load(id: string, session: ClientSession | null = null): Promise<OutboxRecord> {
    const email = await findRecord(this.emails, id, session);
    if (email === null) throw refuse('LETTER_NOT_FOUND');
    return email;
  }
}
