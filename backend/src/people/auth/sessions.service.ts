import { DAY_MS } from '@shop/contract/dubai-day';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CONFIRMED_MINUTES } from '@shop/contract/second-factor';
import type { ClientSession, Model, Types } from 'mongoose';
import { type Actor, SessionUsers } from '../../platform/auth/actor.js';
import { SESSION_DAYS } from '../../platform/auth/session-cookie.js';
import { SessionTokens } from '../../platform/auth/tokens.js';
import { DatabaseSilence } from '../../platform/database/database-silence.service.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { Clock } from '../../platform/clock.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { hashOf } from '../users/domain/token-hash.js';
import type { SessionSource } from '../user-record/session-source.js';
import { hasSecondFactor } from '../user-record/second-factor.schema.js';
import { User, type UserRecord, type UserSession } from '../user-record/user.schema.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { refuse } from '../../platform/errors/refuse.js';
import { deviceOf } from '../users/domain/device.js';
import type { EndedSessionsResponse, SessionResponse } from './dto/session.response.js';
import { UsersService } from '../users/users.service.js';

/** The most sessions of a user; a further one ends the oldest. */
const MAX_SESSIONS = 10;

const ID_BYTES = 16;

const FIELDS_OF_ACTOR = 'name email isAdmin staffRole sessions secondFactor.totp secondFactor.passkeys';

const NOWHERE: SessionSource = { userAgent: '', address: '' };

const MAX_USER_AGENT = 300;

export interface NewSession {
  /** Only the browser stores it. */
  readonly id: string;
  readonly stored: UserSession;
}

const ID_LENGTH = 24;

/** An id that the user sees; it can't be used to sign in. */
const idOf = ({ idHash }: UserSession): string => idHash.slice(0, ID_LENGTH);

/** Sessions: users see where they are signed in, and end sessions that they don't recognise. */
@Injectable()
export class SessionsService extends SessionUsers {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly usersService: UsersService,
    private readonly transactions: Transactions,
    private readonly silence: DatabaseSilence,
  ) {
    super();
  }

  /**
   * Starts a session of a user whose password was just checked, or set.
   * @returns its signed token; null when the password has changed since `user` was read
   */
  async openSession(
    user: Pick<UserRecord, '_id' | 'passwordChanges'>,
    source: SessionSource = NOWHERE,
    transaction: ClientSession | null = null,
  ): Promise<string | null> {
    const session = this.beginSession(source);
    const signedIn = await this.records.amend(
      { _id: user._id, passwordChanges: user.passwordChanges },
      { $push: { sessions: { $each: [session.stored], $slice: -MAX_SESSIONS } } },
      transaction && { session: transaction },
    );
    return signedIn === null ? null : this.token(user._id, session);
  }

  /** A new session, to be stored with its user. */
  beginSession({ userAgent, address }: SessionSource = NOWHERE): NewSession {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
    const id = randomBytes(ID_BYTES).toString('base64url');
    const facts = { signedInAt: now, confirmedAt: now, userAgent: userAgent.slice(0, MAX_USER_AGENT), address };
    return { id, stored: { idHash: hashOf(id), expiresAt, ...facts } };
  }

  token(userId: Types.ObjectId, { id }: NewSession): Promise<string> {
    return this.tokens.sign({ sub: userId.toHexString(), sid: id });
  }

  async closeSession(actor: Actor): Promise<void> {
    await this.records.amend({ _id: actor.id }, { $pull: { sessions: { idHash: hashOf(actor.sessionId) } } });
  }

  override async findActor(userId: string, sessionId: string): Promise<Actor | null> {
    const _id = toObjectId(userId);
    if (_id === null) return null;
    const read = () => this.users.findById(_id).select(FIELDS_OF_ACTOR).lean<UserRecord | null>().exec();
    const user = await this.silence.within(read);
    const wanted = hashOf(sessionId);
    const session = user?.sessions.find(({ idHash }) => idHash === wanted);
    if (user === null || session === undefined || session.expiresAt <= this.clock.now()) return null;
    return { id: userId, sessionId, ...this.toActor(user, session) };
  }

  private toActor(user: UserRecord, { confirmedAt }: UserSession): Omit<Actor, 'id' | 'sessionId'> {
    const { name, email, isAdmin, staffRole } = user;
    const oldest = this.clock.now().getTime() - CONFIRMED_MINUTES * 60_000;
    const isRequired = isAdmin && this.settings.current().requireSecondFactor;
    return {
      name,
      email,
      isAdmin,
      staffRole,
      needsConfirmation: confirmedAt.getTime() < oldest,
      hasSecondFactor: hasSecondFactor(user),
      lacksSecondFactor: isRequired && !hasSecondFactor(user),
    };
  }

  /** The newest first. */
  async listSessions(actor: Actor): Promise<SessionResponse[]> {
    const { sessions } = await this.usersService.load(actor.id);
    const now = this.clock.now();
    const current = hashOf(actor.sessionId);
    return sessions
      .filter(({ expiresAt }) => expiresAt > now)
      .map((session) => toSession(session, session.idHash === current))
      .reverse();
  }

  /** @throws DomainError SESSION_NOT_FOUND */
  endSession(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const found = (await this.usersService.load(actor.id, session)).sessions.find((one) => idOf(one) === id);
      if (found === undefined) throw refuse('SESSION_NOT_FOUND');
      await this.records.amend({ _id: actor.id }, { $pull: { sessions: { idHash: found.idHash } } }, { session });
      return { _id: id };
    });
  }

  endOtherSessions(actor: Actor): Promise<EndedSessionsResponse> {
    const current = hashOf(actor.sessionId);
    return this.transactions.answer(actor, async (session) => {
      const { sessions } = await this.usersService.load(actor.id, session);
      const others = { sessions: { idHash: { $ne: current } } };
      await this.records.amend({ _id: actor.id }, { $pull: others }, { session });
      return { ended: sessions.filter(({ idHash }) => idHash !== current).length };
    });
  }

  /** Records that the user has just confirmed their identity. */
  async markConfirmed(actor: Actor): Promise<void> {
    await this.records.amend(
      { _id: actor.id, 'sessions.idHash': hashOf(actor.sessionId) },
      { $set: { 'sessions.$.confirmedAt': this.clock.now() } },
    );
  }
}

function toSession(session: UserSession, isCurrent: boolean): SessionResponse {
  return {
    _id: idOf(session),
    isCurrent,
    ...deviceOf(session.userAgent),
    address: session.address,
    signedInAt: session.signedInAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}
