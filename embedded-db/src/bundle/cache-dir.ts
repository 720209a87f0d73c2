import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const FOLDER = 'print-supply-shop/database';

/**
 * Folder of finished bundles: `$XDG_CACHE_HOME` or `~/.cache`. PostgreSQL's user can't read root's home, so root uses
 * the system's cache.
 */
export async function resolveCacheDir(explicit?: string): Promise<string> {
  if (explicit) return resolve(explicit);
  const xdg = process.env['XDG_CACHE_HOME'];
  if (xdg) return join(resolve(xdg), FOLDER);
  const home = homedir();
  if (process.getuid?.() === 0 && !(await isOpenToOthers(home))) return join('/var/cache', FOLDER);
  return join(home, '.cache', FOLDER);
}

/** True if any user may access `path` and all folders above it; a missing folder counts as accessible. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const mode = await stat(folder).then(
      (found) => found.mode,
      () => 0o001,
    );
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
