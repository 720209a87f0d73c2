import { createRequire } from 'node:module';
import { root } from './processes.mjs';

const SHARED_INPUTS = ['contract/src', 'package-lock.json', 'tsconfig.base.json'];
const tsc = 'node_modules/typescript/bin/tsc';

/** The path of a package's program: npm may install it in the workspace or hoist it. */
function packageProgram(workspace, name, path) {
  const manifest = createRequire(`${root}${workspace}/package.json`).resolve(`${name}/package.json`);
  return ['node', manifest.replace('package.json', path)];
}

const frontend = (name) => ({
  name,
  inputs: [name, 'scripts/frontend', ...SHARED_INPUTS],
  entry: `${name}/dist/index.html`,
  command: () => [...packageProgram(name, 'vite', 'bin/vite.js'), 'build'],
  cwd: root + name,
  // A NODE_ENV of the shell must not cause a development build of the pages.
  env: { NODE_ENV: 'production' },
});

/**
 * Builds the types of the API and of the embedded database, which the compiler and the linter of other workspaces need.
 */
export const TYPES = ['contract', 'embedded-db'];

/** The builds: `entry` and its siblings are stale if `inputs` changed. No target depends on another. */
export const TARGETS = [
  {
    name: 'contract',
    inputs: ['contract/openapi.json', 'contract/types.redocly.yaml', 'package-lock.json', 'scripts/setup/targets.mjs'],
    entry: 'contract/api.gen.d.ts',
    command: () => [
      ...packageProgram('contract', 'openapi-typescript', 'bin/cli.js'),
      ...['contract/openapi.json', '--redocly', 'contract/types.redocly.yaml', '--output', 'contract/api.gen.d.ts'],
      // Each schema is exported by its own name.
      ...['--root-types', '--root-types-no-schema-prefix', '--root-types-keep-casing'],
    ],
  },
  {
    name: 'embedded-db',
    inputs: ['embedded-db', ...SHARED_INPUTS],
    entry: 'embedded-db/dist/index.js',
    command: () => ['node', tsc, '-p', 'embedded-db/tsconfig.build.json'],
  },
  {
    name: 'backend',
    // One of its programs contains the e-invoices of the tests.
    inputs: ['backend', 'backend/test/e-invoicing/samples', ...SHARED_INPUTS],
    entry: 'backend/dist/src/main.js',
    command: () => [...packageProgram('backend', 'rolldown', 'bin/cli.mjs'), '--config'],
    cwd: `${root}backend`,
  },
  { ...frontend('storefront'), command: () => ['node', 'scripts/build.mjs'] },
  frontend('backoffice'),
];
