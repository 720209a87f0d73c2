import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerFolders } from './folders.js';
import type { ServerIdentity } from './identity.js';

// sun_path holds 108 bytes, of which the socket's own name needs some twenty.
const LONGEST_FOLDER = 85;

/** PostgreSQL takes a comma or a quotation mark in the name for one of a list of folders. */
const isUsable = (path: string): boolean => Buffer.byteLength(path) <= LONGEST_FOLDER && !/[,"]/.test(path);

/**
 * A private folder for PostgreSQL's socket: beside the data, or below the temporary folder if that path can't be used
 * for a socket. The name is the same at every start, so that a killed server leaves nothing behind.
 */
export async function ensureSocketFolder(folders: ServerFolders, identity: ServerIdentity): Promise<string> {
  const beside = join(folders.base, 'socket');
  const fingerprint = createHash('sha256').update(folders.base).digest('hex').slice(0, 16);
  const path = isUsable(beside) ? beside : join(tmpdir(), `embedded-db-${fingerprint}`);
  const owner = identity.account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const isNew = await mkdir(path, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (isNew) await chown(path, owner.uid, owner.gid);
  // Every user can create a folder in the temporary folder: one that this account does not own is not used.
  const found = await lstat(path);
  if (!found.isDirectory() || found.uid !== owner.uid) throw new Error(`${path} belongs to another user`);
  await chmod(path, 0o700);
  return path;
}
