import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireFileLock, type FileLock } from '../file-lock.js';
import { exists } from './restored-folder.js';

/**
 * The exclusive right to run a database on a data folder; null if another process has it. The folder itself is locked:
 * a file in it could be deleted, and a second start would lock another file of the same name.
 */
export async function lockDataFolder(dataDir: string, waitSeconds: number): Promise<FileLock | null> {
  const lock = await acquireFileLock(dataDir, waitSeconds);
  if (!lock || (await isFreeOfEarlierVersion(dataDir))) return lock;
  lock.release();
  return null;
}

/** An earlier version locked a file instead, and may still be running. */
async function isFreeOfEarlierVersion(dataDir: string): Promise<boolean> {
  const path = join(dataDir, 'lock');
  if (!(await exists(path))) return true;
  const lock = await acquireFileLock(path, 0);
  if (!lock) return false;
  await rm(path);
  lock.release();
  return true;
}
