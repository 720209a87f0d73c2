import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { findRecord } from '../platform/database/versioned.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { searchPattern } from '../platform/list-query/filter-rules.js';
import { findPage } from '../platform/list-query/find-page.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import type { ProfileResponse, UserResponse } from './dto/user.response.js';
import { toProfile, toUser, toUserRef } from './user.mapper.js';
import { UserRefs } from './user-refs.js';
import { User, type UserRecord } from './user.schema.js';
import { unknownCustomer, userNotFound } from './users.errors.js';
import { USER_LIST } from './users.list.js';

/** Reads users, also for other modules; `UserEditing` changes them. */
@Injectable()
export class UsersService {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

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

  /** Keeps the user from being deleted while a document for them is being stored. @returns as `contact` */
  async hold(id: Types.ObjectId, session: ClientSession): Promise<UserResponse> {
    const held = await this.users
      .findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { session, timestamps: false })
      .lean<UserRecord | null>();
    if (held === null) throw userNotFound();
    return toUser(held);
  }

  /** As `hold`, for a user whom the caller names. @throws DomainError VALIDATION_FAILED, at the field `user` */
  holdNamed(id: Types.ObjectId, session: ClientSession): Promise<UserResponse> {
    return this.hold(id, session).catch((error: unknown) => {
      throw error instanceof DomainError && error.kind === 'missing' ? unknownCustomer() : error;
    });
  }

  /** @throws DomainError USER_NOT_FOUND */
  async load(id: string, session?: ClientSession): Promise<UserRecord> {
    const user = await findRecord(this.users, id, session);
    if (user === null) throw userNotFound();
    return user;
  }
}
