import { BlockList, isIP } from 'node:net';

/** Networks that no webhook may reach: the shop's own machine and network, and those that lead into them. */
const INNER: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];

const inner = new BlockList();
for (const [address, bits] of INNER) inner.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** @param allowsLoopback in development. An IPv4 address that is written as IPv6 is judged as IPv4. */
export function isOuterAddress(address: string, allowsLoopback = false): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  if (isIP(address) === 0) return false;
  if (allowsLoopback && loopback.check(address, family)) return true;
  return !inner.check(address, family);
}

/** True for an address of a webhook: https without a user; http only to the own machine in development. */
export function isWebhookUrl(text: string, allowsLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const isLocal = /(^|\.)localhost$/.test(host) || loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
  if (isLocal || protocol !== 'https:') return isLocal && allowsLoopback && /^https?:$/.test(protocol);
  return isIP(host) === 0 || isOuterAddress(host);
}
