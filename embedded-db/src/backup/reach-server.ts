import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PrepareOptions } from '../bundle/prepare.js';
import { chooseEngine } from '../engine.js';
import { readPassword, type ServerAccess } from '../postgres/access.js';
import { ensureDataFolder } from '../postgres/data-folder.js';
import { type ServerFolders, serverFolders } from '../postgres/folders.js';
import { lockDataFolder } from '../postgres/folder-lock.js';
import { chooseIdentity } from '../postgres/identity.js';
import { exists, holdsData } from '../postgres/restored-folder.js';
import { findRunning } from '../postgres/running.js';
import { BackupFailure, explainFailure, preparing } from './backup-failure.js';
import { withPrivateServer } from './private-server.js';

const LOCK_WAIT_SECONDS = 1;
/** A starting database may have to recover from a crash. */
const ANSWER_LIMIT_MS = 60_000;
const LOOK_AGAIN_MS = 200;

/**
 * Runs `work` with the server of a data folder: the running one, or one that is started for it.
 * @param work gets the access to the server
 */
export async function reachServer<T>(
  dataDir: string,
  options: PrepareOptions & { signal?: AbortSignal },
  work: (access: ServerAccess) => Promise<T>,
): Promise<T> {
  const folders = serverFolders(dataDir);
  await assertHoldsData(dataDir, folders);
  const deadline = Date.now() + ANSWER_LIMIT_MS;
  while (Date.now() < deadline) {
    options.signal?.throwIfAborted();
    const running = await findRunning(folders.data);
    if (running?.isReady) {
      const password = (await readPassword(folders.data)) ?? '';
      return work({ socketFolder: running.socketFolder, password });
    }
    const lock = running ? null : await lockDataFolder(dataDir, LOCK_WAIT_SECONDS);
    if (!lock) {
      await sleep(LOOK_AGAIN_MS);
      continue;
    }
    try {
      return await startAndReach(dataDir, options, work);
    } finally {
      lock.release();
    }
  }
  throw new BackupFailure(`The database in ${dataDir} is in use but is not responding`);
}

async function startAndReach<T>(
  dataDir: string,
  options: PrepareOptions,
  work: (access: ServerAccess) => Promise<T>,
): Promise<T> {
  const folders = serverFolders(dataDir);
  const bundle = await chooseEngine(options);
  if (typeof bundle === 'string')
    throw new BackupFailure(`The database in ${dataDir} can't be started on this machine`);
  const identity = await chooseIdentity(folders.base, bundle.root);
  const password = await preparing(ensureDataFolder(folders, bundle, identity));
  return withPrivateServer({ bundle, folders, identity, password }, work);
}

async function assertHoldsData(dataDir: string, folders: ServerFolders): Promise<void> {
  if (await exists(join(dataDir, 'mongod'))) {
    throw new BackupFailure(`${dataDir} belongs to a mongod. Back it up with mongodump while it is running`);
  }
  const isThere = await holdsData(folders).catch((error: unknown) => {
    const reason = explainFailure(error) ?? String(error);
    throw new BackupFailure(
      `The database in ${dataDir} can't be read: ${reason}. Run this as the user that runs the database, or as root`,
    );
  });
  if (!isThere) throw new BackupFailure(`There is no database in ${dataDir}`);
}
