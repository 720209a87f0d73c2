import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { StepFailure } from '../scripts/setup/failure.mjs';
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
  const started = performance.now();
  const program = startProgram('backend/dist/src/main.js', { env, logFile: `${dataDir}.log` }, undo);
  await untilReady(url, program);
  return { url, pid: program.child.pid, readyMs: performance.now() - started };
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
