import { register } from 'node:module';
import { typescript } from '../../../../scripts/typescript.mjs';

register('./typescript-hooks.mjs', import.meta.url, { data: typescript });
process.setSourceMapsEnabled(true);
// Decorators need it before the first class of the server is loaded.
await import('reflect-metadata');

/** Imports outside of Jest's module registry: Node keeps the module for all test files of this worker. */
export const importNatively = (url) => import(url);
