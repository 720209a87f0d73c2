import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BundleLayout } from '../bundle/layout.js';
import type { ServerFolders } from './folders.js';
import { type ServerIdentity, SERVER_ENVIRONMENT, underIdentity } from './identity.js';
import { stopLeftover } from './running.js';
import { type Durability, serverSettings, settingArguments } from './settings.js';

const START_LIMIT_MS = 60_000;
const FAST_SHUTDOWN_LIMIT_MS = 3_500;
const LARGEST_LOG_BYTES = 10_000_000;
const ANSWER_LIMIT_MS = 5_000;

export interface ServerOptions {
  bundle: BundleLayout;
  folders: ServerFolders;
  socketFolder: string;
  identity: ServerIdentity;
  durability: Durability;
  /** On top of the usual ones. */
  settings?: Record<string, string>;
}

/** One PostgreSQL server process. */
export class PostgresServer {
  private child: ChildProcess | null = null;

  constructor(private readonly options: ServerOptions) {}

  /** Starts the server and waits until it answers. Stops a server that an earlier supervisor left on the same data. */
  async start(): Promise<void> {
    await stopLeftover(this.options.folders.data);
    const child = this.spawn();
    this.child = child;
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await answers(this.options.socketFolder))) {
      if (hasEnded(child)) {
        throw new Error(`PostgreSQL did not start; its last words are in ${this.options.folders.log}`);
      }
      if (Date.now() > deadline) throw new Error('PostgreSQL did not answer within a minute');
      await sleep(20);
    }
  }

  /** Calls back once when the server ends, for whatever reason; at once where it has ended by now. */
  onExit(listener: () => void): void {
    const { child } = this;
    if (!child || hasEnded(child)) queueMicrotask(listener);
    else child.once('exit', listener);
  }

  /** Shuts down: clients are cut off, data are flushed; after some seconds the write-ahead log has to do. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || hasEnded(child)) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  }

  private spawn(): ChildProcess {
    const { bundle, folders, identity, durability, socketFolder } = this.options;
    const settings = settingArguments({ ...serverSettings(socketFolder, durability), ...this.options.settings });
    const program = join(bundle.serverBinaries, 'postgres');
    const launch = underIdentity(identity, program, ['-D', folders.data, ...settings]);
    const log = openLog(folders.log);
    const child = spawn(launch.command, launch.args, {
      ...launch.account,
      cwd: '/',
      // Ctrl-C in the terminal is for whoever started the server, which then stops it in order.
      detached: true,
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', log, log],
    });
    child.on('error', () => undefined);
    closeSync(log);
    return child;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) truncateSync(path);
  return openSync(path, 'a', 0o600);
}

async function answers(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
  });
  client.on('error', () => undefined);
  return client.connect().then(
    async () => {
      await client.end();
      return true;
    },
    () => false,
  );
}
