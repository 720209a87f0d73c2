/**
 * `npm run e-invoices:samples -- DIR [COUNT]`: writes the e-invoices of the tests, and COUNT generated ones, for the
 * official validator. Those in `valid` and `stricter` pass it; each one in `broken` fails by the rule in its name.
 */
import { resolve } from 'node:path';
import { build, targetsToBuild } from './setup/build.mjs';
import { command } from './setup/command.mjs';
import { run } from './setup/processes.mjs';

const [folder, ...count] = process.argv.slice(2);

await command(async (progress) => {
  await build(targetsToBuild({ names: ['embedded-db', 'backend'] }), progress);
  // A relative folder starts at the caller's folder, wherever in the repository npm was called.
  const given = folder === undefined ? [] : [resolve(process.env.INIT_CWD ?? '.', folder)];
  const program = ['node', 'backend/dist/src/e-invoice-samples.js', ...given, ...count];
  const { code } = await run(program, { inherit: true });
  process.exitCode = code;
});
