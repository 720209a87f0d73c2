import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { minify } from 'rolldown/utils';

/*
 * V8 keeps the text of what it runs, and Node hands it texts outside of ASCII with two bytes for each letter: a few Arabic
 * words or signs in a file of 5 MB cost 5 MB more. And what is kept may grow by a third before V8 looks for what is not.
 */

const NAMED = { function: true, class: true };
/** Names that a stack tells stay. */
const WITHOUT_SPACE = { compress: false, mangle: { keepNames: NAMED }, codegen: { removeWhitespace: true } };

const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes the scripts of a folder anew in ASCII: within strings, templates and patterns an escape says the same.
 * @param {(name: string) => boolean} isShort whether a file is to be without spaces, too, as well as its source map
 */
export async function writeSmall(folder, isShort) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const code = isShort(name) ? await withoutSpace(file, text) : text;
    const ascii = code.replace(/[\u0080-\uffff]/g, escaped);
    if (ascii !== text) writeFileSync(file, ascii);
  }
}

async function withoutSpace(file, text) {
  const isModule = /^(import|export)\b/m.test(text);
  const inputMap = existsSync(`${file}.map`) ? JSON.parse(readFileSync(`${file}.map`, 'utf8')) : undefined;
  const sourcemap = inputMap !== undefined;
  const { code, map, errors } = await minify(file, text, { ...WITHOUT_SPACE, module: isModule, sourcemap, inputMap });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  if (map === undefined || map === null) return code;
  writeFileSync(`${file}.map`, JSON.stringify(map));
  return `${code}\n//# sourceMappingURL=${basename(file)}.map\n`;
}

/** Of no use to a program that starts a browser which is there already. */
const NOT_NEEDED = /\/(types|bin|lib\/vite|lib\/tools|lib\/entry)(\/|$)|\.d\.ts$|\/cli\.js$|\.wasm$|\/xdg-open$/;

/** A copy of playwright-core for the built server alone, which finds it there before the one that is installed. */
export async function copyPlaywright(dist) {
  const from = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const to = join(dist, 'node_modules/playwright-core');
  cpSync(from, to, { recursive: true, filter: (path) => !NOT_NEEDED.test(path.slice(from.length)) });
  await writeSmall(join(to, 'lib'), () => true);
}
