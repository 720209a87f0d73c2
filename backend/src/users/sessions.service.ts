import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { staffRoleOf } from '@shop/contract/staff-roles';
import type { Model, Types } from 'mongoose';
import { type Actor, SessionUsers } from '../platform/auth/actor.js';
import { SESSION_DAYS } from '../platform/auth/session-cookie.js';
import { SessionTokens } from '../platform/auth/tokens.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { toObjectId } from '../platform/database/record.js';
import { Clock } from '../platform/clock.js';
import { hashOf } from './domain/token-hash.js';
import { User, type UserRecord, type UserSession } from './user.schema.js';

/** A user may be signed in on this many browsers; the oldest session ends when one more begins. */
const MAX_SESSIONS = 10;
const DAY_MS = 86_400_000;
const ID_BYTES = 16;

/** A session that begins. */
export interface NewSession {
  /** Only the browser keeps it. */
  readonly id: string;
  readonly stored: UserSession;
}

@Injectable()
export class SessionsService extends SessionUsers {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Starts a session of a user whose password was just checked, or set.
   * @returns its signed token; null when the password has changed since `user` was read
   */
  async open(user: Pick<UserRecord, '_id' | 'passwordChanges'>): Promise<string | null> {
    const session = this.begin();
    const signedIn = await this.records.amend(
      { _id: user._id, passwordChanges: user.passwordChanges },
      { $push: { sessions: { $each: [session.stored], $slice: -MAX_SESSIONS } } },
    );
    return signedIn === null ? null : this.token(user._id, session);
  }

  /** A session that is to be stored with its user. */
  begin(): NewSession {
    const expiresAt = new Date(this.clock.now().getTime() + SESSION_DAYS * DAY_MS);
    const id = randomBytes(ID_BYTES).toString('base64url');
    return { id, stored: { idHash: hashOf(id), expiresAt } };
  }

  token(userId: Types.ObjectId, { id }: NewSession): Promise<string> {
    return this.tokens.sign({ sub: userId.toHexString(), sid: id });
  }

  async close(actor: Actor): Promise<void> {
    await this.records.amend({ _id: actor.id }, { $pull: { sessions: { idHash: hashOf(actor.sessionId) } } });
  }

  override async findActor(userId: string, sessionId: string): Promise<Actor | null> {
    const _id = toObjectId(userId);
    if (_id === null) return null;
    const user = await this.users
      .findById(_id)
      .select('name email isAdmin staffRole sessions')
      .lean<UserRecord | null>();
    const wanted = hashOf(sessionId);
    const session = user?.sessions.find(({ idHash }) => idHash === wanted);
    if (user === null || session === undefined || session.expiresAt <= this.clock.now()) return null;
    return {
      id: userId,
      name: user.name,
      email: user.email,
      isAdmin: user.isAdmin,
      staffRole: staffRoleOf(user),
      sessionId,
    };
  }
}
