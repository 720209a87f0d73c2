/**
 * `npm test`: sets up like `npm start`, then lint, format, types, contract and all tests; ends with 'N passed, N failed'.
 * `npm test -- --unit [words]` runs the unit tests alone, without a build or a database; words choose files, as in Jest.
 * `npm test -- <Jest's arguments>` sets up and runs the tests that they choose.
 * MONGODB_URI: the tests use that server, with a database for each worker, in place of an embedded one.
 */
import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode(process.versions.node);
const { checks, runChecks } = await import('./setup/checks.mjs');
const { command, reportFailure } = await import('./setup/command.mjs');
const { installIfNeeded } = await import('./setup/install.mjs');
const { runJest } = await import('./setup/jest.mjs');
const { setUp } = await import('./setup/set-up.mjs');

const UNIT = ['--selectProjects', 'scripts', 'contract', 'bench', 'backend', 'storefront', 'backoffice'];
/** Jest keeps memory of every file that it has run; in a worker that has grown, collecting garbage takes more than a new start. */
const UNIT_WORKERS = ['--workerIdleMemoryLimit=500MB'];
const total = { passed: 0, failed: 0 };
const count = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

async function testUnits(progress, words) {
  await installIfNeeded(progress);
  count(await runJest([...words, ...UNIT_WORKERS, ...UNIT]));
}

async function testChosen(progress, jestArguments) {
  await setUp(progress);
  count(await runJest(jestArguments));
}

async function testAll(progress) {
  await setUp(progress);
  if (process.env.MONGODB_URI) {
    progress.line('MONGODB_URI is set: left out are the tests of the embedded database, of backups and of upgrades');
  }
  progress.line(`tests: all projects; beside them ${checks.length} checks of types, lint, format and contract`);
  // Tests wait now and then, for a browser or a database: the checks use that time.
  const checking = runChecks(checks, progress);
  count(await runJest([]));
  const failed = await checking;
  count({ passed: checks.length - failed, failed });
}

await command(async (progress) => {
  const [first, ...rest] = process.argv.slice(2);
  try {
    if (first === undefined) await testAll(progress);
    else if (first === '--unit') await testUnits(progress, rest);
    else await testChosen(progress, [first, ...rest]);
  } catch (error) {
    reportFailure(error);
    count({ passed: 0, failed: 1 });
  }
});
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
