import type { FastifyRequest } from 'fastify';

/** What the API says to somebody signed in is not for shared or forgotten caches. */
export function cachingOf({ headers }: FastifyRequest): string {
  return headers.cookie === undefined ? 'no-cache' : 'private, no-store';
}
