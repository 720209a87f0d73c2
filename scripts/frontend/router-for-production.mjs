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
