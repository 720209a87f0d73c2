import { build, targetsToBuild } from './build.mjs';
import { StepFailure } from './failure.mjs';
import { installIfNeeded } from './install.mjs';
import { run } from './processes.mjs';
import { withSetupLock } from './setup-lock.mjs';

/**
 * Brings the clone to where the shop can run: packages, builds, and the embedded database's programs unless
 * MONGODB_URI names another database. Takes well under a second when there is nothing to do.
 * @throws StepFailure
 */
export function setUp(progress) {
  return withSetupLock(progress, async () => {
    await installIfNeeded(progress);
    const stale = targetsToBuild();
    // The server looks for the programs itself: fetching them here only saves time while something is built.
    const extra = stale.length > 0 && !process.env.MONGODB_URI ? [databaseTask(progress)] : [];
    await build(stale, progress, extra);
  });
}

function databaseTask(progress) {
  return {
    name: 'database',
    needs: ['embedded-db'],
    run: async () => {
      progress.begin('database', 'looking for the embedded database');
      const onLine = (line) => progress.detail('database', line.replace(/^Database: /, ''));
      const { code, output } = await run(['node', 'scripts/setup/prepare-database.mjs'], { onLine });
      progress.end('database', code === 0 ? 'ready' : 'failed');
      if (code !== 0)
        throw new StepFailure(output.trimEnd().split('\n').at(-1) ?? 'The embedded database is not to be had.');
    },
  };
}
