import { existsSync } from 'node:fs';
import { build, targetsToBuild } from './build.mjs';
import { StepFailure } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { root } from './processes.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { TYPES } from './targets.mjs';

const DATABASE = ['embedded-db'];

/**
 * Prepares the clone so that the shop can run: packages, builds, and the embedded database's programs unless
 * MONGODB_URI names another database. Takes well under a second when there is nothing to do.
 * @throws StepFailure
 */
export function setUp(progress) {
  return withSetupLock(progress, async () => {
    await installIfNeeded(progress);
    if (targetsToBuild().length === 0) return;
    await build(targetsToBuild({ names: DATABASE }), progress);
    const others = targetsToBuild();
    // Both run in parallel: fetching the database waits for the network, building for the processor.
    await Promise.all([build(others, progress), process.env.MONGODB_URI ? null : prepareDatabase(progress)]);
  });
}

/** Generates only what the compiler and the linter need. */
export function setUpTypes(progress) {
  return withSetupLock(progress, async () => {
    await installIfNeeded(progress);
    await build(targetsToBuild({ names: TYPES }), progress);
  });
}

/**
 * Prepares only the package of the embedded database: a shop may be running from this clone, and its packages must not
 * be replaced meanwhile.
 */
export function setUpDatabase(progress) {
  return withSetupLock(progress, async () => {
    if (!existsSync(`${root}node_modules/.package-lock.json`)) await installIfNeeded(progress);
    await build(targetsToBuild({ names: DATABASE }), progress);
  });
}

async function prepareDatabase(progress) {
  const { prepareBundle } = await import('@shop/embedded-db');
  progress.begin('database', 'checking the embedded database');
  const onProgress = (line) => progress.detail('database', line.replace(/^Database: /, ''));
  const failure = await prepareBundle({ onProgress }).then(
    () => null,
    (error) => error,
  );
  progress.end('database', failure === null ? 'ready' : 'failed');
  if (failure !== null) throw new StepFailure(failure.message);
}
