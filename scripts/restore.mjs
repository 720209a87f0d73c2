/** `npm run restore -- <file> [--force]`: makes the shop's data folder of a backup; with --force in place of another. */
import { readyDatabase } from './backup/ready.mjs';
import { restoreSettings } from './backup/settings.mjs';
import { command } from './setup/command.mjs';
import { run } from './setup/processes.mjs';

const context = { env: process.env, cwd: process.env.INIT_CWD ?? process.cwd() };

await command(async (progress) => {
  const settings = restoreSettings(process.argv.slice(2), context);
  await readyDatabase(progress);
  const { code } = await run(['node', 'scripts/backup/restore-program.mjs', JSON.stringify(settings)], {
    inherit: true,
  });
  process.exitCode = code;
});
