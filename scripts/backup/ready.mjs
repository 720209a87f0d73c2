import { existsSync } from 'node:fs';
import { build, targetsToBuild } from '../setup/build.mjs';
import { installIfNeeded } from '../setup/install.mjs';
import { root } from '../setup/root.mjs';
import { withSetupLock } from '../setup/setup-lock.mjs';

/**
 * Brings the embedded database's package to where it can be used, and nothing else: a shop may be running from this
 * very clone, whose packages must not be taken from under it.
 */
export function readyDatabase(progress) {
  return withSetupLock(progress, async () => {
    if (!existsSync(`${root}node_modules/.package-lock.json`)) await installIfNeeded(progress);
    await build(
      targetsToBuild().filter(({ name }) => name === 'embedded-db'),
      progress,
    );
  });
}
