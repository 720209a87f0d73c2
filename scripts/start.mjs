/** `npm start`: from a bare clone to a running shop, which is started again if it ends by itself. */
import { requireSupportedNode } from './setup/node-version.mjs';

// Imports come after this line: an old Node must report its version before it reads newer syntax.
requireSupportedNode(process.versions.node);
const { command } = await import('./setup/command.mjs');
const { setUp } = await import('./setup/set-up.mjs');

await command(setUp);
if (!process.exitCode) {
  const { supervise } = await import('./supervise.mjs');
  supervise();
}
