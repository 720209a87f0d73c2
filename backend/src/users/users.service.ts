import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { Audit } from '../common/audit/audit.service.js';
import { changesBetween, changesOfRemoval } from '../common/audit/changes.js';
import type { Actor } from '../common/auth/actor.js';
import { toObjectId } from '../common/database/record.js';
import { isDuplicateKey, Transactions } from '../common/database/transactions.js';
import { DomainError, staleVersion } from '../common/errors/domain-error.js';
import { searchPattern } from '../common/list-query/filter-rules.js';
import { findPage } from '../common/list-query/find-page.js';
import { parseListQuery } from '../common/list-query/list-query.js';
import type { ListQueryDto } from '../common/list-query/list-query.dto.js';
import type { ListPage } from '../common/list-query/list-spec.js';
import { Outbox } from '../common/mail/outbox.service.js';
import { References } from '../common/references/references.service.js';
import { consequencesOf } from './domain/account-change.js';
import { storedEmail } from './domain/email.js';
import type { UpdateProfileDto, UpdateUserDto } from './dto/user.requests.js';
import type { ProfileResponse, UserResponse } from './dto/user.response.js';
import { emailChangedLetter } from './password.letters.js';
import { auditedUser, toProfile, toUser, toUserRef } from './user.mapper.js';
import { UserRefs } from './user-refs.js';
import { User, type UserRecord } from './user.schema.js';
import { emailTaken, lastAdministrator, unknownCustomer, userHasDocuments, userNotFound } from './users.errors.js';
import { USER_LIST } from './users.list.js';

@Injectable()
export class UsersService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly references: References,
    private readonly outbox: Outbox,
  ) {}

  async list(query: ListQueryDto): Promise<ListPage<UserResponse>> {
    const { records, ...page } = await findPage(
      this.users,
      parseListQuery(USER_LIST, query),
      '-passwordHash -passwordReset -sessions',
    );
    return { ...page, rows: records.map(toUser) };
  }

  async get(id: string): Promise<UserResponse> {
    return toUser(await this.load(id));
  }

  async profile(actor: Actor): Promise<ProfileResponse> {
    return toProfile(await this.load(actor.id));
  }

  /** What staff change of somebody. */
  async update(id: string, body: UpdateUserDto, actor: Actor): Promise<UserResponse> {
    return toUser(await this.change(id, body, actor));
  }

  /** What users change of themselves. */
  async updateProfile(body: UpdateProfileDto, actor: Actor): Promise<ProfileResponse> {
    return toProfile(await this.change(actor.id, body, actor));
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (session) => {
      const user = await this.load(id, session);
      if (user.isAdmin) await this.keepOneAdministrator(user._id, session);
      if (await this.references.exist('user', id, session)) throw userHasDocuments();
      await this.users.deleteOne({ _id: user._id }, { session });
      const changes = changesOfRemoval(auditedUser(user));
      await this.audit.record({ resource: 'users', id: user._id, action: 'deleted', actor, changes }, session);
    });
  }

  /** Name and e-mail of the users with these ids. */
  async refs(ids: readonly Types.ObjectId[]): Promise<UserRefs> {
    const found = await this.users
      .find({ _id: { $in: [...ids] } })
      .select('name email')
      .lean<UserRecord[]>();
    return new UserRefs(found.map(toUserRef));
  }

  /** Full contact details, for documents. @throws DomainError USER_NOT_FOUND */
  async contact(id: string, session?: ClientSession): Promise<UserResponse> {
    return toUser(await this.load(id, session));
  }

  /** Users whose name or e-mail has the text; at most 200. */
  async idsMatching(text: string): Promise<Types.ObjectId[]> {
    const pattern = searchPattern(text, 'filter.q');
    const found = await this.users
      .find({ $or: [{ name: pattern }, { email: pattern }] })
      .select('_id')
      .limit(200)
      .lean();
    return found.map(({ _id }) => _id);
  }

  async hasAdministrator(): Promise<boolean> {
    return (await this.users.exists({ isAdmin: true })) !== null;
  }

  /** Keeps the user from being deleted while a document for them is being stored. */
  async hold(id: Types.ObjectId, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.users.updateOne(
      { _id: id },
      { $inc: { holds: 1 } },
      { session, timestamps: false },
    );
    if (matchedCount === 0) throw userNotFound();
  }

  /** As `hold`, for a user whom the caller names. @throws DomainError VALIDATION_FAILED, at the field `user` */
  async holdNamed(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.hold(id, session).catch((error: unknown) => {
      throw error instanceof DomainError && error.kind === 'missing' ? unknownCustomer() : error;
    });
  }

  /** Changes the fields that the body names; see `consequencesOf` for what a change of rights or e-mail ends. */
  private async change(id: string, body: UpdateUserDto, actor: Actor): Promise<UserRecord> {
    const { version, ...wanted } = body;
    const fields = { ...wanted, ...(wanted.email === undefined ? {} : { email: storedEmail(wanted.email) }) };
    try {
      return await this.transactions.run(async (session) => {
        const before = await this.load(id, session);
        if (version !== undefined && version !== before.version) throw staleVersion('user');
        if (before.isAdmin && fields.isAdmin === false) await this.keepOneAdministrator(before._id, session);
        return this.store(before, fields, actor, session);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? emailTaken() : error;
    }
  }

  private async load(id: string, session?: ClientSession): Promise<UserRecord> {
    const _id = toObjectId(id);
    const user =
      _id &&
      (await this.users
        .findById(_id)
        .session(session ?? null)
        .lean<UserRecord | null>());
    if (user === null) throw userNotFound();
    return user;
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
    const after = await this.users
      .findOneAndUpdate(
        { _id: before._id, version: before.version },
        { $set: { ...set, ...ended }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<UserRecord | null>();
    if (after === null) throw staleVersion('user');
    const changes = changesBetween(before, set);
    await this.audit.record({ resource: 'users', id: before._id, action: 'updated', actor, changes }, session);
    if (movesMail) await this.outbox.post(emailChangedLetter(before, after.email), session);
    return after;
  }

  /** Touches every administrator, so that two removals at the same moment collide instead of leaving none. */
  private async keepOneAdministrator(leaving: Types.ObjectId, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.users.updateMany(
      { isAdmin: true, _id: { $ne: leaving } },
      { $inc: { holds: 1 } },
      { session, timestamps: false },
    );
    if (matchedCount === 0) throw lastAdministrator();
  }
}
