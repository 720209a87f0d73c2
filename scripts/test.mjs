/**
 * `npm test`: sets up like `npm start`, then lint, format, types, contract and the tests; ends with 'N passed, N
 * failed'. `npm test -- --all` adds the long tests and checks, and one short run of each bench: what the workflow runs.
 * `npm test -- --all --shard=1/3` runs a third of all that. `npm test -- --unit [words]` runs the unit tests of rules
 * alone, without a build or a database; words choose files, as in Jest, also long ones. `npm test -- billing` runs the
 * unit and end-to-end tests of one area: a folder of backend/src. Long ones too. `npm test -- <Jest's arguments>` sets
 * up and runs the tests that they choose. MONGODB_URI: the tests use that server, with a database for each worker,
 * instead of an embedded one. Skips the tests that this machine can't run; the line before the last names them and the
 * reasons.
 */
import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode(process.versions.node);
const { benches, checks, runChecks, shortChecks } = await import('./setup/checks.mjs');
const { command, reportFailure } = await import('./setup/command.mjs');
const { installIfNeeded } = await import('./setup/install.mjs');
const { partsToLeaveOut } = await import('./setup/parts.mjs');
const { ofShard, runJest, withAreas } = await import('./setup/jest.mjs');
const { setUp } = await import('./setup/set-up.mjs');

const UNIT = ['--selectProjects', 'scripts', 'contract', 'client', 'bench', 'backend', 'storefront', 'backoffice'];
/**
 * Jest accumulates memory for every file that it runs; in a large worker, garbage collection takes longer than a new
 * start.
 */
const UNIT_WORKERS = ['--workerIdleMemoryLimit=500MB'];
const total = { passed: 0, failed: 0 };
const count = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};
let slowest = [];
let parts = [];

async function testUnits(progress, words) {
  await installIfNeeded(progress);
  // Files that are named may be long tests.
  const leftOut = words.length > 0 ? [] : ['long'];
  const run = await runJest([...words, ...UNIT_WORKERS, ...UNIT], { leftOut });
  count(run);
  slowest = run.slowest;
}

async function testChosen(progress, jestArguments) {
  await setUp(progress);
  count(await runJest(withAreas(jestArguments)));
}

async function testEverything(progress, { isAll, shard = '' }) {
  await setUp(progress);
  parts = await partsToLeaveOut({ isAll });
  const hasBundle = parts.every(({ part }) => part !== 'embedded-db');
  const all = isAll ? [...checks, ...(hasBundle ? [benches] : [])] : shortChecks();
  const chosen = ofShard(shard, all);
  progress.line(`tests: all projects, plus ${chosen.length} checks of types, lint, format and contract`);
  // Tests sometimes wait for a browser or a database: the checks use that time.
  const checking = runChecks(chosen, progress);
  const run = await runJest(shard === '' ? [] : [shard], { leftOut: parts.map(({ part }) => part) });
  count(run);
  slowest = run.slowest;
  const failed = await checking;
  count({ passed: chosen.length - failed, failed });
}

await command(async (progress) => {
  const [first, ...rest] = process.argv.slice(2);
  try {
    if (first === undefined) await testEverything(progress, { isAll: false });
    else if (first === '--all') await testEverything(progress, { isAll: true, shard: rest[0] });
    else if (first === '--unit') await testUnits(progress, rest);
    else await testChosen(progress, [first, ...rest]);
  } catch (error) {
    reportFailure(error);
    count({ passed: 0, failed: 1 });
  }
});
if (slowest.length > 0) console.log(`\nThe slowest files, in seconds:\n${slowest.join('\n')}\n`);
if (parts.length > 0) console.log(`Not run: ${parts.map(({ note }) => note).join('; ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
