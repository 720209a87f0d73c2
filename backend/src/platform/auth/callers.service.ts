import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/config.module.js';
import { signedOut, staffOnly } from './access.guard.js';
import { type Actor, SessionUsers } from './actor.js';
import { type CookieRules, cookieRules } from './cookie-rules.js';
import { sessionToken } from './session-cookie.js';
import type { SessionClaims } from './session.strategy.js';
import { SessionTokens } from './tokens.js';

type Request = Pick<FastifyRequest, 'cookies'>;

/** Identifies the caller for code that runs before the guards of a route, while the body is not yet read. */
@Injectable()
export class Callers {
  private readonly cookies: CookieRules;

  constructor(
    private readonly tokens: SessionTokens,
    private readonly users: SessionUsers,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.cookies = cookieRules(environment);
  }

  /**
   * True if the shop signed the caller's session. The session may have ended since: this does not query the database.
   */
  async hasSession(request: Request): Promise<boolean> {
    return (await this.claimsOf(request)) !== null;
  }

  /** The id of the user for whom the shop signed the caller's session; null without a session. */
  async userIdOf(request: Request): Promise<string | null> {
    return (await this.claimsOf(request))?.sub ?? null;
  }

  async isStaff(request: Request): Promise<boolean> {
    return (await this.actorOf(request))?.isAdmin === true;
  }

  /** @throws DomainError SIGNED_OUT, STAFF_ONLY */
  async requireStaff(request: Request): Promise<void> {
    const actor = await this.actorOf(request);
    if (actor === null) throw signedOut();
    if (!actor.isAdmin) throw staffOnly();
  }

  private async actorOf(request: Request): Promise<Actor | null> {
    const claims = await this.claimsOf(request);
    return claims && this.users.findActor(claims.sub, claims.sid);
  }

  private async claimsOf(request: Request): Promise<SessionClaims | null> {
    const token = sessionToken(request, this.cookies);
    return token === null ? null : this.tokens.verify(token);
  }
}
