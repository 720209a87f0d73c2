import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../thrown.js';
import { syncFolder } from '../sync-folder.js';
import type { ServerFolders } from './folders.js';

/**
 * Replaces the present data folder by `draft`, a complete one; the present one is moved aside. The first rename commits
 * the restore: from then on the next start completes it, if this process does not.
 * @returns the new folder of the previous data; null if there were none
 */
export async function commitRestored(folders: ServerFolders, draft: string): Promise<string | null> {
  await rename(draft, restoredFolder(folders));
  await syncFolder(folders.base);
  return adoptRestored(folders);
}

/** Completes a committed restore; does nothing if there is none. */
export async function adoptRestored(folders: ServerFolders): Promise<string | null> {
  if (!(await exists(restoredFolder(folders)))) return null;
  const aside = join(folders.base, `replaced-${new Date().toISOString().replace(/[:.]/g, '')}`);
  const isReplacing = await exists(folders.data);
  if (isReplacing) await rename(folders.data, aside);
  await rename(restoredFolder(folders), folders.data);
  await syncFolder(folders.base);
  return isReplacing ? aside : null;
}

/** True if there is a database, also one whose restore is not completed. */
export async function holdsData(folders: ServerFolders): Promise<boolean> {
  return (await exists(join(folders.data, 'PG_VERSION'))) || (await exists(restoredFolder(folders)));
}

/** Throws if this can't be determined. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
      throw error;
    },
  );
}

function restoredFolder(folders: ServerFolders): string {
  return join(folders.base, 'restored');
}
