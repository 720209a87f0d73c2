import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What goes into each line of the log and back to the caller must not hold quotes, breaks or a whole novel. */
const SANE_ID = /^[\w.:-]{8,64}$/;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** The id that a proxy on this machine gave the request (the proxy that addresses are believed from too), or a new one. */
export function requestIdOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && SANE_ID.test(given) && isLoopback(socket.remoteAddress) ? given : randomUUID();
}

function isLoopback(address = ''): boolean {
  const ipv4 = address.replace(/^::ffff:/i, '');
  return LOOPBACK.check(ipv4, isIPv6(ipv4) ? 'ipv6' : 'ipv4');
}
