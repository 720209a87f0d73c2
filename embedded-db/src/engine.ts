import type { BundleLayout } from './bundle/layout.js';
import { prepareBundle, type PrepareOptions } from './bundle/prepare.js';
import { findMongod } from './mongod/mongod.js';
import { EmbeddedDatabaseUnavailable } from './unavailable.error.js';

/** The bundle; or the path of the user's own `mongod` on a machine that can't have the bundle. */
export async function chooseEngine(options: PrepareOptions): Promise<BundleLayout | string> {
  try {
    return await prepareBundle(options);
  } catch (error) {
    // A bundle whose signature fails is never replaced by another engine.
    const mayReplace = error instanceof EmbeddedDatabaseUnavailable && error.kind !== 'untrusted';
    const mongod = mayReplace ? await findMongod() : null;
    if (mongod === null) throw error;
    options.onProgress?.(`Database: using ${mongod}`);
    return mongod;
  }
}
