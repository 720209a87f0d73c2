import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { precompress } from '../scripts/frontend/precompress.mjs';
import { brandColours } from './build/brand-colours';
import { pagesList } from './build/pages-list';

const backend = process.env['SHOP_BACKEND'] ?? 'http://localhost:3000';

// The host is passed on: the server takes writes only from pages of its own address.
const passedOn = { target: backend, changeOrigin: false };
const proxy = { '/api': passedOn, '/media': passedOn, '/placeholder/': passedOn };

/** One file that needs nothing beside it: the server finds it wherever the build comes to lie. */
const forServer: UserConfig = {
  plugins: [brandColours(), react()],
  // Like Vite's own replacement for browsers.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw.js' } },
  },
};

const forBrowsers: UserConfig = {
  base: '/',
  plugins: [brandColours(), react(), pagesList(), precompress()],
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
        // A small file costs a journey, which is more than its bytes.
        codeSplitting: {
          groups: [
            // Libraries of the entry. They change with an update of dependencies only: cached apart from the shop's code.
            { name: 'libraries', test: 'node_modules', tags: ['$initial'] },
            { name: 'frame', tags: ['$initial'] },
            // Except what many later parts share, and no first view needs.
            { name: 'shared', minShareCount: 16, test: /^(?!.*(?:contract\/src\/(?:units|dubai-day)|ui\/notice))/ },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowsers));
