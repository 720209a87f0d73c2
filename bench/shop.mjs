import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StepFailure } from '../scripts/setup/failure.mjs';
import { startProgram } from './program.mjs';

const READY_WITHIN_MS = 180_000;
const LOOK_AGAIN_MS = 100;

/**
 * Starts the built server with the demo shop, on an embedded database in a folder that the clean-up deletes. A
 * database that MONGODB_URI names is left alone: nothing may be seeded or loaded there.
 * @returns {Promise<{url: string, administrator: {email: string, password: string}, pid: number}>} when it is ready for calls
 * @throws StepFailure with what the server said
 */
export async function startShop(undo) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  undo(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const port = await freePort();
  const administrator = { email: 'bench@example.com', password: randomBytes(12).toString('hex') };
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    MONGODB_URI: '',
    JWT_SECRET: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: 'demo',
    RATE_LIMIT: '1000000',
  };
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram('backend/dist/src/main.js', { env }, undo);
  await untilReady(url, program);
  return { url, administrator, pid: program.child.pid };
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
