import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const FAST_SHUTDOWN_LIMIT_MS = 3_500;

/** A PostgreSQL server that is running on some data folder. */
interface RunningServer {
  pid: number;
  socketFolder: string;
  /** True if it accepts clients: not while it starts or shuts down. */
  isReady: boolean;
}

/** The server that is running on `folder`, started by any process; null if there is none or the folder can't be read. */
export async function findRunning(folder: string): Promise<RunningServer | null> {
  const home = await realpath(folder).catch(() => null);
  if (home === null) return null;
  const file = await readFile(join(home, 'postmaster.pid'), 'utf8').catch(() => '');
  const [first = '', , , , socketFolder = '', , , status = ''] = file.split('\n');
  const pid = Number.parseInt(first, 10);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  // The number may belong to another program by now: a server's working directory is its data folder.
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (workingDirectory !== home) return null;
  return { pid, socketFolder, isReady: status.trim() === 'ready' };
}

/**
 * Stops the server that a killed supervisor left on `folder`, and waits until none of its processes is left; two
 * servers would damage the data. The caller must hold the lock of the data folder.
 */
export async function stopLeftover(folder: string): Promise<void> {
  const home = await realpath(folder).catch(() => null);
  if (home === null) return;
  const startedAt = Date.now();
  for (let signal = 0; ;) {
    const processes = await processesIn(home);
    if (processes.length === 0) break;
    const next = STOP_SIGNALS[signal];
    if (next && Date.now() - startedAt >= next.afterMs) {
      // The backends of a dead server end by themselves, unless they hang.
      const server = (await findRunning(home))?.pid;
      sendSignal(next.signal === 'SIGKILL' || server === undefined ? processes : [server], next.signal);
      signal += 1;
    }
    await sleep(20);
  }
}

const STOP_SIGNALS = [
  { signal: 'SIGINT', afterMs: 0 },
  { signal: 'SIGQUIT', afterMs: FAST_SHUTDOWN_LIMIT_MS },
  { signal: 'SIGKILL', afterMs: 2 * FAST_SHUTDOWN_LIMIT_MS },
] as const;

/**
 * Every process of PostgreSQL has its data folder as working directory. Linux closes a dying process's files and
 * detaches its shared memory before it releases the folder: a process that is not found here no longer uses the data.
 */
async function processesIn(home: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const isOurs = await Promise.all(ids.map((id) => isServerIn(home, id)));
  return ids.filter((_, index) => isOurs[index]).map(Number);
}

/** The working directory of a user's shell may be the folder too. The program of a dying process can't be read. */
async function isServerIn(home: string, id: string): Promise<boolean> {
  const folder = await readlink(`/proc/${id}/cwd`).catch(() => null);
  if (folder !== home) return false;
  const program = await readlink(`/proc/${id}/exe`).catch(() => null);
  return program === null || /\/postgres( \(deleted\))?$/.test(program);
}

function sendSignal(processes: number[], signal: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // The process ended meanwhile.
    }
  }
}
