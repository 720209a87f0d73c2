/** Bundles the server at each change of its sources and starts it again: the backend's part of `npm run dev`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'rolldown';
import config from '../rolldown.config.mjs';

const MAIN = join(config.cwd, config.output.dir, 'main.js');
let server;
let restarting = Promise.resolve();

async function restart() {
  if (server?.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = spawn(process.execPath, [MAIN], { stdio: 'inherit' });
}

const watcher = watch(config);
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') restarting = restarting.then(restart);
  if ('result' in event) await event.result.close();
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    await watcher.close();
    await restarting;
    server?.kill('SIGTERM');
  });
}
