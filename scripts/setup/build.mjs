import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { StepFailure } from './command.mjs';
import { atMost, root, run } from './processes.mjs';
import { TARGETS } from './targets.mjs';

const AT_ONCE = 2;
const STAMPS = `${root}.cache/built`;
const NOT_SOURCES = new Set(['dist', 'node_modules', 'test', 'coverage']);
const stampOf = ({ name }) => `${STAMPS}/${name}`;

/** The targets whose output is missing, incomplete or older than its sources (or all), with the hash to record. */
export function targetsToBuild({ all = false, names = TARGETS.map(({ name }) => name) } = {}) {
  return TARGETS.filter(({ name }) => names.includes(name))
    .map((target) => ({ ...target, hash: hashOf(target.inputs) }))
    .filter((target) => all || isStale(target));
}

function isStale(target) {
  const stamp = stampOf(target);
  return !existsSync(root + target.entry) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== target.hash;
}

/** @throws StepFailure with the output of the first build that failed */
export async function build(targets, progress) {
  await atMost(AT_ONCE, targets, (target) => buildOne(target, progress));
}

async function buildOne(target, progress) {
  // The stamp is removed first, so that the next start repeats an interrupted build.
  await rm(stampOf(target), { force: true });
  progress.begin(target.name, 'building');
  const { code, output } = await run(target.command(), { cwd: target.cwd, env: target.env });
  progress.end(target.name, code === 0 ? 'built' : 'failed');
  if (code !== 0) throw new StepFailure(`Failed to build ${target.name}. See above.`, output);
  await mkdir(STAMPS, { recursive: true });
  const partial = `${stampOf(target)}.partial`;
  await writeFile(partial, target.hash);
  await rename(partial, stampOf(target));
}

/** Hash over the names and contents of all sources under `paths` (relative to the repository), without tests. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path)) hash.update(`\0${file}\0`).update(readFileSync(root + file));
  }
  return hash.digest('hex');
}

function* filesUnder(path) {
  if (!statSync(root + path).isDirectory()) return yield path;
  const entries = readdirSync(root + path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory()) {
      if (!NOT_SOURCES.has(entry.name)) yield* filesUnder(`${path}/${entry.name}`);
    } else if (!/\.spec\.\w+$/.test(entry.name)) yield `${path}/${entry.name}`;
  }
}
