import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { StepFailure } from './failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inLanes } from './in-lanes.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';
import { TARGETS } from './targets.mjs';

const LANES = 2;
const STAMPS = `${root}.cache/built`;
const stampOf = (target) => `${STAMPS}/${target.name}`;

/** The targets whose output is missing, half made or older than its sources (or all), with the fingerprint to record. */
export function targetsToBuild({ all = false } = {}) {
  const targets = TARGETS.map((target) => ({ ...target, wanted: fingerprint(target.inputs) }));
  return all ? targets : targets.filter(isStale);
}

function isStale(target) {
  const stamp = stampOf(target);
  return !existsSync(root + target.entry) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== target.wanted;
}

/**
 * Builds `targets`, and runs `extra` tasks (those that wait for the network rather than the processor) beside them.
 * @throws StepFailure with the output of the first step that failed
 */
export async function build(targets, progress, extra = []) {
  const tasks = targets.map((target) => ({ ...target, run: () => buildOne(target, progress) }));
  await inLanes([...tasks, ...extra], LANES + extra.length);
}

async function buildOne(target, progress) {
  // Without its stamp a build that is cut off from here on is made again by the next start.
  await rm(stampOf(target), { force: true });
  progress.begin(target.name, 'building');
  const { code, output } = await run(target.command(), { cwd: target.cwd, env: target.env });
  progress.end(target.name, code === 0 ? 'built' : 'failed');
  if (code !== 0) throw new StepFailure(`Building ${target.name} failed: see above.`, output);
  await mkdir(STAMPS, { recursive: true });
  const partial = `${stampOf(target)}.partial`;
  await writeFile(partial, target.wanted);
  await rename(partial, stampOf(target));
}
