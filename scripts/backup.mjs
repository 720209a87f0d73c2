/**
 * `npm run backup [-- --to <file or folder>] [--encrypt] [--with-key]`: writes the embedded database to one file; the
 * shop may be running.
 */
import { backupSettings } from './backup/settings.mjs';
import { newPassphrase } from './backup/passphrase.mjs';
import { command } from './setup/command.mjs';
import { setUpDatabase } from './setup/set-up.mjs';

let settings;
await command(async (progress) => {
  settings = backupSettings(process.argv.slice(2));
  if (settings.encrypt) settings.passphrase = await newPassphrase();
  await setUpDatabase(progress);
});
if (!process.exitCode) {
  const { runBackup } = await import('./backup/run.mjs');
  await runBackup(settings);
}
