import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, statSync, truncateSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BundleLayout } from '../bundle/layout.js';
import { clientOptions, type ServerAccess } from './access.js';
import type { ServerFolders } from './folders.js';
import { type ServerIdentity, SERVER_ENVIRONMENT, underIdentity } from './identity.js';
import { stopLeftover } from './running.js';
import { explainEnd, explainRefusal } from './unusable-folder.js';
import { type Durability, serverSettings, settingArguments } from './settings.js';

const START_LIMIT_MS = 60_000;
const FAST_SHUTDOWN_LIMIT_MS = 3_500;
const LARGEST_LOG_BYTES = 10_000_000;
const ANSWER_LIMIT_MS = 5_000;

interface ServerOptions {
  bundle: BundleLayout;
  folders: ServerFolders;
  access: ServerAccess;
  identity: ServerIdentity;
  durability: Durability;
  /** In addition to the default settings. */
  settings?: Record<string, string>;
}

export class PostgresServer {
  private child: ChildProcess | null = null;

  constructor(private readonly options: ServerOptions) {}

  /** Starts the server and waits until it responds. Stops a server that an earlier supervisor left on the same data. */
  async start(): Promise<void> {
    await stopLeftover(this.options.folders.data);
    await this.removeLockFiles();
    const { folders, access } = this.options;
    const logStart = shortenLog(folders.log);
    const child = this.spawn();
    this.child = child;
    const deadline = Date.now() + START_LIMIT_MS;
    for (let refusal = await refusalOf(access); refusal !== null; refusal = await refusalOf(access)) {
      if (hasEnded(child)) throw await explainEnd(folders, logStart);
      const explained = explainRefusal(folders, refusal);
      if (explained) throw explained;
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not respond within a minute; see ${folders.log}`);
      await sleep(20);
    }
  }

  /** Calls back once when the server ends, for any reason; at once if it has already ended. */
  onExit(listener: () => void): void {
    const { child } = this;
    if (!child || hasEnded(child)) queueMicrotask(listener);
    else child.once('exit', listener);
  }

  /**
   * Shuts down: clients are disconnected, data are flushed; after some seconds the server is killed and the write-ahead
   * log has to be enough.
   */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || hasEnded(child)) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  }

  /**
   * PostgreSQL accepts the lock files of a killed server if their process id now belongs to a zombie or to another
   * program.
   */
  private async removeLockFiles(): Promise<void> {
    const { folders, access } = this.options;
    for (const path of [join(folders.data, 'postmaster.pid'), join(access.socketFolder, '.s.PGSQL.5432.lock')]) {
      await rm(path, { force: true });
    }
  }

  private spawn(): ChildProcess {
    const { bundle, folders, identity, durability, access } = this.options;
    const settings = settingArguments({
      ...serverSettings(access.socketFolder, folders.data, durability),
      ...this.options.settings,
    });
    const program = join(bundle.serverBinaries, 'postgres');
    const launch = underIdentity(identity, program, ['-D', folders.data, ...settings]);
    const log = openSync(folders.log, 'a', 0o600);
    const child = spawn(launch.command, launch.args, {
      ...launch.account,
      cwd: '/',
      // Ctrl-C in the terminal must reach only the parent process, which then stops the server in order.
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

/** Empties a log that has become long. @returns the offset where new content begins */
function shortenLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LARGEST_LOG_BYTES) return size;
  truncateSync(path);
  return 0;
}

/** The error of a connection to the server; null if it responds. */
async function refusalOf(access: ServerAccess): Promise<unknown> {
  const client = new pg.Client({ ...clientOptions(access), connectionTimeoutMillis: ANSWER_LIMIT_MS });
  client.on('error', () => undefined);
  return client.connect().then(
    async () => {
      await client.end();
      return null;
    },
    (error: unknown) => error,
  );
}
