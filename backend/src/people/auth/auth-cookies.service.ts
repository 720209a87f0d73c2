import '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieRules, cookieRules } from '../../platform/auth/cookie-rules.js';
import { readDeviceCookie, setDeviceCookie } from '../../platform/auth/device-cookie.js';
import { clearSessionCookie, setSessionCookie } from '../../platform/auth/session-cookie.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT, SESSION_SECRET } from '../../platform/config/config.module.js';
import { clientNetwork } from '../../platform/http/rate-limit/client-network.js';
import type { SessionSource } from '../user-record/session-source.js';
import { storedEmail } from '../users/domain/email.js';

/** The browser and the address of a new session. */
export const sessionSource = ({ ip, headers }: FastifyRequest): SessionSource => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/** The origin of a sign-in attempt. */
export interface SignInSource extends SessionSource {
  /** The network of the caller's address. */
  readonly network: string;
  /** null if the user has not signed in with this browser before. */
  readonly deviceId: string | null;
}

/** The cookies of sessions and devices. */
@Injectable()
export class AuthCookies {
  private readonly rules: CookieRules;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {
    this.rules = cookieRules(environment);
  }

  /** @param email of the user who signs in */
  signInSource(request: FastifyRequest, email: string): SignInSource {
    const deviceId = readDeviceCookie(request, this.secret, storedEmail(email), this.rules);
    return { ...sessionSource(request), network: clientNetwork(request.ip), deviceId };
  }

  setSession(reply: FastifyReply, token: string): void {
    setSessionCookie(reply, token, this.rules);
  }

  clearSession(reply: FastifyReply): void {
    clearSessionCookie(reply, this.rules);
  }

  /** @param email as it is stored */
  setDevice(reply: FastifyReply, email: string): void {
    setDeviceCookie(reply, this.secret, email, this.rules);
  }
}
