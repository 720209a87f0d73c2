import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@shop/embedded-db';
import { root } from '../../../scripts/setup/processes.mjs';
import { compileServer } from './native/compile-server.mjs';

/** The server is compiled once for all workers. */
export default async function globalSetup() {
  await Promise.all([startDatabase(), compile()]);
}

/** A folder below the packages that the server imports; another run has its own. */
async function compile() {
  const builds = join(root, 'backend/dist');
  await mkdir(builds, { recursive: true });
  process.env.TEST_SERVER = await mkdtemp(join(builds, 'tests-'));
  await compileServer(process.env.TEST_SERVER);
}

/** One database server for the whole run; the workers make databases in it, whose names begin alike. */
async function startDatabase() {
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
