/**
 * `npm run backup [-- --to <file or folder>]`: the embedded database and the shop's secrets as one file, while the shop
 * runs or not.
 */
import { backupSettings } from './backup/settings.mjs';
import { readyDatabase } from './backup/ready.mjs';
import { command } from './setup/command.mjs';
import { run } from './setup/processes.mjs';

const context = { env: process.env, cwd: process.env.INIT_CWD ?? process.cwd(), now: new Date() };

await command(async (progress) => {
  const settings = backupSettings(process.argv.slice(2), context);
  await readyDatabase(progress);
  const { code } = await run(['node', 'scripts/backup/backup-program.mjs', JSON.stringify(settings)], {
    inherit: true,
  });
  process.exitCode = code;
});
