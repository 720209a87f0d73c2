import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieRules } from '../common/auth/cookie-rules.js';
import { SESSION_COOKIE } from '../common/auth/session-cookie.js';
import { cachingOf } from '../common/http/caching.js';
import { answerWith, type PreparedAnswer, sendAtOnce } from '../common/http/prepared-answer.js';
import { CallLimit } from '../common/rate-limit/call-limit.service.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { CatalogueAnswers } from './catalogue-answers.service.js';

type Done = (error?: Error) => void;

/** Of one answer alone. */
const OWN_HEADERS = new Set(['x-request-id', 'etag', 'vary', 'content-type', 'content-length', 'content-encoding']);

/**
 * Answers visitors from what is kept ready, before the call takes its way through guards and pipes: what is kept was
 * checked when it was made. Whoever brings a session takes the whole way, since staff see more.
 */
@Injectable()
export class CatalogueShortcut {
  private readonly sessionCookie: string;
  /** Names and values of those that every answer gets, as the server's other hooks set them. */
  private common: readonly string[] | undefined;

  constructor(
    private readonly answers: CatalogueAnswers,
    private readonly calls: CallLimit,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.sessionCookie = `${cookieRules(environment).prefix}${SESSION_COOKIE}=`;
  }

  /** For Fastify's `onRequest`, before the hooks that set headers. */
  readonly early = (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const { common } = this;
    const answer = this.keptFor(request);
    const isHere = common !== undefined && answer !== undefined && reply.server.server.listening;
    if (!isHere || !this.calls.allows(request.ip)) done();
    else sendAtOnce(request, reply, answer, [...common, 'cache-control', cachingOf(request)]);
  };

  /** For Fastify's `onRequest`, after them: the first answer shows what they set. */
  readonly late = (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const answer = this.keptFor(request);
    // A call over the limit goes the whole way, where it is refused.
    if (answer === undefined || !this.calls.allows(request.ip)) return done();
    this.common = headersForAll(reply);
    void reply.send(answerWith(request, reply, answer));
  };

  private keptFor({ method, url, headers }: FastifyRequest): PreparedAnswer | undefined {
    const isVisitor = headers.cookie?.includes(this.sessionCookie) !== true;
    return method === 'GET' && isVisitor ? this.answers.keptFor(url) : undefined;
  }
}

function headersForAll(reply: FastifyReply): string[] {
  const set = Object.entries(reply.getHeaders()).filter(([name]) => !OWN_HEADERS.has(name));
  return set.flatMap(([name, value]) => [name, String(value)]);
}
