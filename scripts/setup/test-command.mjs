import { checks } from './checks.mjs';
import { command } from './command.mjs';
import { reportFailure } from './failure.mjs';
import { installIfNeeded } from './install.mjs';
import { runJest } from './jest.mjs';
import { runChecks } from './run-checks.mjs';
import { setUp } from './set-up.mjs';

const UNIT = ['--selectProjects', 'scripts', 'bench', 'backend', 'storefront', 'backoffice'];
const total = { passed: 0, failed: 0 };
const count = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

async function testUnits(progress, words) {
  await installIfNeeded(progress);
  count(await runJest([...UNIT, ...words]));
}

async function testChosen(progress, jestArguments) {
  await setUp(progress);
  count(await runJest(jestArguments));
}

async function testAll(progress) {
  await setUp(progress);
  const failed = await runChecks(checks, progress);
  count({ passed: checks.length - failed.length, failed: failed.length });
  progress.line('tests: all projects');
  count(await runJest([]));
  if (failed.length > 0) {
    console.error(`\nFailed checks: ${failed.map(({ name }) => name).join(', ')} (their output is above)`);
  }
}

function chosenRun([first, ...rest]) {
  if (first === undefined) return testAll;
  if (first === '--unit') return (progress) => testUnits(progress, rest);
  return (progress) => testChosen(progress, [first, ...rest]);
}

await command(async (progress) => {
  try {
    await chosenRun(process.argv.slice(2))(progress);
  } catch (error) {
    reportFailure(error);
    count({ passed: 0, failed: 1 });
  }
});
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
