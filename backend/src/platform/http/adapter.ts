import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.js';
import { describeError } from '../errors/error.filter.js';
import type { Logger } from '../logging/logger.js';
import { requestIds } from '../logging/request-id.js';
import { followRequest, logRequests, QuietLogController } from '../logging/request-log.js';
import { answerClientError } from './client-errors.js';
import { HEADERS_OF_DATA } from './security-headers.js';

const BODY_LIMIT_BYTES = 1_048_576;
/** A list of 500 ids comes in the address. */
const HEADER_LIMIT_BYTES = 32_768;
/** Maximum time from a request's first byte to its last: slower callers would hold connections for nothing. */
const REQUEST_WITHIN_MS = 60_000;
/**
 * Idle connections stay open for longer than proxies keep theirs (60 s as a rule), so that the proxy closes them: a call
 * that comes while the server closes its connection would fail.
 */
const IDLE_MS = 72_000;

export function createAdapter({ trustedProxies }: Environment, logger: Logger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new QuietLogController(),
    genReqId: requestIds(trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: IDLE_MS,
    trustProxy: trustedProxies,
    http: { maxHeaderSize: HEADER_LIMIT_BYTES },
    routerOptions: { maxParamLength: HEADER_LIMIT_BYTES, ignoreTrailingSlash: true },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      followRequest(request, reply);
      const body = describeError(error);
      void reply.status(body.statusCode).headers(HEADERS_OF_DATA).send(body);
    },
    // While it stops, requests on connections that are open already are answered like any others.
    return503OnClosing: false,
  });
  const fastify = adapter.getInstance();
  logRequests(fastify);
  return adapter;
}
