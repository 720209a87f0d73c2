/**
 * `npm run backup [-- --to <file or folder>]`: the embedded database and the shop's secrets as one file, while the shop
 * runs or not.
 */
import { backupSettings } from './backup/settings.mjs';
import { command } from './setup/command.mjs';
import { setUpDatabase } from './setup/set-up.mjs';

let settings;
await command(async (progress) => {
  settings = backupSettings(process.argv.slice(2));
  await setUpDatabase(progress);
});
if (!process.exitCode) {
  const { runBackup } = await import('./backup/run.mjs');
  await runBackup(settings);
}
