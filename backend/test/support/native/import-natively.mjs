import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../../scripts/setup/processes.mjs';

process.setSourceMapsEnabled(true);
// Decorators need it before the first class of the server is loaded.
await import('reflect-metadata');

/**
 * Imports what `compile-server.mjs` made of a source, outside of Jest's module registry: Node keeps the module for all
 * test files of this worker.
 */
export function importNatively(path) {
  const compiled = relative(root, path).replace(/\.ts$/, '.js');
  return import(pathToFileURL(join(process.env.TEST_SERVER, compiled)).href);
}
