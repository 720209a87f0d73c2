import { isIPv6 } from 'node:net';

/** An internet provider gives a customer a whole /64 of IPv6 addresses: all of them count as one client. */
const IPV6_PREFIX_GROUPS = 4;

/** @returns the key by which a client's calls are counted: an IPv4 address, or the first 64 bits of an IPv6 address */
export function clientNetwork(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, IPV6_PREFIX_GROUPS).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => (parseInt(group, 16) || 0).toString(16));
}
