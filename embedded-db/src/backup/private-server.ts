import type { BundleLayout } from '../bundle/layout.js';
import type { ServerAccess } from '../postgres/access.js';
import type { ServerFolders } from '../postgres/folders.js';
import type { ServerIdentity } from '../postgres/identity.js';
import { prepareDatabase } from '../postgres/schema.js';
import { PostgresServer } from '../postgres/server.js';
import { ensureSocketFolder } from '../postgres/socket-folder.js';
import { preparing } from './backup-failure.js';

// The engine's own jobs would remove expired documents while they are read or counted.
const SETTINGS = { 'cron.launch_active_jobs': 'off', maintenance_work_mem: '256MB', max_wal_size: '1GB' };

/**
 * Runs a server without a gateway for the duration of `work`. The caller holds the lock on the data folder.
 * @param work gets the access to the server
 */
export async function withPrivateServer<T>(
  options: { bundle: BundleLayout; folders: ServerFolders; identity: ServerIdentity; password: string },
  work: (access: ServerAccess) => Promise<T>,
): Promise<T> {
  const socketFolder = await preparing(ensureSocketFolder(options.folders, options.identity));
  const access = { socketFolder, password: options.password };
  const server = new PostgresServer({ ...options, access, durability: 'relaxed', settings: SETTINGS });
  try {
    await preparing(server.start());
    await prepareDatabase(access);
    return await work(access);
  } finally {
    await server.stop();
  }
}
