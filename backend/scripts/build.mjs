/**
 * Builds the backend to dist/, with its other files (templates, styles, pictures) where they lie in the sources. What
 * an earlier build left is removed. With --watch each source becomes a file of its own, and changes are followed.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { typescript } from '../../scripts/typescript.mjs';
import { bundle } from './bundle.mjs';

const home = fileURLToPath(new URL('../', import.meta.url));
const dist = join(home, 'dist');
const SOURCES = ['src', 'seeds'];
const ASSET = /\.(hbs|css|svg|json|woff2?|ttf|png|webp|jpg)$/;

/** Without a look at the types: `npm test` checks them, and the editor. */
async function compile(path) {
  const from = join(home, path);
  const to = join(dist, path.replace(/\.ts$/, '.js'));
  const { code, map } = await transformFile(from, {
    ...typescript,
    sourceMaps: true,
    sourceFileName: relative(dirname(to), from),
  });
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(`${to}.map`, map);
  writeFileSync(to, `${code}//# sourceMappingURL=${basename(to)}.map\n`);
}

function copyAsset(path) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  cpSync(join(home, path), join(dist, path));
}

const isSource = (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts');

async function follow(path) {
  if (ASSET.test(path)) copyAsset(path);
  if (isSource(path)) await compile(path);
}

function filesOf(folder) {
  return readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length));
}

/** A file that can't be compiled, or that is gone again, is told of; the watch goes on. */
function watchFolder(folder) {
  watch(join(home, folder), { recursive: true }, (_event, name) => {
    if (name !== null) follow(join(folder, name)).catch((error) => console.error(error.message));
  });
}

rmSync(dist, { recursive: true, force: true });
const files = SOURCES.flatMap(filesOf);
if (process.argv.includes('--watch')) {
  await Promise.all(files.map(follow));
  SOURCES.forEach(watchFolder);
} else {
  files.filter((path) => ASSET.test(path)).forEach(copyAsset);
  await bundle(home, dist);
}
