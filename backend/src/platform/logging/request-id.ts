import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../config/trusted-proxies.js';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What goes into each line of the log and back to the caller must not hold quotes, breaks or a whole novel. */
const SANE_ID = /^[\w.:-]{8,64}$/;

/** @returns what gives a request its id: the one that a trusted proxy gave it already, or a new one */
export function requestIds(isTrusted: TrustedProxies) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isTaken = typeof given === 'string' && SANE_ID.test(given) && isTrusted(socket.remoteAddress);
    return isTaken ? given : randomUUID();
  };
}
