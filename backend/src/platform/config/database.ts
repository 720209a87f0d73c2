import { join } from 'node:path';
import { start, UnusableDataFolder } from '@shop/embedded-db';
import { makeDataFolder } from './data-folder.js';
import type { Environment } from './environment.js';
import { ConfigurationError } from './variables.js';

export interface Database {
  readonly uri: string;
  stop(): Promise<void>;
}

/**
 * The given replica set, or the embedded database in the data folder.
 * @throws ConfigurationError when the given server does not answer or has no transactions
 */
export async function openDatabase(environment: Environment, onProgress: (line: string) => void): Promise<Database> {
  const { mongodbUri, dataDir } = environment;
  if (mongodbUri === null) return startEmbedded(join(dataDir, 'db'), onProgress);
  const { requireUsable } = await import('./usable-database.js');
  await requireUsable(mongodbUri);
  return { uri: mongodbUri, stop: () => Promise.resolve() };
}

async function startEmbedded(folder: string, onProgress: (line: string) => void): Promise<Database> {
  await makeDataFolder(folder);
  return start({ dataDir: folder, onProgress }).catch((error: unknown) => {
    if (error instanceof UnusableDataFolder) {
      throw new ConfigurationError(`DATA_DIR: ${error.message}`, { cause: error });
    }
    throw error;
  });
}
