import { atMost, run } from './processes.mjs';

const AT_ONCE = 2;

/** The workspaces with TypeScript. */
const WORKSPACES = ['backend', 'storefront', 'backoffice', 'embedded-db', 'browser-tests', 'contract'];

/** Findings of compiler, linter and formatter in files that have not changed since. */
const CACHE = '.cache/checks';
/** The content of a file decides, not its date: a workflow checks out all files anew. */
const cached = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/${name}`];

/**
 * TypeScript 7 takes a fifth of the time of 6, which ESLint needs
 * (docs/decisions/160-types-are-checked-by-typescript-7.md). Each further checker checks much anew.
 */
const tsc = ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1', '--incremental'];

export const typeChecks = WORKSPACES.map((name) => ({
  name: `types of ${name}`,
  command: [...tsc, '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`, '-p', `${name}/tsconfig.json`],
}));

const eslint = ['node', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0'];
const oxfmt = ['node', 'node_modules/oxfmt/bin/oxfmt'];
const oxlint = ['node', 'node_modules/oxlint/bin/oxlint'];

/**
 * The rules that every project could have (oxlint), and those of this house (ESLint):
 * docs/decisions/167-oxlint-checks-what-every-project-checks.md.
 */
export const lintChecks = [
  {
    name: 'lint',
    command: [...oxlint, '--type-aware'],
    /** Without the rules that need types, which only `npm run lint` and `npm test -- --all` run. */
    shortCommand: oxlint,
  },
  { name: 'lint: module order, folders and names', command: [...eslint, '.', ...cached('eslint')] },
  {
    // Not cached: what a file may write depends on types of other files.
    name: 'lint: database writes',
    command: [...eslint, 'backend/src', '--config', 'eslint.types.config.mjs'],
    isLong: true,
  },
  { name: 'format', command: [...oxfmt, '--check'] },
];

/**
 * The checks that `npm test` runs besides the tests; the longest first, so that two parallel runs end together. Only
 * `npm test -- --all` runs the long ones.
 */
export const checks = [
  ...lintChecks,
  ...typeChecks,
  { name: 'house rules', command: ['node', 'scripts/lint/test/rules.check.mjs'], isLong: true },
  { name: 'contract', command: ['node', 'scripts/contract.mjs', '--check'] },
  { name: 'SBOM and NOTICE', command: ['node', 'scripts/sbom.mjs', '--check'] },
  { name: 'API description', command: ['node', 'scripts/lint/contract.check.mjs'], isLong: true },
  { name: 'API clients', command: ['node', 'scripts/lint/clients.check.mjs'], isLong: true },
  { name: 'first load', command: ['node', 'scripts/lint/first-load.check.mjs'] },
];

/** Runs each bench on little data, which is stored in the embedded database. */
export const benches = { name: 'benches', command: ['node', 'bench/short.mjs'] };

/** @returns the checks of `npm test` without `--all` */
export const shortChecks = () =>
  checks
    .filter(({ isLong }) => isLong !== true)
    .map(({ shortCommand, ...check }) => ({ ...check, command: shortCommand ?? check.command }));

/**
 * Runs every check at low priority, since tests run at the same time, and prints the output of the failed ones.
 * @returns {Promise<number>} how many failed
 */
export async function runChecks(checks, progress) {
  const failed = [];
  await atMost(AT_ONCE, checks, async ({ name, command }) => {
    const { code, output } = await run(command, { lowPriority: true });
    progress.line(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
    if (code !== 0) failed.push(`\n${name} failed:\n${output.trimEnd()}\n`);
  });
  for (const text of failed) console.error(text);
  return failed.length;
}
