import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const FAST_SHUTDOWN_LIMIT_MS = 3_500;

/** A PostgreSQL server that runs on some data folder. */
export interface RunningServer {
  pid: number;
  socketFolder: string;
  /** Whether it takes clients: one that starts or shuts down does not. */
  isReady: boolean;
}

/** The server that runs on `folder`, whoever started it; null where there is none or the folder can't be looked into. */
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

/** Ends a server that still runs on `folder` because its supervisor was killed; two servers would ruin the data. */
export async function stopLeftover(folder: string): Promise<void> {
  const leftover = await findRunning(folder);
  if (!leftover) return;
  process.kill(leftover.pid, 'SIGINT');
  const deadline = Date.now() + FAST_SHUTDOWN_LIMIT_MS;
  let isForced = false;
  while ((await findRunning(folder))?.pid === leftover.pid) {
    if (Date.now() > deadline && !isForced) {
      isForced = true;
      process.kill(leftover.pid, 'SIGQUIT');
    }
    await sleep(20);
  }
}
