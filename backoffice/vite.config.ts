import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../scripts/frontend/precompress.mjs';

const backend = process.env['SHOP_BACKEND'] ?? 'http://localhost:3000';

/** The host goes through as the browser names it: the server compares it with the page's origin on every write. */
const toBackend = { target: backend, changeOrigin: false };
const proxy = { '/api': toBackend, '/media': toBackend };

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    // The content security policy has no room for scripts or fonts in data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // react-admin is one chunk that every page needs.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code of several pages is one file: forty small ones, each found in another, take far longer on a slow line.
          groups: [{ name: 'common', minShareCount: 3 }],
        },
      },
    },
  },
  server: { port: 5174, proxy },
  preview: { port: 5175, proxy },
});
