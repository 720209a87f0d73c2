import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { root } from './root.mjs';

const SKIPPED_FOLDERS = new Set(['dist', 'node_modules', 'test', 'coverage']);

function* filesUnder(path) {
  if (!statSync(root + path).isDirectory()) return yield path;
  const entries = readdirSync(root + path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) yield* filesUnder(`${path}/${entry.name}`);
    } else if (!/\.spec\.\w+$/.test(entry.name)) yield `${path}/${entry.name}`;
  }
}

/** Hash over the names and contents of all sources under `paths` (relative to the repository), tests left out. */
export function fingerprint(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) {
    for (const file of filesUnder(path)) hash.update(`\0${file}\0`).update(readFileSync(root + file));
  }
  return hash.digest('hex');
}
