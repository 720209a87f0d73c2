/** `npm run typecheck`: every workspace against its compiler configuration. */
import { runChecks, typeChecks } from './setup/checks.mjs';
import { command } from './setup/command.mjs';
import { setUpTypes } from './setup/set-up.mjs';

await command(async (progress) => {
  await setUpTypes(progress);
  if ((await runChecks(typeChecks, progress)) > 0) process.exitCode = 1;
});
