/** `npm start`: from a bare clone to a running shop. */
import { requireSupportedNode } from './setup/node-version.mjs';

// Imports come after this line: an old Node must report its version before it reads newer syntax.
requireSupportedNode(process.versions.node);
const { command } = await import('./setup/command.mjs');
const { setUp } = await import('./setup/set-up.mjs');

await command(setUp);
if (!process.exitCode) {
  // Runs in this process, so that one signal to it ends the shop.
  const { main } = await import('../backend/dist/src/main.js');
  await main();
}
