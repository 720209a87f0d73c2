import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/config.module.js';
import { type Actor, type KeyActor, KeyHolders, SessionUsers } from './actor.js';
import { bearerToken } from './bearer.js';
import { type CookieRules, cookieRules } from './cookie-rules.js';
import { sessionToken } from './session-cookie.js';
import type { SessionClaims } from './session.strategy.js';
import { signedOut, staffOnly } from './staff-access.js';
import { SessionTokens } from './tokens.js';

type Request = Pick<FastifyRequest, 'cookies' | 'headers' | 'ip'>;

/** Identifies the caller for code that runs before the guards of a route, while the body is not yet read. */
@Injectable()
export class Callers {
  private readonly cookies: CookieRules;
  private readonly ofKeys = new WeakMap<object, Promise<KeyActor | null>>();

  constructor(
    private readonly tokens: SessionTokens,
    private readonly users: SessionUsers,
    private readonly holders: KeyHolders,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.cookies = cookieRules(environment);
  }

  /**
   * True if the shop signed the caller's session, or the API key is valid. The session may have ended since: this does
   * not query the database.
   */
  async hasSession(request: Request): Promise<boolean> {
    return (await this.idOf(request)) !== null;
  }

  /** The id of the API key, or of the user for whom the shop signed the caller's session; null without both. */
  async idOf(request: Request): Promise<string | null> {
    return (await this.keyActorOf(request))?.key.id ?? (await this.claimsOf(request))?.sub ?? null;
  }

  /** The actor of a valid API key, read once for each call. */
  keyActorOf(request: Request): Promise<KeyActor | null> {
    const token = bearerToken(request);
    if (token === null) return Promise.resolve(null);
    const known = this.ofKeys.get(request) ?? this.holders.findActor(token, request.ip);
    this.ofKeys.set(request, known);
    return known;
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
    const keyed = await this.keyActorOf(request);
    if (keyed !== null) return keyed;
    const claims = await this.claimsOf(request);
    return claims && this.users.findActor(claims.sub, claims.sid);
  }

  private async claimsOf(request: Request): Promise<SessionClaims | null> {
    const token = sessionToken(request, this.cookies);
    return token === null ? null : this.tokens.verify(token);
  }
}
