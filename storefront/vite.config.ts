import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { precompress } from '../scripts/frontend/precompress.mjs';
import { leanRouter } from './build/lean-router';
import { brandColours } from './build/brand-colours';
import { pagesList } from './build/pages-list';

const backend = process.env['SHOP_BACKEND'] ?? 'http://localhost:3000';

// The host is passed on: the server takes writes only from pages of its own address.
const passedOn = { target: backend, changeOrigin: false };
const proxy = { '/api': passedOn, '/media': passedOn, '/placeholder/': passedOn };

/** One file that needs nothing beside it: the server finds it wherever the build comes to lie. */
const forServer: UserConfig = {
  plugins: [brandColours(), react()],
  // As Vite itself replaces it in what browsers get.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw.js' } },
  },
};

/** Code that many pages share: without texts, which each language has, and without forms and the account's documents, and without the shop's filters: no first view has them. */
const SHARED =
  /storefront\/src\/(?!.*messages\/(en|ar)\/|config\/document-paths|lib\/(form-resolver|server-field-errors|document-language)|features\/session\/(validation|api\/credentials)|features\/cart\/api\/|features\/(account|catalog|documents|goods|invoices|lists|orders|payments|purchase|quotes|statements|supplier-pack)\/|components\/ui\/(field|notice|password-field|facts|record-card|record-list))/;

/** Small parts of what the shop and the page of a product show. */
const GOODS = /storefront\/src\/(features\/catalog\/(product-words|to-cart-item)|lib\/use-hydrated)/;

const forBrowsers: UserConfig = {
  base: '/',
  plugins: [brandColours(), react(), leanRouter(), pagesList(), precompress()],
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
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack(?!.*[mM]utation))\//,
            },
            // Shared code goes into one file: many small files pack worse and are found one after the other.
            { name: 'ui', test: SHARED, minShareCount: 5 },
            { name: 'goods', test: GOODS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowsers));
