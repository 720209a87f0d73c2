/**
 * The packages that the screens of a frontend import, bundled for its tests. Jest loads every module anew for each test
 * file; of react-admin, MUI and the testing library these are 2,700, which takes longer than most of the files.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup/processes.mjs';

const bundles = join(root, '.cache/screen-packages');
/** The module that the compiler imports into a file with JSX. */
const JSX = 'react/jsx-runtime';
/** These are style sheets. */
const FONT = /^@fontsource/;
const IMPORT = /^(?:import (?!type )[^;]*?from|} from|import) '([^.'][^']*)'|\bimport\('([^.'][^']*)'\)/gm;

/** @returns {RegExp} what `import` names of the packages that are bundled */
export function bundledNames(frontend) {
  const { dependencies, devDependencies } = createRequire(import.meta.url)(join(root, frontend, 'package.json'));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const ofScreens = packages.filter((name) => name in dependencies || name.startsWith('@testing-library/'));
  return new RegExp(`^((?:${ofScreens.filter((name) => !FONT.test(name)).join('|')})(?:/[^.]+)?)$`);
}

/** @returns {Record<string, string>} for Jest's `moduleNameMapper` */
export const bundledPackages = (frontend) => ({
  [bundledNames(frontend).source]: join(bundles, frontend, '$1.js'),
});

/** Jest's `globalSetup` of the projects that render screens; Jest calls it once for both. */
export default async function bundleScreenPackages() {
  await Promise.all(['backoffice', 'storefront'].map(bundleIfChanged));
}

async function bundleIfChanged(frontend) {
  const names = await importedNames(frontend);
  const lock = await readFile(join(root, 'package-lock.json'));
  const source = createHash('sha256').update(lock).update(names.join()).digest('hex');
  const folder = join(bundles, frontend);
  const stamp = join(folder, 'made-from');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === source) return;
  await mkdir(bundles, { recursive: true });
  const made = await mkdtemp(join(bundles, 'new-'));
  await bundle(frontend, names, made);
  await writeFile(join(made, 'made-from'), source);
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder);
}

async function importedNames(frontend) {
  const isBundled = bundledNames(frontend);
  const names = new Set([JSX]);
  for (const folder of ['src', 'test']) {
    for (const path of await readdir(join(root, frontend, folder), { recursive: true })) {
      if (!/\.(tsx?|mjs)$/.test(path)) continue;
      const text = await readFile(join(root, frontend, folder, path), 'utf8');
      for (const [, stated, called] of text.matchAll(IMPORT)) {
        if (isBundled.test(stated ?? called)) names.add(stated ?? called);
      }
    }
  }
  return [...names].sort();
}

async function bundle(frontend, names, dir) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: join(root, frontend),
    input: Object.fromEntries(names.map((name) => [name, `${ENTRY}${name}`])),
    external: [/^@jest\/globals$/, /^node:/],
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    logLevel: 'silent',
    plugins: [entries(frontend)],
  });
  await build.write({ dir, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' });
}

const ENTRY = 'entry:';

/** A module for each imported name, which exports what that one does. */
function entries(frontend) {
  const requirePackage = createRequire(join(root, frontend, 'package.json'));
  return {
    name: 'entries',
    resolveId: (id) => (id.startsWith(ENTRY) ? id : undefined),
    async load(id) {
      if (!id.startsWith(ENTRY)) return undefined;
      const name = id.slice(ENTRY.length);
      const { inputFormat, exports } = await this.load(await this.resolve(name));
      // A CommonJS module has to run to say what it exports.
      if (inputFormat === 'cjs') return `export { default, ${Object.keys(requirePackage(name))} } from '${name}';`;
      const exported = exports.includes('default') ? `export { default } from '${name}';` : '';
      return `import '${name}'; export * from '${name}'; ${exported}`;
    },
  };
}
