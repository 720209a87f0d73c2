import type { OutgoingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieRules } from '../common/auth/cookie-rules.js';
import { SESSION_COOKIE } from '../common/auth/session-cookie.js';
import { answerWith, type PreparedAnswer } from '../common/http/prepared-answer.js';
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
  /** Those that every answer gets, as the server's other hooks set them. */
  private commonHeaders: OutgoingHttpHeaders | undefined;

  constructor(
    private readonly answers: CatalogueAnswers,
    private readonly calls: CallLimit,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.sessionCookie = `${cookieRules(environment).prefix}${SESSION_COOKIE}=`;
  }

  /** For Fastify's `onRequest`, before the hooks that set headers. */
  readonly early = (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const answer = this.commonHeaders && this.keptFor(request);
    if (answer === undefined) return done();
    this.whereCounted(request, done, () => {
      void reply.headers(this.commonHeaders ?? {}).send(answerWith(request, reply, answer));
    });
  };

  /** For Fastify's `onRequest`, after them: the first answer shows what they set. */
  readonly late = (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const answer = this.keptFor(request);
    if (answer === undefined) return done();
    this.whereCounted(request, done, () => {
      this.commonHeaders = headersForAll(reply);
      void reply.send(answerWith(request, reply, answer));
    });
  };

  /** A call over the limit goes the whole way, where it is refused. */
  private whereCounted({ ip }: FastifyRequest, done: Done, answer: () => void): void {
    this.calls
      .count(ip)
      .then(answer, () => done())
      .catch(done);
  }

  private keptFor({ method, url, headers }: FastifyRequest): PreparedAnswer | undefined {
    const isVisitor = headers.cookie?.includes(this.sessionCookie) !== true;
    return method === 'GET' && isVisitor ? this.answers.keptFor(url) : undefined;
  }
}

function headersForAll(reply: FastifyReply): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !OWN_HEADERS.has(name)));
}
