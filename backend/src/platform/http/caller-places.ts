import { Semaphore } from 'async-mutex';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Callers } from '../auth/callers.service.js';
import { clientNetwork } from './rate-limit/client-network.js';

/**
 * Calls of one caller that run at the same time: fewer than the connections of a browser (six), so that each call stays
 * short.
 */
const PLACES = 4;

/** Limits the concurrent calls of one caller: further calls wait, so that other callers don't wait for them. */
export class CallerPlaces {
  private readonly callers = new Map<string, Semaphore>();

  /** @returns a function that frees the place; it may be called several times */
  async take(caller: string): Promise<() => void> {
    const places = this.callers.get(caller) ?? new Semaphore(PLACES);
    this.callers.set(caller, places);
    const [, release] = await places.acquire();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      release();
      if (places.getValue() === PLACES) this.callers.delete(caller);
    };
  }
}

/** A call takes its place once its body is read, and frees it when its answer is sent or its connection ends. */
export function shareAmongCallers(fastify: FastifyInstance, callers: Callers): void {
  const places = new CallerPlaces();
  const held = new WeakMap<FastifyRequest, () => void>();
  fastify.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.unlimited === true) return;
    const caller = (await callers.idOf(request)) ?? clientNetwork(request.ip);
    const leave = await places.take(caller);
    held.set(request, leave);
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
  });
  fastify.addHook('onSend', (request, _reply, _body, done) => {
    held.get(request)?.();
    done();
  });
}
