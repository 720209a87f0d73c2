/**
 * `npm run contract`: writes contract/openapi.json from the backend's controllers, and generates its types. With `--
 * --check` it changes nothing and fails if the committed file differs.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, targetsToBuild } from './setup/build.mjs';
import { command, StepFailure } from './setup/command.mjs';
import { run } from './setup/processes.mjs';

const DOCUMENT = 'contract/openapi.json';
const BUILT_FIRST = ['embedded-db', 'backend'];

/** @returns {Promise<string>} the API description that the built backend writes */
async function describe() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-contract-'));
  try {
    const file = join(folder, 'openapi.json');
    const { code, output } = await run(['node', 'backend/dist/src/openapi.js', file]);
    if (code !== 0) throw new StepFailure('Failed to write the OpenAPI document. See above.', output);
    return `${JSON.stringify(JSON.parse(await readFile(file, 'utf8')), null, 2)}\n`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await command(async (progress) => {
  await build(targetsToBuild({ names: BUILT_FIRST }), progress);
  const document = await describe();
  if (!process.argv.includes('--check')) {
    await writeFile(DOCUMENT, document);
    await build(targetsToBuild({ names: ['contract'] }), progress);
  } else if (document !== (await readFile(DOCUMENT, 'utf8').catch(() => ''))) {
    throw new StepFailure(`${DOCUMENT} is out of date. Run \`npm run contract\` and commit it.`);
  }
});
