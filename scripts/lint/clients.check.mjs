/**
 * Generates a client from the API description, like an external programmer, and compiles it together with the types of
 * the frontends (`openapi-typescript`). Needs no network. With a path it uses that description.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { root, run } from '../setup/processes.mjs';

const [input = `${root}contract/openapi.json`] = process.argv.slice(2);

const compilerOptions = {
  ...{ strict: true, noEmit: true, types: [] },
  ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom', 'dom.iterable'] },
};

await mkdir(`${root}.cache`, { recursive: true });
const folder = await mkdtemp(`${root}.cache/clients-`);
try {
  const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
  await createClient({ input, output: join(folder, 'client'), plugins, logs: { level: 'silent', file: false } });
  const files = ['client/index.ts', `${root}contract/api.gen.d.ts`];
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const { code, output } = await run(['node', `${root}node_modules/typescript/bin/tsc`, '-p', folder]);
  console.log(code === 0 ? 'the clients compile' : output);
  process.exitCode = code;
} finally {
  await rm(folder, { recursive: true, force: true });
}
