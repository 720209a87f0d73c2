import { existsSync } from 'node:fs';
import { root } from './root.mjs';

/** Room for what is new: else the collector runs on the second core for a third of the time. */
const tool = (path, ...args) => ['node', '--max-semi-space-size=64', `node_modules/${path}`, ...args];
const TYPED_WORKSPACES = ['embedded-db', 'backend', 'storefront', 'backoffice', 'browser-tests'];

/** One check for each workspace that has a compiler configuration. */
export const typeChecks = TYPED_WORKSPACES.filter((name) => existsSync(`${root}${name}/tsconfig.json`)).map((name) => ({
  name: `types of ${name}`,
  command: tool('typescript/bin/tsc', '--noEmit', '-p', `${name}/tsconfig.json`),
}));

/** What `npm test` asks besides the tests; the longest first, so that two lanes end together. */
export const checks = [
  { name: 'lint', command: tool('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  ...typeChecks,
  { name: 'house rules', command: ['node', 'scripts/lint/rules.check.mjs'] },
  { name: 'format', command: tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn') },
  { name: 'contract', command: ['node', 'scripts/contract.mjs', '--check'] },
  { name: 'API description', command: ['node', 'scripts/lint/contract.check.mjs'] },
];
