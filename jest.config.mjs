import { fileURLToPath } from 'node:url';
import { leftOut } from './scripts/jest/left-out.mjs';
import { bundledPackages } from './scripts/jest/screen-packages.mjs';
import { typescript } from './scripts/typescript.mjs';

const frontendEnvironment = fileURLToPath(new URL('scripts/jest/frontend-environment.mjs', import.meta.url));

/** `npm test` reports the skipped tests and the reason; all other commands run the tests that they choose. */
const out = leftOut(process.env.LEFT_OUT);
const testPathIgnorePatterns = ['/node_modules/', ...out.patterns];

/** One run for every workspace: `npm test` selects nothing, a developer selects with --selectProjects. */
const node = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', typescript] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

/** The end-to-end tests share one server's code in each worker: see backend/test/support/native. */
const nativeServer = {
  '/(contract/src|backend/(src|seeds|test/support/(kept|packages)))/.+\\.ts$':
    '<rootDir>/test/support/native/transform.mjs',
};
const nativePackages = Object.fromEntries(
  ['mongoose', 'pino', 'supertest', '@nestjs/mongoose', '@nestjs/testing'].map((name) => [
    `^${name}$`,
    `<rootDir>/test/support/packages/${name.replace(/^@(.+)\//, '$1-')}.ts`,
  ]),
);

const frontend = {
  ...node,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', typescript] },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': '<rootDir>/test/css-modules.mjs',
    '\\.css$': '<rootDir>/test/css-modules.mjs',
  },
};
/** Rules of a frontend need no document; what renders is a `.spec.tsx`, and takes most of the time. */
const frontendProjects = (name) => [
  { ...frontend, displayName: name, rootDir: name, testMatch: ['<rootDir>/src/**/*.spec.ts'] },
  {
    ...frontend,
    displayName: `${name}-screens`,
    rootDir: name,
    testEnvironment: frontendEnvironment,
    globalSetup: '<rootDir>/../scripts/jest/screen-packages.mjs',
    setupFilesAfterEnv: ['<rootDir>/test/setup.mjs'],
    moduleNameMapper: { ...frontend.moduleNameMapper, ...bundledPackages(name) },
    testMatch: ['<rootDir>/src/**/*.spec.tsx'],
  },
];

export default {
  maxWorkers: 2,
  // Jest retains some memory of every file that a worker has run (CONTRIBUTING.md, Tests).
  workerIdleMemoryLimit: '1GB',
  // Extra time for slow machines. Jest reads this option only here, not in a project.
  testTimeout: 30_000,
  projects: [
    {
      displayName: 'scripts',
      rootDir: 'scripts',
      testEnvironment: 'node',
      transform: {},
      testMatch: ['<rootDir>/**/*.spec.mjs'],
    },
    {
      displayName: 'bench',
      rootDir: 'bench',
      testEnvironment: 'node',
      transform: {},
      testMatch: ['<rootDir>/**/*.spec.mjs'],
    },
    {
      displayName: 'client',
      rootDir: 'contract/client',
      testEnvironment: 'node',
      transform: {},
      testMatch: ['<rootDir>/*.spec.mjs'],
    },
    {
      ...node,
      displayName: 'contract',
      rootDir: 'contract',
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
    },
    {
      ...node,
      displayName: 'embedded-db',
      rootDir: 'embedded-db',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
    {
      ...node,
      displayName: 'backend',
      rootDir: 'backend',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/seeds/**/*.spec.ts'],
      setupFiles: ['reflect-metadata'],
    },
    {
      ...node,
      displayName: 'printing',
      rootDir: 'backend',
      testMatch: ['<rootDir>/test/printing/*.spec.ts'],
      setupFiles: ['reflect-metadata'],
    },
    {
      ...node,
      displayName: 'backend-e2e',
      rootDir: 'backend',
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
      testEnvironment: '<rootDir>/test/support/native/environment.mjs',
      transform: { ...nativeServer, ...node.transform },
      moduleNameMapper: { ...node.moduleNameMapper, ...nativePackages },
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
    ...frontendProjects('storefront'),
    ...frontendProjects('backoffice'),
    {
      ...node,
      displayName: 'browser',
      rootDir: 'browser-tests',
      testMatch: ['<rootDir>/**/*.spec.ts'],
      globalSetup: '<rootDir>/support/global-setup.mjs',
      globalTeardown: '<rootDir>/support/global-teardown.mjs',
    },
  ]
    .filter(({ displayName }) => !out.projects.includes(displayName))
    .map((project) => ({ ...project, testPathIgnorePatterns })),
};
