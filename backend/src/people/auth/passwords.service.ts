import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { refuseField, refuse } from '../../platform/errors/refuse.js';
import { hashPassword, passwordProblem } from '../users/domain/passwords.js';
import type { ChangePasswordDto, ConfirmResetDto } from '../users/dto/password.requests.js';
import { passwordChangedEmail, passwordResetEmail } from '../users/user.emails.js';
import type { SessionSource } from '../user-record/session-source.js';
import { SessionsService } from './sessions.service.js';
import { User, type UserRecord, type UserSession } from '../user-record/user.schema.js';
import { passwordsDiffer, wrongCurrentPassword } from '../users/users.errors.js';
import { InjectModel } from '@nestjs/mongoose';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { Clock } from '../../platform/clock.js';
import { storedEmail } from '../users/domain/email.js';
import { hashOf, newToken } from '../users/domain/token-hash.js';
import { CONFIRMED_MINUTES } from '@shop/contract/second-factor';
import { isAppCode } from '../users/domain/totp.js';
import type { SecondFactorWaysResponse } from '../users/dto/second-factor.response.js';
import type { ReauthDto } from '../users/dto/second-factor.requests.js';
import type { ConfirmedResponse } from './dto/session.response.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { EmailProofs } from '../users/email-proofs.service.js';
import { UsersService } from '../users/users.service.js';
import { SECOND_FACTOR_CODES } from './attempt-limits.js';
import { attemptLimit, QUARTER } from '../../platform/http/rate-limit/limits.js';

/** Emails with a link to one address. */
const RESET_LINKS = attemptLimit('resetLink', 3, QUARTER);

export interface NewPassword {
  readonly passwordHash: string;
  /** Action in the history. */
  readonly action: 'password changed' | 'password reset';
  /** The sessions that remain. */
  readonly sessions: UserSession[];
}

const LINK_MINUTES = 30;

/**
 * Changes passwords: by their users, or by a mailed link for users who forgot theirs. Users confirm their identity
 * again before sensitive changes.
 */
@Injectable()
export class PasswordsService implements OnModuleDestroy {
  private readonly logger = new Logger(PasswordsService.name);

  private readonly running = new Set<Promise<void>>();

  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @InjectModel(User.name) private readonly model: Model<User>,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly secondFactor: SecondFactorService,
    private readonly proofs: EmailProofs,
  ) {}

  /** Ends every session of the user. @returns the token of a new one for this browser */
  async changePassword(
    { currentPassword, newPassword, confirmPassword }: ChangePasswordDto,
    actor: Actor,
    source: SessionSource,
  ): Promise<string> {
    if (newPassword !== confirmPassword) throw passwordsDiffer('newPassword');
    const problem = passwordProblem(newPassword, actor);
    if (problem !== null) throw refuseField('newPassword', 'WEAK_PASSWORD', { message: problem });
    const user = await this.users.requireCurrentPassword(currentPassword, actor);
    const session = this.sessions.beginSession(source);
    const next: NewPassword = {
      passwordHash: await hashPassword(newPassword),
      sessions: [session.stored],
      action: 'password changed',
    };
    const { passwordChanges } = user;
    const changed = await this.transactions.run(actor, (transaction) =>
      this.replacePassword(user, { passwordChanges }, next, transaction),
    );
    // Another call changed the password since it was checked.
    if (!changed) throw wrongCurrentPassword('currentPassword');
    return this.sessions.token(user._id, session);
  }

  /**
   * Changes the user's password and notifies them by mail; mailed links for a new password and a pending address become
   * invalid: an intruder may have entered it.
   * @param guard condition that the user must still match
   * @returns false, with nothing changed, if the user does not match
   */
  async replacePassword(
    { _id, name }: Pick<UserRecord, '_id' | 'name'>,
    guard: object,
    { passwordHash, sessions, action }: NewPassword,
    transaction: ClientSession,
  ): Promise<boolean> {
    const user = await this.records.amend(
      { ...guard, _id },
      { $set: { passwordHash, sessions, passwordReset: null, pendingEmail: '' }, $inc: { passwordChanges: 1 } },
      {
        actor: { id: _id.toHexString(), name },
        session: transaction,
        action,
        changes: [{ field: 'password', from: '…', to: '…' }],
      },
    );
    if (user === null) return false;
    await this.outbox.post(passwordChangedEmail(user), transaction);
    return true;
  }

  /** Takes the same time whether or not the user exists: the rest of the work is done after the response. */
  async requestReset(email: string): Promise<void> {
    const address = storedEmail(email);
    await this.attempts.count(RESET_LINKS, address);
    const work = this.mailLink(address)
      .catch((error: unknown) => {
        this.logger.error('Failed to email a password reset link', error instanceof Error ? error.stack : error);
      })
      .then(() => {
        this.running.delete(work);
      });
    this.running.add(work);
  }

  /** @returns the user's email. @throws DomainError INVALID_RESET_LINK, VALIDATION_FAILED (the link remains valid) */
  async confirmReset({ token, password, confirmPassword }: ConfirmResetDto): Promise<string> {
    if (password !== confirmPassword) throw passwordsDiffer('password');
    const link = { 'passwordReset.tokenHash': hashOf(token), 'passwordReset.expiresAt': { $gt: this.clock.now() } };
    const user = await this.model.findOne(link).lean<UserRecord | null>();
    if (user === null) throw refuse('INVALID_RESET_LINK', {}, { security: 'reset link refused' });
    const problem = passwordProblem(password, user);
    if (problem !== null) throw refuseField('password', 'WEAK_PASSWORD', { message: problem });
    const next: NewPassword = { passwordHash: await hashPassword(password), sessions: [], action: 'password reset' };
    const set = await this.transactions.run(null, async (session) => {
      const isSet = await this.replacePassword(user, link, next, session);
      if (isSet) await this.proofs.markProved(user._id, session);
      return isSet;
    });
    if (!set) throw refuse('INVALID_RESET_LINK', {}, { security: 'reset link refused' });
    return user.email;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.running);
  }

  /** The link replaces an older one. */
  private async mailLink(email: string): Promise<void> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LINK_MINUTES * 60_000);
    const update = { $set: { passwordReset: { tokenHash: hashOf(token), expiresAt } } };
    await this.transactions.run(null, async (session) => {
      const user = await this.records.amend({ email }, update, { session });
      if (user !== null) await this.outbox.post(passwordResetEmail(user, token, LINK_MINUTES), session);
    });
  }

  /** The proofs that `confirmIdentity` accepts: without a second factor, the password is required. */
  async waysToConfirm(actor: Actor): Promise<SecondFactorWaysResponse> {
    return this.secondFactor.ways(await this.users.load(actor.id));
  }

  /**
   * Takes the second factor of users who have one, and the password of all others.
   * @throws DomainError `invalid` naming `password`, `code` or `passkey`, TOO_MANY_REQUESTS
   */
  async confirmIdentity({ password = '', ...proofs }: ReauthDto, actor: Actor): Promise<ConfirmedResponse> {
    if (actor.hasSecondFactor === true) await this.requireFactor(proofs, actor);
    else await this.users.requireCurrentPassword(password, actor, 'password');
    await this.sessions.markConfirmed(actor);
    return { until: new Date(this.clock.now().getTime() + CONFIRMED_MINUTES * 60_000).toISOString() };
  }

  private async requireFactor({ code = '', passkey }: Omit<ReauthDto, 'password'>, actor: Actor): Promise<void> {
    const user = await this.users.load(actor.id);
    const wrong = { security: 'second factor wrong' } as const;
    if (passkey) {
      if (await this.secondFactor.usePasskey(user, passkey)) return;
      throw refuseField('passkey', 'WRONG_PASSKEY/confirm', {}, wrong);
    }
    if (code === '') throw refuseField('password', 'FACTOR_FOR_PASSWORD');
    const isGuessable = isAppCode(code);
    if (isGuessable) await this.attempts.count(SECOND_FACTOR_CODES, actor.sessionId);
    if (!(await this.secondFactor.useCode(user, code))) throw refuseField('code', 'WRONG_CODE', {}, wrong);
    if (isGuessable) await this.attempts.forget(SECOND_FACTOR_CODES, actor.sessionId);
  }
}
