import '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { SESSION_SECRET } from '../../config/tokens.js';
import { type Actor, SessionUsers } from './actor.js';
import { SESSION_COOKIE } from './session-cookie.js';

export interface SessionClaims {
  /** User id. */
  readonly sub: string;
  /** Session id. */
  readonly sid: string;
}

/** Reads the session from its cookie and asks the database each time, so that a revoked session ends at once. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    @Inject(SESSION_SECRET) secret: string,
    private readonly users: SessionUsers,
  ) {
    super({
      jwtFromRequest: (request: Pick<FastifyRequest, 'cookies'>) => request.cookies[SESSION_COOKIE] ?? null,
      secretOrKey: secret,
      algorithms: ['HS256'],
    });
  }

  async validate(claims: SessionClaims): Promise<Actor | false> {
    return (await this.users.findActor(claims.sub, claims.sid)) ?? false;
  }
}
