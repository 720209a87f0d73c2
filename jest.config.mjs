/** One run for every workspace: `npm test` selects nothing, a developer selects with --selectProjects. */
const swc = (extra = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
      ...extra,
    },
    module: { type: 'es6' },
  },
];

const node = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc() },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

const browser = {
  testEnvironment: '<rootDir>/test/jsdom-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc() },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/css-modules.mjs',
    '\\.css$': '<rootDir>/test/css-modules.mjs',
  },
  setupFilesAfterEnv: ['<rootDir>/test/setup.mjs'],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};

export default {
  maxWorkers: 2,
  // Room for a slow or busy machine. Jest heeds this here only, not in a project.
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
      ...node,
      displayName: 'embedded-db',
      rootDir: 'embedded-db',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
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
      displayName: 'backend-e2e',
      rootDir: 'backend',
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
    { ...browser, displayName: 'storefront', rootDir: 'storefront' },
    { ...browser, displayName: 'backoffice', rootDir: 'backoffice' },
    {
      ...node,
      displayName: 'browser',
      rootDir: 'browser-tests',
      testMatch: ['<rootDir>/**/*.spec.ts'],
      globalSetup: '<rootDir>/support/global-setup.mjs',
      globalTeardown: '<rootDir>/support/global-teardown.mjs',
    },
  ],
};
