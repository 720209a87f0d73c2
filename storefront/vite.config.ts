import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inFirstFile } from './build/first-file';
import { pagesList } from './build/pages-list';
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
  plugins: [react(), pagesList(), precompress()],
  // Class names as short as they can be told apart: the first pages carry a few hundred of them.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
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
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack(?!.*[mM]utation(Observer)?\.js))\//,
            },
            // What every page draws with, in one file: many small ones pack worse.
            {
              name: 'ui',
              test: inFirstFile,
            },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
