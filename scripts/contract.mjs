/**
 * `npm run contract`: writes contract/openapi.json from the backend's controllers, and the types of it.
 * With `-- --check` it changes nothing and fails where the committed files differ.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, targetsToBuild } from './setup/build.mjs';
import { command, StepFailure } from './setup/command.mjs';
import { root, run } from './setup/processes.mjs';

const FILES = ['openapi.json', 'api.gen.d.ts'];
const BUILT_FIRST = ['embedded-db', 'backend'];

async function step(what, args) {
  const { code, output } = await run(['node', ...args]);
  if (code !== 0) throw new StepFailure(`${what} failed: see above.`, output);
}

/** npm may place the package beside the contract or at the root. */
function typesCommand() {
  const manifest = createRequire(join(root, 'contract/package.json')).resolve('openapi-typescript/package.json');
  return join(dirname(manifest), 'bin/cli.js');
}

async function generate(folder) {
  const document = join(folder, 'openapi.json');
  await step('Writing the OpenAPI document', ['backend/dist/src/openapi.js', document]);
  await writeFile(document, `${JSON.stringify(JSON.parse(await readFile(document, 'utf8')), null, 2)}\n`);
  const types = join(folder, 'api.gen.d.ts');
  const settings = ['--redocly', 'contract/types.redocly.yaml'];
  await step('Making the types', [typesCommand(), document, ...settings, '--output', types]);
}

async function compare(folder) {
  const text = (path) => readFile(path, 'utf8').catch(() => '');
  for (const file of FILES) {
    if ((await text(join(folder, file))) === (await text(join('contract', file)))) continue;
    throw new StepFailure(
      `contract/${file} differs from what the backend says: run \`npm run contract\` and commit the result.`,
    );
  }
}

await command(async (progress) => {
  await build(targetsToBuild({ names: BUILT_FIRST }), progress);
  if (!process.argv.includes('--check')) return generate('contract');
  await mkdir('.cache', { recursive: true });
  // Inside the repository, so that the generator's configuration is the same.
  const folder = await mkdtemp('.cache/contract-');
  try {
    await generate(folder);
    await compare(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
