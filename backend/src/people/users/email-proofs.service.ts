import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { SESSION_SECRET } from '../../platform/config/config.module.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { findRecord } from '../../platform/database/record.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import type { Email } from '../../platform/mail/email.js';
import { EMAILS_POSTED } from '../../platform/mail/mail.events.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { storedEmail } from './domain/email.js';
import { proofToken, provesEmail, userOfToken } from './domain/email-proof.js';
import type { EmailProvedResponse, PresentEmailResponse, ProofSentResponse } from './dto/email-proof.response.js';
import { emailChangedEmail, proofEmail, withheldEmail } from './user.emails.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Links that confirm an email address, for each user. */
const EMAIL_PROOFS = attemptLimit('emailProof', 5, HOUR);

const LINK_HOURS = 72;

const HOUR_MS = 3_600_000;

/**
 * Users prove that they receive emails at their address, by a mailed link. Until then the emails that are not about the
 * access to the account are withheld: others in their place say that something waits, and have the link.
 */
@Injectable()
export class EmailProofs {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly attempts: Attempts,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {}

  /** Mails the link to the pending address, or to the address where none is pending. */
  async mailLink(user: UserRecord, session: ClientSession): Promise<void> {
    const to = user.pendingEmail || user.email;
    await this.outbox.post(proofEmail(user, to, this.tokenFor(user._id, to), LINK_HOURS), session);
  }

  /** @throws DomainError EMAIL_PROVED, TOO_MANY_REQUESTS */
  async sendAgain(actor: Actor): Promise<ProofSentResponse> {
    await this.attempts.count(EMAIL_PROOFS, actor.id);
    return this.transactions.answer(actor, async (session) => {
      const user = await findRecord(this.users, actor.id, session);
      if (user === null) throw refuse('USER_NOT_FOUND');
      const sentTo = user.pendingEmail || user.email;
      if (!user.pendingEmail && user.emailProvedAt) throw refuse('EMAIL_PROVED');
      await this.mailLink(user, session);
      return { sentTo };
    });
  }

  /** Does nothing if the address is proved already. @throws DomainError INVALID_EMAIL_LINK, EMAIL_TAKEN */
  async prove(token: string): Promise<EmailProvedResponse> {
    try {
      return await this.transactions.answer(null, async (session) => {
        const user = await findRecord(this.users, userOfToken(token), session);
        if (user !== null && this.proves(token, user, user.pendingEmail)) return this.replace(user, session);
        if (user === null || !this.proves(token, user, user.email)) throw invalidLink();
        await this.markProved(user._id, session);
        return { email: user.email };
      });
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('EMAIL_TAKEN') : error;
    }
  }

  /** The present address stays; the link that was mailed to the pending one becomes invalid. */
  withdrawPending(actor: Actor): Promise<PresentEmailResponse> {
    return this.transactions.answer(actor, async (session) => {
      const user = await findRecord(this.users, actor.id, session);
      if (user === null) throw refuse('USER_NOT_FOUND');
      const { email, pendingEmail } = user;
      const changes = [{ field: 'pendingEmail', from: pendingEmail, to: '' }];
      if (pendingEmail !== '') await this.records.store(user, { pendingEmail: '' }, { actor, session, changes });
      return { email };
    });
  }

  /** After any proof that the user receives emails at the address. */
  async markProved(id: Types.ObjectId, session: ClientSession): Promise<void> {
    const emailProvedAt = this.clock.now();
    const changes = [{ field: 'emailProvedAt', from: null, to: emailProvedAt }];
    await this.records.amend(
      { _id: id, email: { $gt: '' }, emailProvedAt: null },
      { $set: { emailProvedAt } },
      { actor: null, session, action: 'email proved', changes },
    );
  }

  /** The pending address replaces the old one; links that were mailed to that one become invalid. */
  private async replace(user: UserRecord, session: ClientSession): Promise<EmailProvedResponse> {
    const { _id, email: from, pendingEmail: to } = user;
    const set = { email: to, pendingEmail: '', emailProvedAt: this.clock.now(), passwordReset: null };
    const actor = { id: _id.toHexString(), name: user.name };
    const changes = [{ field: 'email', from, to }];
    await this.records.store(user, set, { actor, session, action: 'email proved', changes });
    await this.outbox.post(emailChangedEmail(user, to), session);
    return { email: to };
  }

  /** An email to an address that is not proved says only that a document or news wait. The shop itself gets all of its own. */
  @AnswersQuery(EMAILS_POSTED)
  async withhold(emails: readonly Email[], session: ClientSession): Promise<readonly Email[]> {
    const shop = storedEmail(this.settings.current().email);
    const isOpen = ({ to, isAboutAccess, isToProvedAddress }: Email) =>
      isAboutAccess === true || isToProvedAddress === true || storedEmail(to) === shop;
    const guarded = emails.filter((email) => !isOpen(email));
    if (guarded.length === 0) return emails;
    const unproved = await this.users
      .find({ email: { $in: guarded.map(({ to }) => storedEmail(to)) }, emailProvedAt: null })
      .session(session)
      .select('email')
      .lean<Pick<UserRecord, '_id' | 'email'>[]>();
    return emails.map((email) => {
      const user = isOpen(email) ? undefined : unproved.find((one) => one.email === storedEmail(email.to));
      return user === undefined ? email : withheldEmail(email, this.tokenFor(user._id, user.email));
    });
  }

  private proves(token: string, { _id }: UserRecord, email: string): boolean {
    return provesEmail(token, { user: _id.toHexString(), email }, this.clock.now(), this.secret);
  }

  private tokenFor(user: Types.ObjectId, email: string): string {
    const expiresAt = new Date(this.clock.now().getTime() + LINK_HOURS * HOUR_MS);
    return proofToken({ user: user.toHexString(), email, expiresAt }, this.secret);
  }
}

const invalidLink = () => refuse('INVALID_EMAIL_LINK', {}, { security: 'email link refused' });
