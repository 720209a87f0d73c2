import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ids of the running processes that carry `text` in their command line. */
export async function processesWith(text: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return ids.filter((id, index) => id !== process.pid && lines[index]?.includes(text));
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number.parseInt(file, 10);
}

export async function supervisorOf(dataDir: string): Promise<number> {
  const found = await processesWith(`"dataDir":"${dataDir}"`);
  const [supervisor] = found;
  if (supervisor === undefined) throw new Error('no supervisor is running');
  return supervisor;
}

/** Waits for a condition that other processes bring about. */
export async function until(condition: () => Promise<boolean> | boolean, limitMs = 60_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('the condition did not come true in time');
    await sleep(20);
  }
}
