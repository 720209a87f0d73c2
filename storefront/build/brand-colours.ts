import type { Plugin } from 'vite';
import { withBrandColours } from '../../contract/src/brand';

/** Fills in the colours of the brand where style sheets and the page name them. */
export function brandColours(): Plugin {
  return {
    name: 'brand-colours',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? { code: withBrandColours(code), map: null } : undefined),
    transformIndexHtml: withBrandColours,
  };
}
