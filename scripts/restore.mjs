/**
 * `npm run restore -- <file> [--force]`: makes the shop's data folder from a backup; with --force it replaces an
 * existing one.
 */
import { restoreSettings } from './backup/settings.mjs';
import { command } from './setup/command.mjs';
import { setUpDatabase } from './setup/set-up.mjs';

let settings;
await command(async (progress) => {
  settings = restoreSettings(process.argv.slice(2));
  await setUpDatabase(progress);
});
if (!process.exitCode) {
  const { runRestore } = await import('./backup/run.mjs');
  await runRestore(settings);
}
