import { createHash, randomBytes } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '@shop/contract/api-keys';

const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 8;
const FORM = new RegExp(`^${API_KEY_PREFIX}([\\w-]{43})([0-9a-f]{8})$`);

const checksumOf = (secret: string): string => crc32(secret).toString(16).padStart(8, '0');

/** A new key: the prefix, a random secret and its checksum, by which scanners recognise it. */
export function newApiKey(): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return `${API_KEY_PREFIX}${secret}${checksumOf(secret)}`;
}

/** True if the text has the form and the checksum of a key. Others need no query of the database. */
export function isApiKey(text: string): boolean {
  const [, secret, checksum] = FORM.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** The beginning of a key, by which people recognise it. */
export const shownPart = (key: string): string => key.slice(0, API_KEY_PREFIX.length + SHOWN_CHARACTERS);

/** SHA-256: the secret is random and long, so that a slow hash adds nothing. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** True for an IP address, or a network such as `203.0.113.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128));
}

/** True if the address is in one of the networks. An IPv4 address may be written as IPv6. */
export function isWithin(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(base, familyOf(base));
    else list.addSubnet(base, Number(bits), familyOf(base));
  }
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}
