import { open } from 'node:fs/promises';

/** Makes the names in a folder survive a crash of the machine: what was renamed in it is renamed for good. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
