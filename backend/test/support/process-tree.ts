import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

interface Running {
  readonly pid: number;
  readonly parent: number;
  /** Process numbers are reused; this distinguishes the processes. */
  readonly startedAt: string;
}

const GONE_WITHIN_MS = 3000;

/** Every process that the given one started, and those that they started, as long as it runs itself. */
export async function descendantsOf(pid: number): Promise<Running[]> {
  const all = await runningProcesses();
  const below = (parent: number): Running[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** Processes that still run after a moment, since a process that is ending may need one. */
export async function survivorsOf(processes: readonly Running[]): Promise<Running[]> {
  for (const end = Date.now() + GONE_WITHIN_MS; ; await pause(20)) {
    const all = await runningProcesses();
    const left = processes.filter((one) =>
      all.some(({ pid, startedAt }) => pid === one.pid && startedAt === one.startedAt),
    );
    if (left.length === 0 || Date.now() > end) return left;
  }
}

async function runningProcesses(): Promise<Running[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')));
  return all.flatMap((stat) => {
    // After the name in brackets: state, parent, and as the twentieth the start.
    const [state, parent, ...more] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat === '' || state === 'Z') return [];
    return [{ pid: parseInt(stat, 10), parent: Number(parent), startedAt: more[17] ?? '' }];
  });
}
