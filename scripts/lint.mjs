/** `npm run lint`: import cycles, the house rules and the format, after generating the types that the rules need. */
import { lintChecks, runChecks } from './setup/checks.mjs';
import { command } from './setup/command.mjs';
import { setUpTypes } from './setup/set-up.mjs';

await command(async (progress) => {
  await setUpTypes(progress);
  if ((await runChecks(lintChecks, progress)) > 0) process.exitCode = 1;
});
