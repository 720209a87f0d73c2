/**
 * Makes the programs of the server out of its sources and most of its packages: a start then reads a few files in place
 * of some 2,300, which halves the time until the server is up.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { transform } from '@swc/core';
import { rolldown } from 'rolldown';
import { typescript } from '../../scripts/typescript.mjs';
import { copyPlaywright, writeSmall } from './small-text.mjs';

const PROGRAMS = {
  main: 'src/main.ts',
  seed: 'src/seed.ts',
  openapi: 'src/openapi.ts',
  'chromium-install': 'src/platform/pdf/chromium-install.ts',
};

/** Loaded as they lie: native code, files found beside their own, or packages that another workspace shares. */
const APART = [
  /^@node-rs\//,
  /^(mongoose|mongodb|bson)(\/|$)/,
  /^@sparticuz\//,
  /^@fontsource/,
  /^@shop\/embedded-db/,
  /^playwright-core/,
  /^sharp$/,
  /^pino-pretty$/,
];

/** Offered by Nest, Fastify and the driver to whoever installs them; asked for in a way that bears their absence. */
const NOT_INSTALLED = [/^@nestjs\/(microservices|websockets|platform-express)/, /^@fastify\/(multipart|view)$/];

/**
 * Own sources, with the names of their types for Nest. `import.meta.url` keeps saying where the source lies: templates
 * are found beside it.
 */
const ownSources = (home) => ({
  name: 'own-sources',
  async load(id) {
    if (!id.startsWith(home) || !id.endsWith('.ts')) return null;
    const { code, map } = await transform(readFileSync(id, 'utf8'), { ...typescript, filename: id, sourceMaps: true });
    const place = relative(join(home, 'src'), id).split(sep).join('/').replace(/\.ts$/, '.js');
    const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', url), map, moduleType: 'js' };
  },
});

/**
 * Nest's mapped types ask for these at run time, which would load a second copy of them from some 320 files, and one that
 * knows nothing of what the first was told.
 */
const REQUIRED_BY_NEST = ['class-transformer', 'class-transformer/cjs/storage', 'class-validator'];
const OWN_REQUIRE = 'const require = createRequire(import.meta.url);';

const onePackageForAll = {
  name: 'one-package-for-all',
  transform(code, id) {
    if (!/@nestjs.mapped-types.dist.type-helpers\.utils\.js$/.test(id)) return null;
    if (!code.includes(OWN_REQUIRE)) throw new Error(`${id} asks for its packages in another way than it did.`);
    const imports = REQUIRED_BY_NEST.map((name, index) => `import * as package${index} from '${name}';`).join('');
    // No other name than these: what is missing here stops the first start after an update, and every test that starts one.
    const known = REQUIRED_BY_NEST.map((name, index) => `'${name}': package${index}`).join(',');
    return { code: imports + code.replace(OWN_REQUIRE, `const require = (name) => ({${known}})[name];`) };
  },
};

/** Chunks that hold nothing but packages. */
const PACKAGES = 'packages';

/**
 * @param {string} home the workspace's folder, with a slash at its end
 * @param {string} dist where the programs come to lie, in src/
 * @throws Error for an import that is not to be found
 */
export async function bundle(home, dist) {
  const problems = [];
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, path]) => [name, join(home, path)])),
    platform: 'node',
    external: [...APART, ...NOT_INSTALLED],
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [ownSources(home), onePackageForAll],
    onLog: (_level, log) => {
      if (log.code === 'UNRESOLVED_IMPORT') problems.push(log.message);
    },
  });
  await build.write({
    dir: join(dist, 'src'),
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    comments: false,
    codeSplitting: { groups: [{ name: PACKAGES, test: /[\\/]node_modules[\\/]/, entriesAware: true }] },
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  await copyPlaywright(dist);
  // Own code keeps its lines, for whoever reads a stack.
  await writeSmall(join(dist, 'src'), (name) => name.startsWith(PACKAGES));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
