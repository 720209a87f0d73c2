import '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieRules, cookieRules } from '../platform/auth/cookie-rules.js';
import { knownDevice, rememberDevice } from '../platform/auth/known-device.js';
import { clearSessionCookie, setSessionCookie } from '../platform/auth/session-cookie.js';
import { clientNetwork } from '../platform/rate-limit/client-network.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT, SESSION_SECRET } from '../platform/config/tokens.js';
import { storedEmail } from './domain/email.js';

/** Where an attempt to sign in comes from. */
export interface Browser {
  readonly client: string;
  /** null: the user has not signed in with it before, as far as it says. */
  readonly device: string | null;
}

/** What browsers keep for the shop, and say of themselves. */
@Injectable()
export class Browsers {
  private readonly cookies: CookieRules;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {
    this.cookies = cookieRules(environment);
  }

  /** @param email of the user who wants to sign in */
  of(request: FastifyRequest, email: string): Browser {
    const device = knownDevice(request, this.secret, storedEmail(email), this.cookies);
    return { client: clientNetwork(request.ip), device };
  }

  carrySession(reply: FastifyReply, token: string): void {
    setSessionCookie(reply, token, this.cookies);
  }

  dropSession(reply: FastifyReply): void {
    clearSessionCookie(reply, this.cookies);
  }

  /** @param email as it is stored */
  remember(reply: FastifyReply, email: string): void {
    rememberDevice(reply, this.secret, email, this.cookies);
  }
}
