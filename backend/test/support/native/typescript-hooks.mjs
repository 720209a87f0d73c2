import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** The compiler's options are those of Jest, which hands them over. */
let options;
export function initialize(given) {
  options = given;
}

/** `./x.js` in the source stands for `x.ts`. */
export function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !parentURL?.endsWith('.ts')) {
    return next(specifier, context);
  }
  const source = new URL(specifier.replace(/\.js$/, '.ts'), parentURL);
  return existsSync(source) ? { url: source.href, format: 'module', shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...options, filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
