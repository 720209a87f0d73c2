import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { UPGRADES } from '../../src/platform/database/upgrades.js';

/**
 * The address of a database that was never used, on the server of the run. Its name is new each time: the embedded
 * database may remember on some of its connections that a collection of a dropped database is gone.
 */
export function freshDatabaseUri(): string {
  const base = process.env['TEST_MONGODB_URI'];
  if (base === undefined) throw new Error('TEST_MONGODB_URI is not set: run the tests through npm test');
  const uri = new URL(base);
  uri.pathname = `/${process.env['TEST_DATABASE_PREFIX']}${randomBytes(6).toString('hex')}`;
  if (uri.username !== '' && !uri.searchParams.has('authSource')) uri.searchParams.set('authSource', 'admin');
  return uri.href;
}

/** Takes out what an earlier test file has left, and leaves collections, indexes and the marker of the schema. */
export async function emptyDatabase(connection: Connection): Promise<void> {
  const collections = (await connection.db?.collections()) ?? [];
  const emptied = collections.filter(({ collectionName }) => collectionName !== UPGRADES);
  await Promise.all(emptied.map((collection) => collection.deleteMany({})));
}
