import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { changesBetween } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { isDuplicateKey, Transactions } from '../platform/database/transactions.js';
import { requireVersion } from '../platform/database/record.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Outbox } from '../platform/mail/outbox.service.js';
import { References } from '../platform/database/references.service.js';
import { consequencesOf } from './domain/account-change.js';
import { storedEmail } from './domain/email.js';
import type { UpdateProfileDto, UpdateUserDto } from './dto/user.requests.js';
import type { ProfileResponse, UserResponse } from './dto/user.response.js';
import { emailChangedEmail } from './user.emails.js';
import { toProfile, toUser } from './user.mapper.js';
import { User, type UserRecord } from './user.schema.js';
import { emailTaken, lastAdministrator, userHasDocuments } from './users.errors.js';
import { UsersService } from './users.service.js';

/** What staff and users themselves do to users who are there; `AccountsService` makes them. */
@Injectable()
export class UserEditing {
  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly references: References,
    private readonly outbox: Outbox,
  ) {}

  /** What staff change of somebody. */
  async update(id: string, body: UpdateUserDto, actor: Actor): Promise<UserResponse> {
    return toUser(await this.change(id, body, actor));
  }

  /** What users change of themselves. */
  async updateProfile(body: UpdateProfileDto, actor: Actor): Promise<ProfileResponse> {
    return toProfile(await this.change(actor.id, body, actor));
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(actor, async (session) => {
      const user = await this.users.load(id, session);
      if (user.isAdmin) await this.keepOneAdministrator(user._id, session);
      if (await this.references.exist('user', id, session)) throw userHasDocuments();
      await this.records.remove(user, { actor, session });
    });
  }

  /** Changes the fields that the body names; see `consequencesOf` for what a change of rights or e-mail ends. */
  private async change(id: string, body: UpdateUserDto, actor: Actor): Promise<UserRecord> {
    const { version, ...wanted } = body;
    const fields = { ...wanted, ...(wanted.email === undefined ? {} : { email: storedEmail(wanted.email) }) };
    try {
      return await this.transactions.run(actor, async (session) => {
        const before = await this.users.load(id, session);
        requireVersion('user', before, version);
        if (before.isAdmin && fields.isAdmin === false) await this.keepOneAdministrator(before._id, session);
        return this.store(before, fields, actor, session);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? emailTaken() : error;
    }
  }

  private async store(
    before: UserRecord,
    fields: Partial<User>,
    actor: Actor,
    session: ClientSession,
  ): Promise<UserRecord> {
    const set = Object.fromEntries(Object.entries<unknown>({ ...fields }).filter(([, value]) => value !== undefined));
    const { endsSessions, movesMail } = consequencesOf(before, fields, before._id.equals(actor.id));
    const ended = { ...(endsSessions && { sessions: [] }), ...(movesMail && { passwordReset: null }) };
    const changes = changesBetween(before, set);
    const after = await this.records.store(before, { ...set, ...ended }, { actor, session, changes });
    if (movesMail) await this.outbox.post(emailChangedEmail(before, after.email), session);
    return after;
  }

  /** Locks all other administrators, so that two removals at the same moment collide instead of leaving none. */
  private async keepOneAdministrator(leaving: Types.ObjectId, session: ClientSession): Promise<void> {
    const others = await this.records.lockAll({ isAdmin: true, _id: { $ne: leaving } }, session);
    if (others === 0) throw lastAdministrator();
  }
}
