import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieRules } from '../common/auth/cookie-rules.js';
import { SESSION_COOKIE } from '../common/auth/session-cookie.js';
import { answerWith } from '../common/http/prepared-answer.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { CatalogueAnswers } from './catalogue-answers.service.js';

/**
 * Answers visitors from what is kept ready, before the call takes its way through guards and pipes: what is kept was
 * checked when it was made. Whoever brings a session takes the whole way, since staff see more.
 */
@Injectable()
export class CatalogueShortcut {
  private readonly sessionCookie: string;

  constructor(
    private readonly answers: CatalogueAnswers,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.sessionCookie = `${cookieRules(environment).prefix}${SESSION_COOKIE}=`;
  }

  /** For Fastify's `onRequest`. */
  readonly hook = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { method, url, headers } = request;
    const isCandidate = method === 'GET' && headers.cookie?.includes(this.sessionCookie) !== true;
    const answer = isCandidate ? this.answers.keptFor(url) : undefined;
    if (answer === undefined) done();
    else void reply.send(answerWith(request, reply, answer));
  };
}
