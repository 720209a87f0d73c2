import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../thrown.js';
import { syncFolder } from '../sync-folder.js';
import type { ServerFolders } from './folders.js';

/**
 * Puts `draft`, a whole data folder, in the place of the present one, which is moved aside. The first rename decides:
 * from then on the next start, if not this process, puts it there.
 * @returns where the former data are now; null where there were none
 */
export async function commitRestored(folders: ServerFolders, draft: string): Promise<string | null> {
  await rename(draft, restoredFolder(folders));
  await syncFolder(folders.base);
  return adoptRestored(folders);
}

/** Finishes a restore that was decided; does nothing where there is none. */
export async function adoptRestored(folders: ServerFolders): Promise<string | null> {
  if (!(await exists(restoredFolder(folders)))) return null;
  const aside = join(folders.base, `replaced-${new Date().toISOString().replace(/[:.]/g, '')}`);
  const isReplacing = await exists(folders.data);
  if (isReplacing) await rename(folders.data, aside);
  await rename(restoredFolder(folders), folders.data);
  await syncFolder(folders.base);
  return isReplacing ? aside : null;
}

/** Whether there is a database, be it one whose restore is not finished. */
export async function holdsData(folders: ServerFolders): Promise<boolean> {
  return (await exists(join(folders.data, 'PG_VERSION'))) || (await exists(restoredFolder(folders)));
}

/** Throws where this can't be known. */
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
