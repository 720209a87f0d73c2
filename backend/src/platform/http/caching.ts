import type { IncomingMessage } from 'node:http';

/** What the API says to somebody signed in is not for shared or forgotten caches. */
export function cachingOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return headers.cookie === undefined ? 'no-cache' : 'private, no-store';
}
