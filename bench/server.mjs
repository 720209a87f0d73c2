import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StepFailure } from '../scripts/setup/command.mjs';
import { root } from '../scripts/setup/processes.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `work` with a function that registers clean-up: it runs at the end, after a failure and at a signal, which then
 * ends this process. The last registration runs first.
 */
export async function withCleanUp(work) {
  const tasks = [];
  const undoAll = async () => {
    while (tasks.length > 0) await tasks.pop()();
  };
  const onSignal = (signal) => void undoAll().finally(() => process.exit(128 + constants.signals[signal]));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work((task) => tasks.push(task));
  } finally {
    await undoAll();
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

/** Makes the server report its memory by message: see the file. */
const MEMORY_PROBE = ['--expose-gc', '--import', new URL('memory-probe.mjs', import.meta.url).href];
/** A first start fills the demo shop. */
const READY_WITHIN_MS = 300_000;
const POLL_MS = 20;

export const newAdministrator = () => ({ email: 'bench@example.com', password: randomBytes(12).toString('hex') });

/** A folder for a server's data, which the clean-up deletes. */
export function newDataFolder(undo) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  undo(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return join(folder, 'data');
}

/**
 * Starts a Node program that the clean-up stops.
 * @param {string} file from the root of the repository
 * @param {{env?: object, logFile?: string, nodeOptions?: string[]}} options a log file instead of this terminal
 */
export function startProgram(file, { env = {}, logFile, nodeOptions = [] }, undo) {
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
  const stdio = ['ignore', output, output, 'ipc'];
  const child = spawn(process.execPath, [...nodeOptions, file], { cwd: root, env: { ...process.env, ...env }, stdio });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  undo(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return child;
}

/**
 * Starts the built server on a data folder with its embedded database, like `npm start`.
 * @returns {Promise<{url: string, readyMs: number, memory: () => Promise<Memory>, client: () => Client}>} when it is
 * ready; `Memory` is the report of `memory-probe.mjs`
 */
export async function startServer({ dataDir, administrator }, undo) {
  const port = randomInt(20_000, 30_000);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    MONGODB_URI: '',
    JWT_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: url,
    // No mail server listens there: emails wait in the outbox and are never sent.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: 'demo',
    RATE_LIMIT: '1000000',
  };
  const logFile = `${dataDir}.log`;
  const started = performance.now();
  const child = startProgram('backend/dist/src/main.js', { env, logFile, nodeOptions: MEMORY_PROBE }, undo);
  while (!(await isReady(url))) {
    const isLate = performance.now() - started > READY_WITHIN_MS;
    if (isLate || child.exitCode !== null) {
      throw new StepFailure('The shop did not start.', readFileSync(logFile, 'utf8').slice(-5000));
    }
    await setTimeout(POLL_MS);
  }
  const memory = async () => {
    child.send('memory');
    // The server also reports that it takes calls.
    for (;;) {
      const [message] = await once(child, 'message');
      if (typeof message === 'object') return message;
    }
  };
  return { url, readyMs: performance.now() - started, pid: child.pid, memory, client: () => new Client(url) };
}

/** The demo shop with its initial data, which the clean-up deletes. */
export async function startDemoShop(undo) {
  const administrator = newAdministrator();
  return { administrator, ...(await startServer({ dataDir: newDataFolder(undo), administrator }, undo)) };
}

async function isReady(url) {
  const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

/** A caller of one server: a visitor, or a user after `signIn`. */
class Client {
  /** Responses are not compressed, since the floor sends the same bytes. */
  headers = { 'accept-encoding': 'identity' };

  constructor(url) {
    this.url = url;
  }

  /** @throws StepFailure if the response is not a success */
  async request(method, path, body) {
    const headers = { ...this.headers, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(this.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new StepFailure(`${method} ${path} answered ${answer.status}`, bytes.toString());
    return { bytes, type: answer.headers.get('content-type'), headers: answer.headers };
  }

  /** @param {{email: string, password: string}} credentials */
  async signIn(credentials) {
    const { headers } = await this.request('POST', '/api/users/auth', credentials);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    this.headers = { ...this.headers, cookie: cookies.join('; ') };
    return this;
  }
}
