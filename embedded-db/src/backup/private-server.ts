import type { BundleLayout } from '../bundle/layout.js';
import type { ServerFolders } from '../postgres/folders.js';
import type { ServerIdentity } from '../postgres/identity.js';
import { prepareDatabase } from '../postgres/schema.js';
import { PostgresServer } from '../postgres/server.js';
import { ensureSocketFolder } from '../postgres/socket-folder.js';
import { preparing } from './backup-failure.js';

// The engine's own jobs would remove what has expired while it is read or counted.
const SETTINGS = { 'cron.launch_active_jobs': 'off', maintenance_work_mem: '256MB', max_wal_size: '1GB' };

/**
 * Runs a server without a gateway for the time of `work`. The caller holds the lock on the data folder.
 * @param work given the folder of the server's socket
 */
export async function withPrivateServer<T>(
  options: { bundle: BundleLayout; folders: ServerFolders; identity: ServerIdentity },
  work: (socketFolder: string) => Promise<T>,
): Promise<T> {
  const socketFolder = await preparing(ensureSocketFolder(options.folders, options.identity));
  const server = new PostgresServer({ ...options, socketFolder, durability: 'relaxed', settings: SETTINGS });
  try {
    await preparing(server.start());
    await prepareDatabase(socketFolder);
    return await work(socketFolder);
  } finally {
    await server.stop();
  }
}
