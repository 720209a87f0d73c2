import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

export interface FileLock {
  release(): void;
  /** Calls back once where the lock may be lost: the child that holds it was killed. */
  onLoss(listener: () => void): void;
}

/** The exit code of `flock(1)` when another process holds the lock. */
const IS_TAKEN = 1;

/**
 * Locks a file or folder through a child process `flock(1)`: the kernel releases the lock when this process ends,
 * however it ends, so that a lock can't outlive its owner.
 * @param waitSeconds how long to wait for another owner; the result is null if there still is one
 */
export function acquireFileLock(path: string, waitSeconds: number): Promise<FileLock | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('flock', ['--exclusive', '--wait', String(waitSeconds), path, 'cat'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === IS_TAKEN) resolve(null);
      else reject(new Error(`${path} can't be locked`));
    });
    child.stdin.on('error', () => undefined);
    // `cat` replies once it runs, and it runs once the lock is held.
    child.stdin.write('\n');
    child.stdout.once('data', () => resolve(lockOf(child)));
  });
}

function lockOf(child: ChildProcessByStdio<Writable, Readable, null>): FileLock {
  let isReleased = false;
  // If `flock` alone was killed, `cat` holds the lock as long as it can read.
  const release = () => {
    isReleased = true;
    child.stdin.end();
  };
  const onLoss = (listener: () => void) => {
    child.once('exit', () => {
      if (isReleased) return;
      release();
      listener();
    });
  };
  return { release, onLoss };
}
