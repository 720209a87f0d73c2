import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../src/platform/config/paths.js';

/** The exit status of a process, and all its output. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** The built server as a process of its own, as it is run for real. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** Its output until now. */
  output(): string;
  /** The part that went to the standard output. */
  standardOutput(): string;
  /** The entries of its log until now. */
  log(): LogEntry[];
  signal(name: NodeJS.Signals): void;
  /** Ends it if it still runs. */
  stop(): Promise<Ended>;
}

export type LogEntry = Readonly<Record<string, unknown>>;

const MAIN = join(PROJECT_ROOT, 'backend/dist/src/main.js');
const RUNNER = join(PROJECT_ROOT, 'backend/test/support/run-server.mjs');
const ANNOUNCEMENT = /^ {2}Shop +(\S+?)\/?$/m;
/** The key of the servers that tests start in their own process: sessions of one are valid in the other. */
const JWT_SECRET = 'a key that signs the sessions of tests';

/** @throws Error with what the server said when it does not come up */
export async function startServer(variables: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(variables);
  const address = await Promise.race([server.said(ANNOUNCEMENT), server.ended]);
  if (typeof address === 'string') return { ...server, url: address };
  throw new Error(`The server ended with ${address.code ?? address.signal ?? ''}. It said:\n${address.output}`);
}

/** At the same moment; if one does not start, all are stopped. */
export async function startServers(...each: Record<string, string>[]): Promise<ServerProcess[]> {
  const starts = await Promise.allSettled(each.map(startServer));
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed === undefined) return servers;
  await Promise.all(servers.map((server) => server.stop()));
  throw failed.reason;
}

/** For a server that is not meant to come up. */
export async function serverThatEnds(variables: Record<string, string>): Promise<Ended> {
  const server = await spawnServer(variables);
  const came = await Promise.race([server.said(ANNOUNCEMENT), server.ended]);
  if (typeof came !== 'string') return came;
  await server.stop();
  throw new Error(`The server came up at ${came}`);
}

interface Spawned extends Omit<ServerProcess, 'url'> {
  said(pattern: RegExp): Promise<string>;
}

async function spawnServer(variables: Record<string, string>): Promise<Spawned> {
  if (!existsSync(MAIN)) throw new Error('The server is not built: run `npm run build` first');
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-process-'));
  const child = spawn(process.execPath, [RUNNER, MAIN], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...settings(dataDir), ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let standardOutput = '';
  let check: () => void = () => undefined;
  child.stdout.on('data', (text: string) => {
    standardOutput += text;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      check();
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      void rm(dataDir, { recursive: true, force: true }).then(() => resolve({ code, signal, output }));
    });
  });
  return {
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    standardOutput: () => standardOutput,
    log: () => entriesOf(output),
    signal: (name) => void child.kill(name),
    stop: () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      return ended;
    },
    said: (pattern) =>
      new Promise((resolve) => {
        check = () => {
          const found = pattern.exec(output);
          if (found !== null) resolve(found[1] ?? found[0]);
        };
        check();
      }),
  };
}

const settings = (dataDir: string) => ({
  NODE_ENV: 'test',
  NODE_OPTIONS: '',
  PORT: '0',
  DATA_DIR: dataDir,
  MONGODB_URI: '',
  JWT_SECRET,
  SEED: 'none',
  PDF_WARM_UP: 'off',
  RATE_LIMIT: '1000',
  LOG_LEVEL: 'info',
  ADMIN_PASSWORD: 'the password of the first administrator',
});

function entriesOf(output: string): LogEntry[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): LogEntry => JSON.parse(line));
}
