import type { BundleLayout } from './bundle/layout.js';
import { prepareBundle, type PrepareOptions } from './bundle/prepare.js';
import { findMongod } from './mongod/mongod.js';
import { EmbeddedDatabaseUnavailable } from './unavailable.error.js';

/** The bundle, or the path of the user's own `mongod` on a machine that can't run the bundle. */
export async function chooseEngine(options: PrepareOptions): Promise<BundleLayout | string> {
  try {
    return await prepareBundle(options);
  } catch (error) {
    // If a signature is not verified, no other engine is used instead.
    const mayReplace = error instanceof EmbeddedDatabaseUnavailable && error.kind !== 'untrusted';
    const mongod = mayReplace ? await findMongod() : null;
    if (mongod === null) throw error;
    options.onProgress?.(`Database: using ${mongod}`);
    return mongod;
  }
}
