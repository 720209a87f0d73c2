import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { REQUEST_ID_HEADER, requestIds } from '../logging/request-id.js';
import { logRequest, pathOf, requestLine } from '../logging/request-log.js';
import { HttpMetrics } from '../metrics/http.metrics.js';
import { CallLimit } from '../rate-limit/call-limit.service.js';
import { cachingOf } from './caching.js';
import { type PreparedAnswer, sendAtOnce } from './prepared-answer.js';

/** An answer that lies ready, with what only the way through Fastify would tell. */
export interface ReadyAnswer {
  readonly answer: PreparedAnswer;
  /** Names and values of the headers that the server's hooks give every answer. */
  readonly headers: readonly string[];
  /** The pattern of the address. */
  readonly route: string;
}

/** How calls for an answer are told of that were answered in full. */
interface Told {
  readonly path: string;
  readonly log: ReturnType<typeof requestLine>;
  readonly count: (ms: number) => void;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly route: string;
  readonly status: number;
}

type Find = (request: IncomingMessage) => ReadyAnswer | undefined;

/**
 * Sends what lies ready before Fastify takes up the call: routing, hooks and a logger for each request cost more than
 * the answer. Such a call has an id, counts for the limit and the metrics and has its line in the log like any other.
 */
@Injectable()
export class EarlyAnswers {
  private readonly idOf: (request: IncomingMessage) => string;
  private readonly told = new WeakMap<PreparedAnswer, Map<number, Told>>();

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly calls: CallLimit,
    private readonly metrics: HttpMetrics,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.idOf = requestIds(environment.trustedProxies);
  }

  /** From now on calls for which `find` finds something are answered with it; all others go the whole way. */
  takeFrom(find: Find): void {
    const { server } = this.host.httpAdapter.getInstance();
    const wholeWay = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // While the server stops, answers say more than they would here.
      const ready = server.listening ? find(request) : undefined;
      const isSent = ready !== undefined && this.send(request, response, ready);
      if (!isSent) for (const listener of wholeWay) listener.call(server, request, response);
    });
  }

  /** @returns false for a call over the limit, which is refused on the whole way */
  private send(request: IncomingMessage, response: ServerResponse, { answer, headers, route }: ReadyAnswer): boolean {
    const ip = this.callerOf(request);
    if (!this.calls.allows(ip)) return false;
    const since = performance.now();
    const requestId = this.idOf(request);
    const { method = '', url = '' } = request;
    response.once('close', () => {
      const ms = performance.now() - since;
      const { log, count } = this.toldOf(answer, { method, path: pathOf(url), route, status: response.statusCode });
      if (log !== null && response.writableFinished) log({ requestId, ms, ip });
      else logRequest(this.logger, response, { requestId, method, route, url, ms, ip });
      count(ms);
    });
    const own = ['cache-control', cachingOf(request), REQUEST_ID_HEADER, requestId];
    sendAtOnce(request, response, answer, [...headers, ...own]);
    return true;
  }

  private toldOf(answer: PreparedAnswer, { method, path, route, status }: Call): Told {
    const byStatus = this.told.get(answer) ?? new Map<number, Told>();
    const known = byStatus.get(status);
    if (known?.path === path) return known;
    const log = requestLine(this.logger, { method, path, route, status });
    const told = { path, log, count: this.metrics.counterOf({ method, route, status }) };
    this.told.set(answer, byStatus.set(status, told));
    return told;
  }

  private get logger(): FastifyBaseLogger {
    return this.host.httpAdapter.getInstance().log;
  }

  /** As Fastify tells it: the first in the chain of proxies that is not trusted. */
  private callerOf(request: IncomingMessage): string {
    if (request.headers['x-forwarded-for'] === undefined) return request.socket.remoteAddress ?? '';
    return proxyAddress(request, this.environment.trustedProxies);
  }
}
