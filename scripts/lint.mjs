/** `npm run lint`: circles of imports, the house rules and the format, after making the types that the rules read. */
import { lintChecks, runChecks } from './setup/checks.mjs';
import { command } from './setup/command.mjs';
import { setUpTypes } from './setup/set-up.mjs';

await command(async (progress) => {
  await setUpTypes(progress);
  if ((await runChecks(lintChecks, progress)) > 0) process.exitCode = 1;
});
