import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownDatabase } from './own-database.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = 'backend/dist/src/main.js';
const START_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ANNOUNCEMENT = /^ {2}Shop +(\S+?)\/?$/m;

/** The administrator of the shop that the journeys run against. */
export const ADMINISTRATOR = { email: 'admin@shop.test', password: 'correct-horse' };

/**
 * Starts the built shop with its demo data on a free port, with a data folder and a database of its own.
 *
 * @returns its address, and `stop`, which waits until the process has ended and removes what it kept
 * @throws Error with what the server said when it does not come up
 */
export async function startShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-browser-'));
  const database = ownDatabase(process.env.MONGODB_URI);
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: { ...process.env, ...settings(dataDir, database.uri) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
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
  try {
    return { baseUrl: await announcedAddress(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const settings = (dataDir, mongodbUri) => ({
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dataDir,
  MONGODB_URI: mongodbUri,
  SEED: 'demo',
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  RATE_LIMIT: '1000',
});

function announcedAddress(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    const settle = (outcome) => {
      clearTimeout(timer);
      outcome();
    };
    const fail = (what) => settle(() => reject(new Error(`The shop ${what}. It said:\n${said}`)));
    const timer = setTimeout(() => fail(`was not up within ${START_WITHIN_MS / 1000} s`), START_WITHIN_MS);
    const listen = (chunk) => {
      said += chunk;
      const found = ANNOUNCEMENT.exec(said);
      if (found !== null) settle(() => resolve(found[1]));
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('error', (error) => fail(`did not start (${error.message})`));
    child.once('exit', (code) => fail(`ended with code ${code} before it was up`));
  });
}
