/**
 * Compiles the backend to dist/ and lays its other files (templates, styles, pictures) beside. What an earlier build
 * left of sources that are gone is removed. With --watch it stays and follows changes.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const home = fileURLToPath(new URL('../', import.meta.url));
const dist = join(home, 'dist');
const SOURCES = ['src', 'seeds'];
const ASSET = /\.(hbs|css|svg|json|woff2?|ttf|png|webp|jpg)$/;

/** Runs the compiler's command line in this process, so that a signal to it leaves no compiler behind. */
async function compile(...args) {
  const cli = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  process.argv = [process.execPath, cli, '-p', join(home, 'tsconfig.build.json'), ...args];
  await import(pathToFileURL(cli).href);
}

function copyAsset(path) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  cpSync(join(home, path), join(dist, path));
}

function assetsOf(folder) {
  return readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ASSET.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length));
}

function followAssets(folder) {
  watch(join(home, folder), { recursive: true }, (_event, name) => {
    if (name !== null && ASSET.test(name)) copyAsset(join(folder, name));
  });
}

const isWatching = process.argv.includes('--watch');
if (!isWatching) rmSync(dist, { recursive: true, force: true });
for (const path of SOURCES.flatMap(assetsOf)) copyAsset(path);
if (isWatching) SOURCES.forEach(followAssets);
await compile(...(isWatching ? ['--watch', '--preserveWatchOutput'] : []));
