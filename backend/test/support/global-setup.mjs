import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@shop/embedded-db';

/** One database server for the whole run; the workers make databases in it, whose names begin alike. */
export default async function globalSetup() {
  process.env.TEST_DATABASE_PREFIX = `test_${randomBytes(4).toString('hex')}_`;
  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  globalThis.testDatabase = await start({ dataDir, durability: 'relaxed' });
  globalThis.testDatabaseDir = dataDir;
  process.env.TEST_MONGODB_URI = globalThis.testDatabase.uri;
}
