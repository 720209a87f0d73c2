/** `npm run typecheck`: every workspace against its compiler configuration. */
import { typeChecks } from './setup/checks.mjs';
import { command } from './setup/command.mjs';
import { reportFailed, runChecks } from './setup/run-checks.mjs';

await command(async (progress) => {
  const failed = await runChecks(typeChecks, progress);
  reportFailed(failed);
  if (failed.length > 0) process.exitCode = 1;
});
