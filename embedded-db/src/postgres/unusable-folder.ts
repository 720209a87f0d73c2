import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, errorMessage } from '../thrown.js';
import type { ServerFolders } from './folders.js';

const RESTORE = 'restore the newest backup with `npm run restore -- <file> --force`; this folder is moved aside';

/**
 * The data folder can't be used: another database is running on it, or it is damaged. `message` is one line for the
 * terminal: the file, the problem, the solution.
 */
export class UnusableDataFolder extends Error {
  override readonly name = 'UnusableDataFolder';
}

export function damaged(path: string, fault: string, remedy = RESTORE): UnusableDataFolder {
  return new UnusableDataFolder(`${path} ${fault}: ${remedy}`);
}

/** Causes of a failed start, by the texts in PostgreSQL's log. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/control file|pg_control/i, 'global/pg_control'],
  [/checkpoint record|\bWAL\b|pg_wal|\bredo\b/i, 'pg_wal'],
];

/** SQLSTATEs of damage: data or index corrupted, file missing or unreadable. */
const DAMAGE = new Set(['XX001', 'XX002', '58P01', '58030']);

export function isDamage(error: unknown): boolean {
  return DAMAGE.has(codeOf(error) ?? '');
}

/** Codes of a full disk or quota, of the system and of PostgreSQL. */
const OUT_OF_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** @returns the failure to show for an error of a start; the error itself if nothing is to be added to it */
export function explainStart(data: string, error: unknown): unknown {
  if (error instanceof UnusableDataFolder) return error;
  const isOutOfSpace = OUT_OF_SPACE.has(codeOf(error) ?? '') || NO_SPACE.test(errorMessage(error));
  return isOutOfSpace ? withoutSpace(data) : error;
}

const NO_SPACE = /No space left/i;

const withoutSpace = (data: string) => damaged(data, 'has no space left', 'free some disk space');

const WRONG_PASSWORD = '28P01';

/** The reason why a server ended during its start, from its log. */
export async function explainEnd(folders: ServerFolders, logStart: number): Promise<Error> {
  return explainLog(folders, await readFrom(folders.log, logStart).catch(() => ''));
}

/** @param log output of a PostgreSQL program until it ended */
export function explainLog(folders: ServerFolders, log: string): Error {
  const all = [...log.matchAll(/(?:FATAL|PANIC): +(?<words>.+)/g)].map((match) => match.groups?.['words'] ?? '');
  // Skips messages to clients that tried to connect meanwhile.
  const last = all.findLast((words) => !/^(the database system is|terminating) /.test(words));
  if (last === undefined) return new Error(`PostgreSQL did not start; see ${folders.log}`);
  return explainWords(folders, last);
}

/** The failure to show for an error of a starting server; null if the error only means that it is starting. */
export function explainRefusal(folders: ServerFolders, error: unknown): Error | null {
  if (isDamage(error)) return explainWords(folders, errorMessage(error));
  if (codeOf(error) !== WRONG_PASSWORD) return null;
  const path = join(folders.data, 'pgpass');
  return damaged(path, 'does not contain the database password', 'delete it; the next start creates a new one');
}

function explainWords({ data, log }: ServerFolders, words: string): UnusableDataFolder {
  if (NO_SPACE.test(words)) return withoutSpace(data);
  const named = /"(?<file>(?:base|global|pg_\w+)(?:\/[^"]*)?)"/.exec(words)?.groups?.['file'];
  const subject = SUBJECTS.find(([pattern]) => pattern.test(words))?.[1] ?? named;
  if (subject === undefined) return new UnusableDataFolder(`PostgreSQL did not start on ${data}: ${words}; see ${log}`);
  const path = join(data, subject);
  if (/Permission denied/i.test(words)) return damaged(path, "can't be read", `give it the owner of ${data}`);
  return damaged(path, `is damaged (${words}; see ${log})`);
}

async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc((await stat(path)).size - start), 0, null, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
