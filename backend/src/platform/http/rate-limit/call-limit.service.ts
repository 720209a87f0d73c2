import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../../config/environment.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Attempts } from './attempts.service.js';
import { clientNetwork } from './client-network.js';
import { CALLS, KEY_CALLS, LIMITED_CALLS } from './limits.js';
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

  private readonly rateLimit: number;

  constructor(@Inject(ENVIRONMENT) { rateLimit }: Pick<Environment, 'rateLimit'>) {
    this.rateLimit = rateLimit;
    this.mostCalls = CALLS.points * rateLimit;
  }

  /**
   * @param now in milliseconds, of a monotonic clock
   * @throws DomainError TOO_MANY_REQUESTS with the time to wait, for a call over the limit
   */
  count(ip: string, now = performance.now()): void {
    const { calls, seconds } = this.add(clientNetwork(ip), now);
    if (calls > this.mostCalls) throw tooManyAttempts(seconds);
  }

  /**
   * Counts a call with an API key, whose answer contains the rest of its limit
   * (https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/).
   * @throws DomainError TOO_MANY_REQUESTS
   */
  countKey(id: string, reply: Pick<FastifyReply, 'header'>, now = performance.now()): void {
    const most = KEY_CALLS.points * this.rateLimit;
    const { calls, seconds } = this.add(`key ${id}`, now);
    reply.header('ratelimit-policy', `"key";q=${most};w=${KEY_CALLS.seconds}`);
    reply.header('ratelimit', `"key";r=${Math.max(0, most - calls)};t=${seconds}`);
    if (calls > most) throw tooManyAttempts(seconds);
  }

  /** @returns the calls in the window, and the seconds until it ends */
  private add(subject: string, now: number): { readonly calls: number; readonly seconds: number } {
    const known = this.windows.get(subject);
    const window = known === undefined || known.endsAt <= now ? { calls: 0, endsAt: now + WINDOW_MS } : known;
    window.calls += 1;
    if (window !== known) this.windows.set(subject, window);
    return { calls: window.calls, seconds: Math.max(1, Math.round((window.endsAt - now) / 1000)) };
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
