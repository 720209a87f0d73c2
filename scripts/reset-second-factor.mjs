/**
 * `npm run second-factor:reset -- <email>`: removes the second factor of a member of staff, while the shop is stopped.
 */
import { command } from './setup/command.mjs';
import { run } from './setup/processes.mjs';
import { setUp } from './setup/set-up.mjs';

await command(async (progress) => {
  await setUp(progress);
  const [email = ''] = process.argv.slice(2);
  const { code } = await run(['node', 'backend/dist/src/reset-second-factor.js', email], { inherit: true });
  process.exitCode = code;
});
