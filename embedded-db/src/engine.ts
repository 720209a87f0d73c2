import { access } from 'node:fs/promises';
import type { BundleLayout } from './bundle/layout.js';
import { prepareBundle, type PrepareOptions } from './bundle/prepare.js';
import { downloadMongod } from './mongod/download.js';
import { findMongod, mongodFolder } from './mongod/mongod.js';
import { serverFolders } from './postgres/folders.js';
import { UnusableDataFolder } from './postgres/unusable-folder.js';
import { EmbeddedDatabaseUnavailable } from './unavailable.error.js';

/**
 * The bundle; on a machine that can't run it the path of a `mongod`: the user's own, or one that is fetched.
 * Throws EmbeddedDatabaseUnavailable.
 */
export async function chooseEngine(options: PrepareOptions): Promise<BundleLayout | string> {
  try {
    return await prepareBundle(options);
  } catch (error) {
    // If a signature is not verified, no other engine is used instead.
    if (!(error instanceof EmbeddedDatabaseUnavailable) || error.kind === 'untrusted') throw error;
    const found = await findMongod();
    if (found !== null) return using(found, options);
    // Without a connection MongoDB can't be fetched either.
    if (error.kind === 'offline') throw error;
    return using(await downloadInPlaceOfBundle(error, options), options);
  }
}

/** Throws EmbeddedDatabaseUnavailable with both reasons. */
async function downloadInPlaceOfBundle(
  { reason }: EmbeddedDatabaseUnavailable,
  options: PrepareOptions,
): Promise<string> {
  try {
    return await downloadMongod(options);
  } catch (error) {
    if (!(error instanceof EmbeddedDatabaseUnavailable)) throw error;
    throw new EmbeddedDatabaseUnavailable(error.kind, `${reason}, and ${error.reason}`, { cause: error });
  }
}

/**
 * The engine for a data folder, which stays with the one that made it.
 * Throws EmbeddedDatabaseUnavailable, and UnusableDataFolder if that engine can't run here.
 */
export async function chooseEngineOf(dataDir: string, options: PrepareOptions): Promise<BundleLayout | string> {
  if (await exists(mongodFolder(dataDir)))
    return using((await findMongod()) ?? (await downloadMongod(options)), options);
  const engine = await chooseEngine(options);
  if (typeof engine === 'string' && (await exists(serverFolders(dataDir).base))) {
    throw new UnusableDataFolder(
      `${dataDir} was created by the database for Debian-like Linux on x86-64, which can't run here. Set MONGODB_URI or another DATA_DIR`,
    );
  }
  return engine;
}

function using(mongod: string, { onProgress }: PrepareOptions): string {
  onProgress?.(`Database: using ${mongod}`);
  return mongod;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
