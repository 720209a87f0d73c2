import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@shop/embedded-db';

/** One database server for the whole run; each spec file has a database of its own in it. */
export default async function globalSetup() {
  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  globalThis.testDatabase = await start({ dataDir, durability: 'relaxed' });
  globalThis.testDatabaseDir = dataDir;
  process.env.TEST_MONGODB_URI = globalThis.testDatabase.uri;
}
