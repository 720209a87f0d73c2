import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Which folder may import from which, as `import-x/no-restricted-paths` zones. Features are read from the tree, so that
 * a new module is covered from its first file on.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const WORKSPACES = ['backend', 'storefront', 'backoffice', 'embedded-db', 'browser-tests', 'bench'];
const SHARED_BACKEND_FOLDERS = new Set(['platform', 'lines', 'parties']);

const foldersOf = (path) =>
  existsSync(root + path)
    ? readdirSync(root + path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

const backendFeatures = foldersOf('backend/src').filter((name) => !SHARED_BACKEND_FOLDERS.has(name));
const SHARED = [...SHARED_BACKEND_FOLDERS].join('|');

/** Schemas of platform/, lines/ and parties/ are shared on purpose. */
const ownSchemasOnly = backendFeatures.map((name) => ({
  target: `./backend/src/${name}`,
  from: `./backend/src/!(${name}|${SHARED})/**/*.schema.ts`,
  message: 'A module reaches another through its service, never its schema.',
}));

const backendZones = [
  ...ownSchemasOnly,
  {
    target: './backend/src/platform',
    from: `./backend/src/!(platform)/**/*`,
    message: 'platform/ knows no feature module.',
  },
  {
    target: './backend/src/**/domain/**/*',
    from: './backend/src/**/*.@(schema|service|controller|module|mapper).ts',
    message: 'domain/ holds pure rules: the layers above call it, it calls none of them.',
  },
  {
    // Specs stand beside what they test, and may use the samples of the tests.
    target: './backend/src/**/!(*.spec).ts',
    from: './backend/test/**/*',
    message: 'The product knows no tests.',
  },
];

const storefrontZones = [
  {
    target: './storefront/src/components',
    from: ['./storefront/src/features', './storefront/src/app', './contract'],
    message: 'components/ know no domain.',
  },
  {
    target: ['./storefront/src/lib', './storefront/src/config'],
    from: ['./storefront/src/features', './storefront/src/app', './storefront/src/components'],
    message: 'lib/ and config/ stand below features and components.',
  },
  { target: './storefront/src/config', from: './storefront/src/lib', message: 'config/ stands below lib/.' },
  {
    target: './storefront/src/features',
    from: './storefront/src/app',
    message: 'Routes compose features, not the reverse.',
  },
];

const mayUse = (workspace, other) => other === 'embedded-db' && ['backend', 'bench'].includes(workspace);

/** Workspaces meet through package names (`@shop/contract`, `@shop/embedded-db`), never through each other's files. */
const workspaceZones = WORKSPACES.map((workspace) => ({
  target: `./${workspace}`,
  from: WORKSPACES.filter((other) => other !== workspace && !mayUse(workspace, other)).map((other) => `./${other}`),
  message: 'Workspaces do not import each other’s files.',
}));

export const importZones = [...backendZones, ...storefrontZones, ...workspaceZones];
