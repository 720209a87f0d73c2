import { inLanes } from './in-lanes.mjs';
import { run } from './processes.mjs';

const LANES = 2;

/**
 * Runs every check, whatever the others say, in the time that other work leaves on the processors.
 * @returns {Promise<{name: string, output: string}[]>} those that failed
 */
export async function runChecks(checks, progress) {
  const failed = [];
  const tasks = checks.map(({ name, command }) => ({
    name,
    run: async () => {
      const { code, output } = await run(command, { patient: true });
      progress.line(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
      if (code !== 0) failed.push({ name, output });
    },
  }));
  await inLanes(tasks, LANES);
  return failed;
}

export function reportFailed(failed) {
  for (const { name, output } of failed) console.error(`\n${name} failed:\n${output.trimEnd()}\n`);
}
