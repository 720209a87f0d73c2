import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownDatabase } from './own-database.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = 'backend/dist/src/main.js';
const STOP_WITHIN_MS = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The administrator of the shop that the journeys run against. */
export const ADMINISTRATOR = { email: 'admin@shop.test', password: 'correct-horse' };

/**
 * Starts the built shop with its demo data on a free port, with a data folder and a database of its own, without waiting
 * for it: seeding takes some seconds, in which other tests can run.
 *
 * @returns its address; `failure`, which resolves with the server's output if it does not start; and `stop`,
 * which waits until the process has ended and removes its files
 */
export async function startShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-browser-'));
  const database = ownDatabase(process.env.MONGODB_URI);
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: { ...process.env, ...settings(dataDir, database.uri), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    SIGNALS.forEach((signal) => process.off(signal, cutOff));
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(force);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  // A run that is cut off leaves neither its server nor its data behind.
  const cutOff = (signal) => void stop().finally(() => process.kill(process.pid, signal));
  SIGNALS.forEach((signal) => process.once(signal, cutOff));
  const said = outputOf(child);
  const failure = ended.then((code) => (isStopping ? null : `The shop ended with code ${code}. It said:\n${said()}`));
  return { baseUrl: `http://localhost:${port}`, failure, stop };
}

const settings = (dataDir, mongodbUri) => ({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  MONGODB_URI: mongodbUri,
  SEED: 'demo',
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  RATE_LIMIT: '1000',
});

function outputOf(child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
  }
  return () => said;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
