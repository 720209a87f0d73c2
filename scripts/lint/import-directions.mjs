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
      message: `${folder}/ comes earlier in scripts/lint/floors.mjs. Publish an event, use a query, or move the shared code down.`,
    })),
  // The rule refuses an empty `from`: no folder follows the last one.
).filter(({ from }) => from.length > 0);

/** Two areas that depend on `billing` and not on each other. */
const apart = [
  { target: 'money', from: 'e-invoicing' },
  { target: 'e-invoicing', from: 'money' },
].map(({ target, from }) => ({
  target: inBackend(target),
  from: inBackend(from),
  message: 'money/ and e-invoicing/ must not import each other. Publish an event or use a query.',
}));

/** Schemas of these folders are shared on purpose. */
const WITH_SHARED_SCHEMAS = new Set(['platform', 'documents', 'people/user-record']);
const owners = FLOORS.flat().filter((folder) => !WITH_SHARED_SCHEMAS.has(folder));

const ownSchemasOnly = owners.map((folder) => ({
  target: inBackend(folder),
  from: owners.filter((other) => other !== folder).map((other) => `${inBackend(other)}/**/*.schema.ts`),
  message: 'Use the other module’s service, not its schema.',
}));

const backendZones = [
  ...floorZones,
  ...apart,
  ...ownSchemasOnly,
  {
    target: './backend/src/**/domain/**/*',
    from: './backend/src/**/*.@(schema|service|controller|module|mapper).ts',
    message: 'domain/ contains pure rules and must not import the layers above it.',
  },
  {
    // Specs are beside the tested file, and may use the samples of the tests.
    target: './backend/src/**/!(*.spec).ts',
    from: './backend/test/**/*',
    message: 'Product code must not import tests.',
  },
];

const storefrontZones = [
  {
    target: './storefront/src/components',
    from: ['./storefront/src/features', './storefront/src/app', './contract'],
    message: 'components/ must not import a domain.',
  },
  {
    target: ['./storefront/src/lib', './storefront/src/config'],
    from: ['./storefront/src/features', './storefront/src/app', './storefront/src/components'],
    message: 'lib/ and config/ must not import features or components.',
  },
  { target: './storefront/src/config', from: './storefront/src/lib', message: 'config/ must not import lib/.' },
  {
    target: './storefront/src/features',
    from: './storefront/src/app',
    message: 'Features must not import routes.',
  },
];

const mayUse = (workspace, other) => other === 'embedded-db' && ['backend', 'bench'].includes(workspace);

/** The modules for all areas of the back office, and those built from all areas. */
const BACK_OFFICE_TOP = ['App.tsx', 'main.tsx', 'resources.ts'];
/** Specs may show the kit with pages of areas. */
const backOfficeZones = BACK_OFFICE_FLOORS.map((folder, height) => ({
  target: ['ts', 'tsx'].map((ending) => `./backoffice/src/${folder}/**/!(*.spec).${ending}`),
  from: [...BACK_OFFICE_FLOORS.slice(height + 1), ...(folder === 'app' ? [] : BACK_OFFICE_TOP)].map(
    (path) => `./backoffice/src/${path}`,
  ),
  message: `${folder}/ comes earlier in BACK_OFFICE_FLOORS of scripts/lint/floors.mjs. Move the shared code to kit/.`,
})).filter(({ from }) => from.length > 0);

/** Workspaces import each other by package names (`@shop/contract`, `@shop/embedded-db`), never by file paths. */
const workspaceZones = WORKSPACES.map((workspace) => ({
  target: `./${workspace}`,
  from: WORKSPACES.filter((other) => other !== workspace && !mayUse(workspace, other)).map((other) => `./${other}`),
  message: 'Workspaces must not import each other’s files.',
}));

export const importZones = [...backendZones, ...storefrontZones, ...backOfficeZones, ...workspaceZones];
