import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieRules } from '../platform/auth/cookie-rules.js';
import { SESSION_COOKIE } from '../platform/auth/session-cookie.js';
import type { ReadyAnswer } from '../platform/http/early-answers.js';
import { answerWith, type PreparedAnswer } from '../platform/http/prepared-answer.js';
import { CallLimit } from '../platform/rate-limit/call-limit.service.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import { CatalogueAnswers } from './catalogue-answers.service.js';

/** Of one answer alone. */
const OWN_HEADERS = new Set(['x-request-id', 'etag', 'vary', 'content-type', 'content-length', 'content-encoding']);

/**
 * Answers visitors from what is kept ready, before the call takes its way through guards and pipes: what is kept was
 * checked when it was made. Whoever brings a session takes the whole way, since staff see more.
 */
@Injectable()
export class CatalogueShortcut {
  private readonly sessionCookie: string;
  /** Of answers that went out once by way of Fastify, which knows headers and route. */
  private readonly routes = new WeakMap<PreparedAnswer, string>();
  private headers: readonly string[] = [];

  constructor(
    private readonly answers: CatalogueAnswers,
    private readonly calls: CallLimit,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.sessionCookie = `${cookieRules(environment).prefix}${SESSION_COOKIE}=`;
  }

  /** For calls that Fastify has not taken up. */
  readonly ready = (request: IncomingMessage): ReadyAnswer | undefined => {
    const answer = this.keptFor(request);
    if (answer === undefined) return undefined;
    const route = this.routes.get(answer);
    return route === undefined ? undefined : { answer, route, headers: this.headers };
  };

  /** For Fastify's `onRequest`, after the hooks that set headers: it learns what `ready` has to know. */
  readonly hook = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const answer = this.keptFor(request);
    // A call over the limit goes the whole way, where it is refused.
    if (answer === undefined || !this.calls.allows(request.ip)) return done();
    this.headers = headersForAll(reply);
    this.routes.set(answer, request.routeOptions.url ?? '');
    void reply.send(answerWith(request, reply, answer));
  };

  private keptFor(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): PreparedAnswer | undefined {
    const { method, url = '', headers } = request;
    const isVisitor = headers.cookie?.includes(this.sessionCookie) !== true;
    return method === 'GET' && isVisitor ? this.answers.keptFor(url) : undefined;
  }
}

function headersForAll(reply: FastifyReply): string[] {
  const set = Object.entries(reply.getHeaders()).filter(([name]) => !OWN_HEADERS.has(name));
  return set.flatMap(([name, value]) => [name, String(value)]);
}
