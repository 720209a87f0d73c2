import { createHash } from 'node:crypto';

/** Fixed namespace of e-invoices; another one would give every document another UUID. */
const NAMESPACE = 'c1b6e0a45d1f4f0e9a7d3b8e21f0a9d4';

/**
 * The UUID of a document (RFC 9562, version 5). It is computed from the id of the record, which never changes and is in
 * every backup: a document always has the same UUID, and nothing has to be stored.
 */
export function uuidOf(recordId: string): string {
  const hash = createHash('sha1').update(Buffer.from(NAMESPACE, 'hex')).update(recordId).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
