import { BACK_OFFICE_FLOORS, FLOORS } from './floors.mjs';

/** The folders that each folder may import from, as `import-x/no-restricted-paths` zones. */
const WORKSPACES = ['backend', 'storefront', 'backoffice', 'embedded-db', 'browser-tests', 'bench'];

const inBackend = (folder) => `./backend/src/${folder}`;

/** A folder may import from those above it in the list, not from those below it or beside it. */
const floorZones = FLOORS.flatMap(
  (floor, height) =>
    floor.map((folder) => ({
      target: inBackend(folder),
      from: [...FLOORS.slice(height + 1).flat(), ...floor.filter((other) => other !== folder)].map(inBackend),
      message: `${folder}/ is earlier in scripts/lint/floors.mjs: publish an event, ask by a query, or move what it needs down.`,
    })),
  // The rule refuses an empty `from`: no folder follows the last one.
).filter(({ from }) => from.length > 0);

/** Two areas that stand on `billing` and know nothing of each other. */
const apart = [
  { target: 'money', from: 'e-invoicing' },
  { target: 'e-invoicing', from: 'money' },
].map(({ target, from }) => ({
  target: inBackend(target),
  from: inBackend(from),
  message: 'money/ and e-invoicing/ do not import each other: publish an event, or ask by a query.',
}));

/** Schemas of these folders are shared on purpose. */
const WITH_SHARED_SCHEMAS = new Set(['platform', 'documents', 'people/user-record']);
const owners = FLOORS.flat().filter((folder) => !WITH_SHARED_SCHEMAS.has(folder));

const ownSchemasOnly = owners.map((folder) => ({
  target: inBackend(folder),
  from: owners.filter((other) => other !== folder).map((other) => `${inBackend(other)}/**/*.schema.ts`),
  message: 'A module reaches another through its service, never its schema.',
}));

const backendZones = [
  ...floorZones,
  ...apart,
  ...ownSchemasOnly,
  {
    target: './backend/src/**/domain/**/*',
    from: './backend/src/**/*.@(schema|service|controller|module|mapper).ts',
    message: 'domain/ holds pure rules: the layers above call it, it calls none of them.',
  },
  {
    // Specs are beside the tested file, and may use the samples of the tests.
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
    message: 'lib/ and config/ import neither features nor components.',
  },
  { target: './storefront/src/config', from: './storefront/src/lib', message: 'config/ does not import lib/.' },
  {
    target: './storefront/src/features',
    from: './storefront/src/app',
    message: 'Routes compose features, not the reverse.',
  },
];

const mayUse = (workspace, other) => other === 'embedded-db' && ['backend', 'bench'].includes(workspace);

/** What all areas of the back office use, and what is made of all areas. */
const BACK_OFFICE_TOP = ['App.tsx', 'main.tsx', 'resources.ts'];
/** Specs may show the kit with pages of areas. */
const backOfficeZones = BACK_OFFICE_FLOORS.map((folder, height) => ({
  target: ['ts', 'tsx'].map((ending) => `./backoffice/src/${folder}/**/!(*.spec).${ending}`),
  from: [...BACK_OFFICE_FLOORS.slice(height + 1), ...(folder === 'app' ? [] : BACK_OFFICE_TOP)].map(
    (path) => `./backoffice/src/${path}`,
  ),
  message: `${folder}/ is earlier in BACK_OFFICE_FLOORS of scripts/lint/floors.mjs: what it needs belongs into kit/.`,
})).filter(({ from }) => from.length > 0);

/** Workspaces import each other by package names (`@shop/contract`, `@shop/embedded-db`), never by file paths. */
const workspaceZones = WORKSPACES.map((workspace) => ({
  target: `./${workspace}`,
  from: WORKSPACES.filter((other) => other !== workspace && !mayUse(workspace, other)).map((other) => `./${other}`),
  message: 'Workspaces do not import each other’s files.',
}));

export const importZones = [...backendZones, ...storefrontZones, ...backOfficeZones, ...workspaceZones];
