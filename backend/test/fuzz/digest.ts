import { createHash } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { TestShop } from '../support/app.js';

/** Collections that every call changes, or every look at the readiness, or that a worker fills. */
const BESIDE_THE_POINT = new Set(['attempts', 'readiness', 'book-pack-parts', 'webhook-deliveries']);
/** Fields that the shop changes by itself without any call, and those that signing in changes. */
const MOVING_FIELDS: Readonly<Record<string, Record<string, 0>>> = {
  users: { sessions: 0 },
  outbox: {
    ...{ state: 0, attempts: 0, nextAttemptAt: 0, lease: 0, lastError: 0 },
    ...{ sentAt: 0, body: 0, version: 0, updatedAt: 0 },
  },
  'book-packs': { status: 0, progress: 0, checks: 0, size: 0, sha256: 0, leasedUntil: 0, attempts: 0, link: 0 },
};

/**
 * Invoice numbers have no gaps. Other numbers may be taken by a call that is refused afterwards.
 * Signing in, which the callers do when they are first needed, is mailed.
 */
const COMPARED: Readonly<Record<string, object>> = {
  counters: { _id: /^INV-/ },
  outbox: { subject: { $ne: 'New sign-in to your account' } },
};

/** The collections that hold what callers may change only by calls that succeed. */
export async function collectionsOf(shop: TestShop): Promise<string[]> {
  const collections = await databaseOf(shop).listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).sort();
  return names.filter((name) => !BESIDE_THE_POINT.has(name));
}

/** @returns a hash for each of the collections: two that are equal hold the same documents */
export async function digestOf(shop: TestShop, names: readonly string[]): Promise<Record<string, string>> {
  const digests = names.map(async (name) => {
    const find = databaseOf(shop)
      .collection(name)
      .find(COMPARED[name] ?? {}, { projection: MOVING_FIELDS[name] ?? {}, raw: true });
    const documents = await find.sort({ _id: 1 }).toArray();
    const hash = createHash('sha1');
    for (const document of documents) hash.update(document as unknown as Buffer);
    return [name, `${documents.length} ${hash.digest('hex').slice(0, 12)}`] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

function databaseOf(shop: TestShop): NonNullable<Connection['db']> {
  const { db } = shop.app.get<Connection>(getConnectionToken());
  if (db === undefined) throw new Error('The shop has no database');
  return db;
}
