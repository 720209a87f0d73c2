import { WORKSPACES } from '../lint/workspaces.mjs';

const program = (path, ...args) => ['node', path, ...args];
const check = (path) => program(`scripts/lint/${path}`);

/** One check for each workspace that has a compiler configuration. */
export const typeChecks = WORKSPACES.map((name) => ({
  name: `types of ${name}`,
  command: program('node_modules/typescript/bin/tsc', '--noEmit', '-p', `${name}/tsconfig.json`),
}));

const codeChecks = [...WORKSPACES, '.'].map((name) => ({
  name: name === '.' ? 'lint of the scripts' : `types and lint of ${name}`,
  command: [...check('workspace.check.mjs'), name],
}));

/** What `npm test` asks besides the tests; the longest first, so that two lanes end together. */
export const checks = [
  ...codeChecks,
  { name: 'format', command: program('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn') },
  { name: 'house rules', command: check('rules.check.mjs') },
  { name: 'contract', command: ['node', 'scripts/contract.mjs', '--check'] },
  { name: 'API description', command: check('contract.check.mjs') },
  { name: 'first load', command: check('first-load.check.mjs') },
];
