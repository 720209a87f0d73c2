import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/setup/root.mjs';
import { withCleanUp } from '../clean-up.mjs';
import { newAdministrator, startServer } from '../server.mjs';
import { withDatabase } from './database.mjs';
import { grow } from './grow.mjs';
import { SIZES } from './sizes.mjs';

const CACHE = join(root, '.cache/bench');
const CREDENTIALS = 'administrator.json';

/**
 * Makes a data folder of the wanted size, for one run: a copy of one that is made once and kept in `.cache/bench`.
 * @param {string} size one of SIZES
 * @param {string} folder that does not exist yet
 * @returns {Promise<{email: string, password: string}>} the administrator in it
 */
export async function prepareData(size, folder) {
  const kept = join(CACHE, `${size}-${await keyOf(size)}`);
  if (!existsSync(kept)) await make(size, kept);
  // With owners: the database runs as a user of its own where root started it.
  await promisify(execFile)('cp', ['-a', kept, folder]);
  return JSON.parse(await readFile(join(folder, CREDENTIALS), 'utf8'));
}

async function make(size, kept) {
  console.log(`making the data of "${size}", once: ${JSON.stringify(SIZES[size])}`);
  await mkdir(CACHE, { recursive: true });
  for (const name of await readdir(CACHE)) {
    if (name.startsWith(`${size}-`) && !name.includes('.draft')) await rm(join(CACHE, name), { recursive: true });
  }
  const draft = `${kept}.draft-${process.pid}`;
  process.once('exit', () => [draft, `${draft}.log`].forEach((path) => rmSync(path, { recursive: true, force: true })));
  const administrator = newAdministrator();
  await withCleanUp((undo) => startServer({ dataDir: draft, administrator }, undo));
  await withDatabase(join(draft, 'db'), (db) => grow(db, SIZES[size], (line) => console.log(`  ${line}`)));
  await writeFile(join(draft, CREDENTIALS), JSON.stringify(administrator), { mode: 0o600 });
  await rename(draft, kept);
}

/** Another one when what the data are made of, or where they go, has changed. */
async function keyOf(size) {
  const hash = createHash('sha256').update(JSON.stringify(SIZES[size]));
  for (const folder of ['bench/data', 'backend/seeds', 'backend/src']) {
    const names = await readdir(join(root, folder), { recursive: true });
    const told = names.filter((name) => folder !== 'backend/src' || name.endsWith('.schema.ts')).sort();
    for (const name of told.filter((one) => /(?<!\.spec)\.(mjs|ts)$/.test(one))) {
      hash.update(name).update(await readFile(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
