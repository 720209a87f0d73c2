import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './processes.mjs';

/** The caches of npm, and of the database's programs and the browser, with the variables that set their folders. */
const CACHES = [
  { variable: 'npm_config_cache', usual: () => process.env.npm_config_cache ?? join(homedir(), '.npm') },
  { variable: 'XDG_CACHE_HOME', usual: () => process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache') },
];

/**
 * Caches that this user can't write to are stored in the folder .cache of the clone. Root has other places of its own.
 */
export function cacheInClone() {
  if (process.getuid?.() === 0) return;
  for (const { variable, usual } of CACHES) if (!isWritable(usual())) process.env[variable] = join(root, '.cache');
}

/** @returns {boolean} whether the folder, or the nearest one above that is there, can be written to */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    return error.code === 'ENOENT' && dirname(folder) !== folder && isWritable(dirname(folder));
  }
}
