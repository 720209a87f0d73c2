import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { invalidField } from '../../platform/errors/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { CurrentPassword } from '../users/current-password.service.js';
import { hashPassword, passwordProblem } from '../users/domain/passwords.js';
import type { ChangePasswordDto } from '../users/dto/password.requests.js';
import { passwordChangedEmail } from '../users/user.emails.js';
import type { SessionSource } from '../user-record/session-source.js';
import { SessionsService } from './sessions.service.js';
import { User, type UserRecord, type UserSession } from '../user-record/user.schema.js';
import { passwordsDiffer, wrongCurrentPassword } from '../users/users.errors.js';

export interface NewPassword {
  readonly passwordHash: string;
  /** Action in the history. */
  readonly action: 'password changed' | 'password reset';
  /** The sessions that are left. */
  readonly sessions: UserSession[];
}

/** Sets passwords anew. */
@Injectable()
export class PasswordsService {
  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly currentPassword: CurrentPassword,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Ends every session of the user. @returns the token of a new one for this browser */
  async change(
    { currentPassword, newPassword, confirmPassword }: ChangePasswordDto,
    actor: Actor,
    source: SessionSource,
  ): Promise<string> {
    if (newPassword !== confirmPassword) throw passwordsDiffer('newPassword');
    const problem = passwordProblem(newPassword, actor);
    if (problem !== null) throw invalidField('newPassword', problem, 'WEAK_PASSWORD');
    const user = await this.currentPassword.require(currentPassword, actor);
    const session = this.sessions.begin(source);
    const next: NewPassword = {
      passwordHash: await hashPassword(newPassword),
      sessions: [session.stored],
      action: 'password changed',
    };
    const { passwordChanges } = user;
    const changed = await this.transactions.run(actor, (transaction) =>
      this.replace(user, { passwordChanges }, next, transaction),
    );
    // Another call changed the password since it was checked.
    if (!changed) throw wrongCurrentPassword();
    return this.sessions.token(user._id, session);
  }

  /**
   * Gives the user another password and tells them by mail; links that would have set one are void.
   * @param guard what must still hold of the user
   * @returns false, with nothing changed, where it does not
   */
  async replace(
    { _id, name }: Pick<UserRecord, '_id' | 'name'>,
    guard: object,
    { passwordHash, sessions, action }: NewPassword,
    transaction: ClientSession,
  ): Promise<boolean> {
    const user = await this.records.amend(
      { ...guard, _id },
      { $set: { passwordHash, sessions, passwordReset: null }, $inc: { passwordChanges: 1 } },
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
}
