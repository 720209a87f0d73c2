import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { RequestWithActor } from '../../auth/actor.js';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../../config/trusted-proxies.js';

const REQUEST_ID_HEADER = 'x-request-id';

/** The id goes into each line of the log and back to the caller: it holds no quotes or breaks, and is short. */
const SANE_ID = /^[\w.:-]{8,64}$/;

/** @returns the id of a request: the one set by a trusted proxy, or a new one */
export function requestIds(isTrusted: TrustedProxies) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isTaken = typeof given === 'string' && SANE_ID.test(given) && isTrusted(socket.remoteAddress);
    return isTaken ? given : randomUUID();
  };
}

/** The status that nginx logs for a caller who did not wait for the answer. */
const CALLER_LEFT = 499;
/** Machines ask these every few seconds: their successes would drown the rest. */
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

/** Writes the line of a request whose connection is done with the answer. */
function writeLine(request: RequestWithActor, reply: FastifyReply): void {
  const { method, routeOptions, actor, ip } = request;
  const status = reply.raw.writableFinished ? reply.raw.statusCode : CALLER_LEFT;
  const path = pathOf(request.url);
  // Fields that are undefined are not written.
  const fields = {
    method,
    route: routeOptions.url,
    path,
    status,
    ms: rounded(reply.elapsedTime),
    userId: actor?.id,
    ip,
  };
  request.log[levelOf(status, path)](fields, 'request');
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** The path without the query, which carries keys in the links of emails. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function levelOf(status: number, path: string): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return status < 400 && ROUTINE.test(path) ? 'debug' : 'info';
}
