/** `npm run seed`: fills an empty database with the demo catalog and documents; says so and changes nothing otherwise. */
import { command } from './setup/command.mjs';
import { run } from './setup/processes.mjs';
import { setUp } from './setup/set-up.mjs';

await command(async (progress) => {
  await setUp(progress);
  const { code } = await run(['node', 'backend/dist/src/seed.js'], { inherit: true });
  process.exitCode = code;
});
