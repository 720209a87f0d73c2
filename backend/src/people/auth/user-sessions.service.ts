import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { deviceOf } from '../users/domain/device.js';
import { hashOf } from '../users/domain/token-hash.js';
import type { EndedSessionsResponse, SessionResponse } from './dto/session.response.js';
import { User, type UserSession } from '../user-record/user.schema.js';
import { sessionNotFound } from '../users/users.errors.js';
import { UsersService } from '../users/users.service.js';

const ID_LENGTH = 24;

/** Names a session to its user; nobody signs in with it. */
const idOf = ({ idHash }: UserSession): string => idHash.slice(0, ID_LENGTH);

/** Users see where they are signed in, and end what they don't know. */
@Injectable()
export class UserSessions {
  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list(actor: Actor): Promise<SessionResponse[]> {
    const { sessions } = await this.users.load(actor.id);
    const now = this.clock.now();
    const current = hashOf(actor.sessionId);
    return sessions
      .filter(({ expiresAt }) => expiresAt > now)
      .map((session) => toSession(session, session.idHash === current))
      .reverse();
  }

  /** @throws DomainError SESSION_NOT_FOUND */
  end(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const found = (await this.users.load(actor.id, session)).sessions.find((one) => idOf(one) === id);
      if (found === undefined) throw sessionNotFound();
      await this.records.amend({ _id: actor.id }, { $pull: { sessions: { idHash: found.idHash } } }, { session });
      return { _id: id };
    });
  }

  /** Ends all but the one that asks. */
  endOthers(actor: Actor): Promise<EndedSessionsResponse> {
    const current = hashOf(actor.sessionId);
    return this.transactions.answer(actor, async (session) => {
      const { sessions } = await this.users.load(actor.id, session);
      const others = { sessions: { idHash: { $ne: current } } };
      await this.records.amend({ _id: actor.id }, { $pull: others }, { session });
      return { ended: sessions.filter(({ idHash }) => idHash !== current).length };
    });
  }

  /** Notes that the user has just proved who they are. */
  async confirm(actor: Actor): Promise<void> {
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
    ...deviceOf(session.userAgent ?? ''),
    address: session.address ?? '',
    signedInAt: session.signedInAt?.toISOString() ?? null,
    expiresAt: session.expiresAt.toISOString(),
  };
}
