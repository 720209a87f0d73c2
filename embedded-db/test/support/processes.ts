import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Ids of the running processes that carry `text` in their command line. */
export async function processesWith(text: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return ids.filter((id, index) => id !== process.pid && lines[index]?.includes(text));
}

export async function childrenOf(id: number): Promise<number[]> {
  const list = await readFile(`/proc/${id}/task/${id}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number.parseInt(file, 10);
}

/** Waits for it: while it is being started again there is none. */
export async function supervisorOf(dataDir: string): Promise<number> {
  let found: number[] = [];
  await until(async () => (found = await processesWith(`"dataDir":"${dataDir}"`)).length > 0);
  return found[0] as number;
}

/** A client of PostgreSQL itself, not connected yet. @param password by default the right one */
export async function sqlClient(dataDir: string, password?: string): Promise<pg.Client> {
  const line = await readFile(join(dataDir, 'postgres/data/pgpass'), 'utf8');
  const client = new pg.Client({
    host: join(dataDir, 'postgres/socket'),
    user: 'postgres',
    database: 'postgres',
    password: password ?? line.trim().split(':')[4],
  });
  client.on('error', () => undefined);
  return client;
}

/** Kills the next connection of PostgreSQL that is committing, by which PostgreSQL ends all others and recovers. */
export async function killInCommit(dataDir: string): Promise<void> {
  // PostgreSQL may still recover from the kill before, and then takes no connection or ends it.
  await until(() => tryToKillInCommit(dataDir).catch(() => false));
}

async function tryToKillInCommit(dataDir: string): Promise<boolean> {
  const observer = await sqlClient(dataDir);
  await observer.connect();
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const [found] = (await observer.query<{ pid: number }>(COMMITTING)).rows;
      if (found !== undefined) return process.kill(found.pid, 'SIGKILL');
    }
    return false;
  } finally {
    await observer.end().catch(() => undefined);
  }
}

/** A commit is short: looks follow each other without a pause. */
const LOOKS = 1000;

/** Transactions say COMMIT, single writes wait for the disk at their end. */
const COMMITTING = `
  SELECT pid FROM pg_stat_activity
  WHERE state = 'active' AND pid <> pg_backend_pid() AND (query = 'COMMIT' OR wait_event IN ('WalSync', 'WALWrite')) LIMIT 1`;

/** Waits for a condition that other processes bring about. */
export async function until(condition: () => Promise<boolean> | boolean, limitMs = 60_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('the condition did not come true in time');
    await sleep(20);
  }
}
