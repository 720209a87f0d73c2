import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { invalidField } from '../../platform/errors/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { Clock } from '../../platform/clock.js';
import { storedEmail } from '../users/domain/email.js';
import { hashOf, TOKEN_BYTES } from '../users/domain/token-hash.js';
import { hashPassword, passwordProblem } from '../users/domain/passwords.js';
import type { ConfirmResetDto } from '../users/dto/password.requests.js';
import { passwordResetEmail } from '../users/user.emails.js';
import { type NewPassword, PasswordsService } from './passwords.service.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { invalidResetLink, passwordsDiffer } from '../users/users.errors.js';

const LINK_MINUTES = 30;

/** New passwords for those who forgot theirs, by a link that is mailed to them. */
@Injectable()
export class PasswordResets implements OnModuleDestroy {
  private readonly logger = new Logger(PasswordResets.name);
  private readonly running = new Set<Promise<void>>();

  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly passwords: PasswordsService,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Takes equally long whether or not there is such a user: what that decides is done after the answer. */
  async request(email: string): Promise<void> {
    const address = storedEmail(email);
    await this.attempts.count('resetLink', address);
    const work = this.mailLink(address).catch((error: unknown) => {
      this.logger.error('A link for a new password was not mailed', error instanceof Error ? error.stack : error);
    });
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }

  /** @returns the user's e-mail. @throws DomainError INVALID_RESET_LINK, VALIDATION_FAILED (the link stays good) */
  async confirm({ token, password, confirmPassword }: ConfirmResetDto): Promise<string> {
    if (password !== confirmPassword) throw passwordsDiffer('password');
    const link = { 'passwordReset.tokenHash': hashOf(token), 'passwordReset.expiresAt': { $gt: this.clock.now() } };
    const user = await this.users.findOne(link).lean<UserRecord | null>();
    if (user === null) throw invalidResetLink();
    const problem = passwordProblem(password, user);
    if (problem !== null) throw invalidField('password', problem, 'WEAK_PASSWORD');
    const next: NewPassword = { passwordHash: await hashPassword(password), sessions: [], action: 'password reset' };
    const set = await this.transactions.run(null, (session) => this.passwords.replace(user, link, next, session));
    if (!set) throw invalidResetLink();
    return user.email;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.running);
  }

  /** The link takes the place of an older one. */
  private async mailLink(email: string): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + LINK_MINUTES * 60_000);
    const update = { $set: { passwordReset: { tokenHash: hashOf(token), expiresAt } } };
    await this.transactions.run(null, async (session) => {
      const user = await this.records.amend({ email }, update, { session });
      if (user !== null) await this.outbox.post(passwordResetEmail(user, token, LINK_MINUTES), session);
    });
  }
}
