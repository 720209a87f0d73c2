import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from './system-error.js';

const POLL_MS = 100;
/** Longer than any installation takes; covers a lock whose process number was given to another process. */
const STALE_AFTER_MS = 5 * 60_000;

/**
 * Makes `target` (a folder) by `install`, unless it is there. It appears whole or not at all: `install` fills a folder
 * beside it, which is then renamed. Processes that want it at the same moment wait for the first; the lock of one that
 * was killed is taken over, with what it left behind.
 *
 * The lock only saves double work: should two processes both take over a stale one, the later rename finds the folder
 * there and its work is thrown away.
 */
export async function installOnce(target: string, install: (staging: string) => Promise<void>): Promise<void> {
  const lock = `${target}.lock`;
  while (!(await exists(target))) {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if (await takeLock(lock)) {
      try {
        if (!(await exists(target))) await installBeside(target, install);
      } finally {
        await rm(lock, { force: true });
      }
    } else {
      if (await isStale(lock)) await rm(lock, { force: true });
      await delay(POLL_MS);
    }
  }
}

async function installBeside(target: string, install: (staging: string) => Promise<void>): Promise<void> {
  await removeLeftovers(target);
  const staging = `${target}.partial-${process.pid}`;
  await mkdir(staging, { mode: 0o700 });
  try {
    await install(staging);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

async function removeLeftovers(target: string): Promise<void> {
  const folder = dirname(target);
  const leftovers = (await readdir(folder)).filter((name) => name.startsWith(`${basename(target)}.partial-`));
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    const file = await open(lock, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function isStale(lock: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(lock);
    if (Date.now() - mtimeMs > STALE_AFTER_MS) return true;
    const owner = Number(await readFile(lock, 'utf8'));
    // Empty for the moment between making and writing the file.
    return owner > 0 && !isAlive(owner);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
