import { resolve } from 'node:path';
import type { PrepareOptions } from './bundle/prepare.js';
import { chooseEngine, chooseEngineOf } from './engine.js';
import { startMongod } from './mongod/mongod.js';
import type { Durability } from './postgres/settings.js';
import { UnusableDataFolder } from './postgres/unusable-folder.js';
import { SupervisorHandle } from './supervisor/handle.js';
import { EmbeddedDatabaseUnavailable } from './unavailable.error.js';

export { type Durability, EmbeddedDatabaseUnavailable, type PrepareOptions, UnusableDataFolder };

export interface StartOptions extends PrepareOptions {
  /** Folder of the data; created if missing. Only one database can run on it at a time. */
  dataDir: string;
  /** Port on 127.0.0.1; 0, the default, uses a free one. */
  port?: number;
  /**
   * `full`, the default: an acknowledged write survives a crash of any process and of the machine. `relaxed` is twice
   * as fast and may lose the last writes; for tests.
   */
  durability?: Durability;
}

export interface EmbeddedDatabase {
  /** Connection string for a MongoDB driver: a replica set of one. It contains the password and must not be logged. */
  uri: string;
  /** Ends every process of the database, within five seconds. */
  stop(): Promise<void>;
}

/**
 * Fetches what `start` needs without starting it, for a set-up step that shows its progress. Fast if everything is
 * cached.
 * @returns `bundle`, or `mongod` on a machine that can't run the bundle
 * Throws EmbeddedDatabaseUnavailable.
 */
export async function prepareBundle(options: PrepareOptions = {}): Promise<'bundle' | 'mongod'> {
  return typeof (await chooseEngine(options)) === 'string' ? 'mongod' : 'bundle';
}

/**
 * Starts the embedded database and resolves once clients can connect.
 * Throws EmbeddedDatabaseUnavailable if it can't run, and UnusableDataFolder if `dataDir` is in use or damaged.
 */
export async function start(options: StartOptions): Promise<EmbeddedDatabase> {
  const { port = 0, durability = 'full', onProgress: report = ignore } = options;
  const dataDir = resolve(options.dataDir);
  const engine = await chooseEngineOf(dataDir, options);
  if (typeof engine === 'string') return startMongod(engine, dataDir, port);
  const supervisor = await SupervisorHandle.start({ dataDir, bundle: engine, port, durability }, report);
  return { uri: supervisor.uri, stop: () => supervisor.stop() };
}

function ignore(): void {
  // The caller does not want progress.
}
