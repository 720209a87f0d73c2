/** `npm run bench:e-invoices`: how long it takes to check, write and read e-invoices, and to refuse malicious files. */
import { build, targetsToBuild } from '../scripts/setup/build.mjs';
import { command } from '../scripts/setup/command.mjs';
import { run } from '../scripts/setup/processes.mjs';

await command(async (progress) => {
  await build(targetsToBuild({ names: ['embedded-db', 'backend'] }), progress);
  const { code } = await run(['node', 'backend/dist/src/e-invoice-measures.js'], { inherit: true });
  process.exitCode = code;
});
