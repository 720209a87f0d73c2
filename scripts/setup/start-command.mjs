import { command } from './command.mjs';
import { setUp } from './set-up.mjs';

await command(setUp);
if (!process.exitCode) {
  // In this very process, so that one signal to it ends the shop.
  const { main } = await import('../../backend/dist/src/main.js');
  await main();
}
