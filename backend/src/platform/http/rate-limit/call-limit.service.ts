import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../config/environment.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Attempts } from './attempts.service.js';
import { clientNetwork } from './client-network.js';
import { CALLS, LIMITED_CALLS } from './limits.js';
import { tooManyAttempts } from './rate-limit.errors.js';

const MOST_CLIENTS = 50_000;
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
   * @param now in milliseconds, of a monotonic clock
   * @throws DomainError TOO_MANY_REQUESTS with the time to wait, for a call over the limit
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

/** Counts every call before any work is done, also calls to unknown addresses. Built files are not counted. */
export function limitCalls(fastify: FastifyInstance, limit: CallLimit): void {
  fastify.addHook('onRequest', ({ ip, routeOptions }, _reply, done) => {
    const isFile = routeOptions.url?.includes('/assets/') === true;
    if (!isFile && routeOptions.config.unlimited !== true) limit.count(ip);
    done();
  });
}

/** Counts the attempts of each client on routes that require it, before the body is read. */
export function limitAttempts(fastify: FastifyInstance, attempts: Attempts): void {
  fastify.addHook('onRequest', async ({ ip, method, routeOptions }) => {
    if (routeOptions.config.attemptsLimited !== true) return;
    await attempts.count(LIMITED_CALLS, method, routeOptions.url ?? '', clientNetwork(ip));
  });
}
