import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { minify } from 'rolldown/utils';

/*
 * V8 keeps the text of what it runs, and Node hands it texts outside of ASCII with two bytes for each letter: a few Arabic
 * words or signs in a file of 5 MB cost 5 MB more. And what is kept may grow by a third before V8 looks for what is not.
 */

const NAMED = { function: true, class: true };
/** Names that a stack tells stay. */
const WITHOUT_SPACE = { compress: false, mangle: { keepNames: NAMED }, codegen: { removeWhitespace: true } };

const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Within strings, templates and patterns an escape says the same. */
export function writeInAscii(folder) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, name);
    const code = readFileSync(file, 'utf8');
    const ascii = code.replace(/[\u0080-\uffff]/g, escaped);
    if (ascii !== code) writeFileSync(file, ascii);
  }
}

/**
 * @param {boolean} isModule false for CommonJS
 * @returns {Promise<{code: string, map: object}>}
 */
export async function withoutSpace(file, text, isModule) {
  const { code, map, errors } = await minify(file, text, { ...WITHOUT_SPACE, module: isModule, sourcemap: true });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return { code, map };
}

/** Of no use to a program that starts a browser which is there already. */
const NOT_NEEDED = /\/(types|bin|lib\/vite|lib\/tools|lib\/entry)(\/|$)|\.d\.ts$|\/cli\.js$|\.wasm$|\/xdg-open$/;

/** A copy of playwright-core for the built server alone, which finds it there before the one that is installed. */
export async function copyPlaywright(dist) {
  const from = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const to = join(dist, 'node_modules/playwright-core');
  cpSync(from, to, { recursive: true, filter: (path) => !NOT_NEEDED.test(path.slice(from.length)) });
  for (const name of readdirSync(join(to, 'lib')).filter((one) => one.endsWith('.js'))) {
    const file = join(to, 'lib', name);
    writeFileSync(file, (await withoutSpace(file, readFileSync(file, 'utf8'), false)).code);
  }
  writeInAscii(join(to, 'lib'));
}
