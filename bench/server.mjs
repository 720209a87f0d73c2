import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StepFailure } from '../scripts/setup/failure.mjs';
import { root } from '../scripts/setup/root.mjs';
import { startProgram } from './program.mjs';

const READY_WITHIN_MS = 180_000;
const LOOK_AGAIN_MS = 20;

export const newAdministrator = () => ({ email: 'bench@example.com', password: randomBytes(12).toString('hex') });

/**
 * Starts the built server on a data folder, or on a database that runs. One that MONGODB_URI names is left alone:
 * nothing may be seeded or loaded there.
 * @param {{dataDir: string, administrator: {email: string, password: string}, mongodbUri?: string}} options
 * @returns {Promise<{url: string, pid: number, readyMs: number}>} when it is ready for calls
 * @throws StepFailure with what the server said
 */
export async function startServer({ dataDir, administrator, mongodbUri = '' }, undo) {
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    MONGODB_URI: mongodbUri,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: 'demo',
    RATE_LIMIT: '1000000',
  };
  const url = `http://127.0.0.1:${port}`;
  const nodeOptions = await optionsOfStart();
  const started = performance.now();
  const program = startProgram('backend/dist/src/main.js', { env, nodeOptions, logFile: `${dataDir}.log` }, undo);
  await untilReady(url, program);
  return { url, pid: program.child.pid, readyMs: performance.now() - started };
}

/** What `npm start` tells Node. */
async function optionsOfStart() {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

async function untilReady(url, program) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (program.hasEnded) throw new StepFailure('The shop did not start: see above.', program.output);
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
  throw new StepFailure(`The shop was not ready within ${READY_WITHIN_MS / 1000} s.`, program.output);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
