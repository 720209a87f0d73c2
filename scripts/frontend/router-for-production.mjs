import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Outside its own framework the router resolves to its development build, whose warnings nobody reads in production.
 * @param {string} from the address of the module that asks
 * @returns {{ find: RegExp, replacement: string }[]} aliases; both entries share their contexts, so both are replaced
 */
export function routerForProduction(from) {
  const development = dirname(createRequire(from).resolve('react-router'));
  const production = join(dirname(development), 'production');
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ];
}

/** What would keep a component in the bundle that nothing uses: a name for developer tools, a call that might do something. */
const KEEPS = [
  { find: /^\w+\.displayName = "\w+";$/gm, replacement: '' },
  { find: /^(var \w+ = )(\w+\.forwardRef\()/gm, replacement: '$1/* @__PURE__ */ $2' },
];

/**
 * Leaves out the router's forms and links where they are not used.
 * @returns {import('vite').Plugin}
 */
export function routerWithoutUnused() {
  return {
    name: 'router-without-unused',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: KEEPS.reduce((text, { find, replacement }) => text.replace(find, replacement), code),
        map: null,
      }),
    },
  };
}
