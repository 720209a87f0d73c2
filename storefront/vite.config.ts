import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress';

const backend = process.env['SHOP_BACKEND'] ?? 'http://localhost:3000';

/** Outside its own framework the router resolves to its development build, whose warnings the shop has no use for. */
function routerForProduction(): string {
  const development = createRequire(import.meta.url).resolve('react-router');
  return development.replace(/development([\\/])index\.m?js$/, 'production$1index.mjs');
}

// The host is passed on: the server takes writes only from pages of its own address.
const passedOn = { target: backend, changeOrigin: false };
const proxy = { '/api': passedOn, '/media': passedOn };

export default defineConfig({
  base: '/',
  plugins: [react(), precompress()],
  resolve: { alias: [{ find: /^react-router$/, replacement: routerForProduction() }] },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content security policy has no room for scripts or fonts in data: addresses.
    assetsInlineLimit: 0,
    // The frame's files are named in the page's head; the lists of what each page takes would weigh more than they save.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    // One small stylesheet costs a phone less than a dozen tiny ones per page.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Libraries change with a deployment of dependencies only: cached apart from the shop's own code.
            // Mutations are for forms, which the first pages do not have.
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack(?!.*[mM]utation(Observer)?\.js)|openapi-fetch)\//,
            },
            // What nearly every page draws with, in one file instead of many that are smaller than their headers.
            {
              name: 'ui',
              test: /src\/(lib\/(?!form-|server-field|i18n\/messages\/(en|ar)\/)|config\/|components\/ui\/(button|icon|link-button|picture|page|skeleton|view-state|badge|registration|visually|price|unbroken))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
