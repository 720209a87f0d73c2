import { inLanes } from './in-lanes.mjs';
import { run } from './processes.mjs';

const LANES = 2;

/**
 * Runs every check, whatever the others say.
 * @returns {Promise<{name: string, output: string}[]>} those that failed
 */
export async function runChecks(checks, progress) {
  const failed = [];
  const tasks = checks.map(({ name, command }) => ({
    name,
    run: async () => {
      progress.begin(name, 'checking');
      const { code, output } = await run(command);
      progress.end(name, code === 0 ? 'passed' : 'FAILED');
      if (code !== 0) failed.push({ name, output });
    },
  }));
  await inLanes(tasks, LANES);
  for (const { name, output } of failed) console.error(`\n${name} failed:\n${output.trimEnd()}\n`);
  return failed;
}
