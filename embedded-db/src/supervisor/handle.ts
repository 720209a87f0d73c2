import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { UnusableDataFolder } from '../postgres/unusable-folder.js';
import { buildUri } from '../uri.js';
import { isSupervisorMessage, type SupervisorConfig } from './protocol.js';
import { errorMessage } from '../thrown.js';

const PROGRAM = fileURLToPath(new URL('./main.js', import.meta.url));
const STOP_LIMIT_MS = 4_700;
const RESTART_DELAY_MS = 1_000;

/** The parent's side of the supervisor: starts it, restarts it when it is killed, and stops it. */
export class SupervisorHandle {
  private child: ChildProcess | null = null;
  private isStopping = false;
  uri = '';

  private constructor(
    private config: SupervisorConfig,
    private readonly report: (line: string) => void,
  ) {}

  /** Resolves once clients can connect. */
  static async start(config: SupervisorConfig, report: (line: string) => void): Promise<SupervisorHandle> {
    const handle = new SupervisorHandle(config, report);
    await handle.launch();
    return handle;
  }

  /** Resolves within five seconds, with no process left. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const child = this.child;
    if (!child || hasEnded(child)) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (child.connected) child.send({ type: 'stop' }, () => undefined);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  }

  private async launch(): Promise<void> {
    const child = fork(PROGRAM, [JSON.stringify(this.config)], {
      // In its own process group: Ctrl-C in the terminal reaches only the parent, which then stops the supervisor in
      // order.
      detached: true,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    const { port, password } = await this.untilReady(child);
    // Clients know the port by now: a restarted supervisor must use it again.
    this.config = { ...this.config, port };
    this.uri = buildUri(port, password);
    child.once('exit', () => void this.relaunch());
  }

  private untilReady(child: ChildProcess): Promise<{ port: number; password: string }> {
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error('The database stopped while starting')));
      child.on('message', (message) => {
        if (!isSupervisorMessage(message)) return;
        if (message.type === 'progress') this.report(message.line);
        if (message.type === 'ready') resolve(message);
        if (message.type === 'failed') reject(failureOf(message));
      });
    });
  }

  private async relaunch(): Promise<void> {
    while (!this.isStopping) {
      this.report('Database: the supervisor stopped unexpectedly. Restarting it');
      try {
        await this.launch();
        return;
      } catch (error) {
        this.report(`Database: ${errorMessage(error)}`);
        await sleep(RESTART_DELAY_MS);
      }
    }
  }
}

function failureOf({ message, isDataFolder }: { message: string; isDataFolder: boolean }): Error {
  return isDataFolder ? new UnusableDataFolder(message) : new Error(message);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
