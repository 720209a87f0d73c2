import '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT, SESSION_SECRET } from '../config/config.module.js';
import { type Actor, SessionUsers } from './actor.js';
import { cookieRules } from './cookie-rules.js';
import { sessionToken } from './session-cookie.js';
import { sessionKey } from './session-key.js';

export interface SessionClaims {
  /** User id. */
  readonly sub: string;
  /** Session id. */
  readonly sid: string;
}

/** Passport's register of strategies is global, so each server of a process needs its own name. */
class OwnStrategy extends Strategy {
  override readonly name = `session-${randomUUID()}`;
}

/** Looks the session up in the database each time, so that a revoked session ends at once. */
@Injectable()
export class SessionStrategy extends PassportStrategy(OwnStrategy) implements OnModuleDestroy {
  constructor(
    @Inject(SESSION_SECRET) secret: string,
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly users: SessionUsers,
  ) {
    const rules = cookieRules(environment);
    super({
      jwtFromRequest: (request: Pick<FastifyRequest, 'cookies' | 'headers'>) => sessionToken(request, rules),
      secretOrKey: sessionKey(secret),
      algorithms: ['HS256'],
    });
  }

  async validate(claims: SessionClaims): Promise<Actor | false> {
    return (await this.users.findActor(claims.sub, claims.sid)) ?? false;
  }

  onModuleDestroy(): void {
    passport.unuse(this.name);
  }
}
