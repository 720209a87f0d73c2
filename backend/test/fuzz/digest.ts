import { createHash } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { TestShop } from '../support/app.js';

/** What callers change by calling at all, or the shop by itself while nobody calls. */
const BESIDE_THE_POINT = new Set(['attempts', 'attemptcounters']);
const MOVING_FIELDS: Readonly<Record<string, Record<string, 0>>> = {
  users: { sessions: 0 },
  outbox: {
    state: 0,
    attempts: 0,
    nextAttemptAt: 0,
    lease: 0,
    lastError: 0,
    sentAt: 0,
    body: 0,
    version: 0,
    updatedAt: 0,
  },
};

/** @returns a hash for each collection: two that are equal hold the same documents */
export async function digestOf(shop: TestShop): Promise<Record<string, string>> {
  const { db } = shop.app.get<Connection>(getConnectionToken());
  if (db === undefined) throw new Error('The shop has no database');
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const kept = names.filter((name) => !BESIDE_THE_POINT.has(name)).sort();
  const digests = kept.map(async (name) => {
    const projection = MOVING_FIELDS[name] ?? {};
    const documents = await db.collection(name).find({}, { projection, raw: true }).sort({ _id: 1 }).toArray();
    const hash = createHash('sha1');
    for (const document of documents) hash.update(document as unknown as Buffer);
    return [name, `${documents.length} ${hash.digest('hex').slice(0, 12)}`] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
