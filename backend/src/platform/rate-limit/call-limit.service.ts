import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { pathOf } from '../logging/request-log.js';
import { clientNetwork } from './client-network.js';
import { CALLS } from './limits.js';
import { tooManyAttempts } from './rate-limit.errors.js';

const MOST_CLIENTS = 50_000;
const COUNTED = /^\/(api|media)\//;
const WINDOW_MS = CALLS.seconds * 1000;

interface Window {
  calls: number;
  readonly endsAt: number;
}

/** Counts the calls of each client at this server, in windows that begin with the client's first call. */
@Injectable()
export class CallLimit {
  private readonly windows = new LRUCache<string, Window>({ max: MOST_CLIENTS });
  private readonly mostCalls: number;

  constructor(@Inject(ENVIRONMENT) { rateLimit }: Pick<Environment, 'rateLimit'>) {
    this.mostCalls = CALLS.points * rateLimit;
  }

  /**
   * @param now in milliseconds, of a clock that never goes back
   * @throws DomainError TOO_MANY_REQUESTS saying when to come back, for a call over the limit
   */
  count(ip: string, now = performance.now()): void {
    const client = clientNetwork(ip);
    const window = this.windows.get(client);
    if (window === undefined || window.endsAt <= now) {
      this.windows.set(client, { calls: 1, endsAt: now + WINDOW_MS });
      return;
    }
    window.calls += 1;
    if (window.calls > this.mostCalls) throw tooManyAttempts(Math.max(1, Math.ceil((window.endsAt - now) / 1000)));
  }
}

/** Counts every call of the API and of pictures before anything is done for it. */
export function limitCalls(fastify: FastifyInstance, limit: CallLimit): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { url, ip, is404, routeOptions } = request;
    const isCounted = !is404 && routeOptions.config.unlimited !== true && COUNTED.test(pathOf(url));
    if (isCounted) limit.count(ip);
    done();
  });
}
