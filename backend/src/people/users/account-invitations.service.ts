import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { isInvitable } from './domain/invitable.js';
import { hashOf, TOKEN_BYTES } from './domain/token-hash.js';
import type { UserResponse } from './dto/user.response.js';
import { UserAnswers } from './user-answers.service.js';
import { accountInvitationEmail } from './user.emails.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { notInvitable } from './users.errors.js';
import { UsersService } from './users.service.js';

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Links by which customers whom staff entered choose their first password. */
@Injectable()
export class AccountInvitations {
  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly users: UsersService,
    private readonly answers: UserAnswers,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError USER_NOT_FOUND, NOT_INVITABLE */
  invite(id: string, actor: Actor): Promise<UserResponse> {
    return this.transactions.answer(actor, async (session) => {
      const user = await this.users.load(id, session);
      if (!isInvitable(user)) throw notInvitable();
      return this.answers.user(await this.mailTo(user, actor, session), session);
    });
  }

  /** The link takes the place of an older one, and of one for a forgotten password. */
  async mailTo(user: UserRecord, actor: Actor, session: ClientSession): Promise<UserRecord> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const invitedAt = this.clock.now();
    const expiresAt = new Date(invitedAt.getTime() + LINK_DAYS * DAY_MS);
    const update = { $set: { invitedAt, passwordReset: { tokenHash: hashOf(token), expiresAt } } };
    const changes = [{ field: 'invitedAt', from: user.invitedAt ?? null, to: invitedAt }];
    const invited = await this.records.amend({ _id: user._id }, update, { actor, session, action: 'invited', changes });
    if (invited === null) throw notInvitable();
    await this.outbox.post(accountInvitationEmail(invited, token, LINK_DAYS), session);
    return invited;
  }
}
