import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.js';
import { describeError } from '../errors/error.filter.js';
import type { Logger } from '../monitoring/logging/logger.js';
import { followRequest, logRequests, QuietLogController, requestIds } from '../monitoring/logging/request-log.js';
import { MAX_BODY_BYTES } from './json-bodies.js';
import { HEADERS_OF_DATA } from './security-headers.js';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { HttpException } from '@nestjs/common';

/** Node's error for bytes that are not a valid request. */
type ClientError = Error & { readonly code?: string };

/** Answers bytes that never became a request with the usual error body, and closes the connection. */
export function answerClientError(this: FastifyInstance, error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = describeError(whatWasWrong(error.code));
  const text = JSON.stringify(body);
  this.log.info({ code: error.code, status: body.statusCode, ip: socket.remoteAddress }, 'unreadable request');
  const head = [
    `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    ...Object.entries(HEADERS_OF_DATA).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  else socket.destroy();
}

function whatWasWrong(code: string | undefined): HttpException {
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpException('The headers are too large.', 431);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpException('The request took too long to arrive.', 408);
  return new HttpException('The request could not be read.', 400);
}

/** Allows a list of 500 ids in the address. */
const HEADER_LIMIT_BYTES = 32_768;
/** Maximum time from a request's first byte to its last: slower callers would hold connections for nothing. */
const REQUEST_WITHIN_MS = 60_000;
/** Node looks for requests that take too long only every 30 s by itself. */
const LOOKED_FOR_EVERY_MS = 5_000;
/**
 * Idle connections stay open longer than a proxy keeps them (usually 60 s), so that the proxy closes them: a call that
 * arrives while the server closes its connection would fail.
 */
const IDLE_MS = 72_000;

export function createAdapter({ trustedProxies }: Environment, logger: Logger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new QuietLogController(),
    genReqId: requestIds(trustedProxies),
    bodyLimit: MAX_BODY_BYTES.visitor,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: IDLE_MS,
    trustProxy: trustedProxies,
    http: { maxHeaderSize: HEADER_LIMIT_BYTES, connectionsCheckingInterval: LOOKED_FOR_EVERY_MS },
    routerOptions: { maxParamLength: HEADER_LIMIT_BYTES, ignoreTrailingSlash: true },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      followRequest(request, reply);
      const body = describeError(error);
      void reply.status(body.statusCode).headers(HEADERS_OF_DATA).send(body);
    },
    // During shutdown, requests on open connections are answered like any others.
    return503OnClosing: false,
  });
  const fastify = adapter.getInstance();
  logRequests(fastify);
  return adapter;
}
