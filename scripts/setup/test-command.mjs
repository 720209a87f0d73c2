import { checks } from './checks.mjs';
import { command } from './command.mjs';
import { reportFailure } from './failure.mjs';
import { installIfNeeded } from './install.mjs';
import { runJest } from './jest.mjs';
import { reportFailed, runChecks } from './run-checks.mjs';
import { setUp } from './set-up.mjs';

const UNIT = ['--selectProjects', 'scripts', 'contract', 'bench', 'backend', 'storefront', 'backoffice'];
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
  progress.line(`tests: all projects; beside them ${checks.length} checks of types, lint, format and contract`);
  // Tests wait now and then, for a browser or a database: the checks use that time.
  const checking = runChecks(checks, progress);
  count(await runJest([]));
  progress.begin('checks', 'waiting for the last of them');
  const failed = await checking;
  progress.end('checks', failed.length === 0 ? 'all passed' : `${failed.length} failed`);
  count({ passed: checks.length - failed.length, failed: failed.length });
  reportFailed(failed);
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
