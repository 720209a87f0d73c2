import { open } from 'node:fs/promises';

/** Flushes a folder to the disk, so that renames in it survive a crash of the machine. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
