import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../../../../scripts/setup/processes.mjs';

/** The folders whose modules the tests get from Node; jest.config.mjs names them as a pattern. */
const FOLDERS = [
  'contract/src',
  'backend/src',
  'backend/seeds',
  'backend/test/support/kept',
  'backend/test/support/packages',
];
const NATIVE = /^(\.|\/|@shop\/contract\/|@oxc-project\/runtime)/;

/** Compiles each module to a file of its own, so that no worker compiles: backend/src/a.ts becomes backend/src/a.js. */
export async function compileServer(folder) {
  const modules = await Promise.all(FOLDERS.map(modulesIn));
  const bundle = await rolldown({
    cwd: root,
    input: modules.flat(),
    platform: 'node',
    tsconfig: 'backend/tsconfig.json',
    treeshake: false,
    external: (id) => !NATIVE.test(id),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    keepNames: true,
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: root,
  });
  await bundle.close();
}

async function modulesIn(folder) {
  const files = await readdir(join(root, folder), { recursive: true });
  return files.filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file)).map((file) => join(root, folder, file));
}
