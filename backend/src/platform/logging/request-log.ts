import type { ServerResponse } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { RequestWithActor } from '../auth/access.decorators.js';
import { knownLine, type Logger } from './logger.js';
import { REQUEST_ID_HEADER } from './request-id.js';

/** What nginx writes for a caller who did not wait for the answer. */
const CALLER_LEFT = 499;
/** Asked every few seconds by machines: their successes would drown the rest. */
const ROUTINE = /^\/api\/(health|metrics)(\/|$)/;

/** Fastify's own two lines for each request are left to `logRequests`, which writes one. */
export class QuietLogController extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // The line comes with the answer.
  }

  override requestCompleted(): void {
    // The line is written when the connection is done with the answer.
  }

  override routeNotFound(): void {
    // Its line would hold the whole address.
  }
}

/** Gives every answer its request's id, and every request one line in the log. */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    followRequest(request, reply);
    done();
  });
}

/** For requests that Fastify answers before its hooks. */
export function followRequest(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header(REQUEST_ID_HEADER, request.id);
  reply.raw.once('close', () => writeLine(request, reply));
}

function writeLine(request: RequestWithActor, reply: FastifyReply): void {
  logRequest(request.log, reply.raw, {
    method: request.method,
    route: request.routeOptions.url,
    url: request.url,
    ms: reply.elapsedTime,
    userId: request.actor?.id,
    ip: request.ip,
  });
}

interface FinishedRequest {
  /** Where the logger does not know it. */
  readonly requestId?: string;
  readonly method: string;
  /** The pattern of the address. */
  readonly route: string | undefined;
  readonly url: string;
  readonly ms: number;
  readonly userId?: string | undefined;
  readonly ip: string;
}

/** Writes the line of a request whose connection is done with the answer. */
export function logRequest(
  logger: Pick<Logger, 'debug' | 'info' | 'warn'>,
  response: ServerResponse,
  { requestId, method, route, url, ms, userId, ip }: FinishedRequest,
): void {
  const status = response.writableFinished ? response.statusCode : CALLER_LEFT;
  const path = pathOf(url);
  // What is undefined is not written.
  const fields = { requestId, method, route, path, status, ms: rounded(ms), userId, ip };
  logger[levelOf(status, path)](fields, 'request');
}

/**
 * As `logRequest`, for requests of which there are many that are alike: each was answered in full with `status`.
 * @returns null where only `logRequest` writes the line
 */
export function requestLine(
  logger: object,
  { method, route, path, status }: Pick<FinishedRequest, 'method' | 'route'> & { path: string; status: number },
): ((request: { readonly requestId: string; readonly ms: number; readonly ip: string }) => void) | null {
  if (levelOf(status, path) !== 'info') return null;
  const write = knownLine(logger, { open: ['requestId', 'ms', 'ip'], method, route, path, status }, 'request');
  return (
    write && (({ requestId, ms, ip }) => write([JSON.stringify(requestId), String(rounded(ms)), JSON.stringify(ip)]))
  );
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** Without its query: links in letters carry keys there. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function levelOf(status: number, path: string): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return status < 400 && ROUTINE.test(path) ? 'debug' : 'info';
}
