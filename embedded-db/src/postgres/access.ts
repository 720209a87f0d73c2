import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** The one account of a server. */
const USER = 'postgres';

/** The address of a server and the password of its account. */
export interface ServerAccess {
  socketFolder: string;
  password: string;
}

export function clientOptions({ socketFolder, password }: ServerAccess): pg.ClientConfig {
  return { host: socketFolder, user: USER, database: USER, password };
}

/** For what the engine asks of its own server over a connection. */
export function connectionString(socketFolder: string, dataFolder: string): string {
  return `host=${socketFolder} user=${USER} dbname=${USER} passfile=${passwordFile(dataFolder)}`;
}

/** In the data folder itself, so that a folder that is moved aside or restored keeps its own. */
export function passwordFile(dataFolder: string): string {
  return join(dataFolder, 'pgpass');
}

/** The content of a password file, as PostgreSQL's clients read it. */
export function passwordLine(password: string): string {
  return `*:*:*:${USER}:${password}\n`;
}

/** Null for a folder of an earlier version, whose server asked for none. */
export async function readPassword(dataFolder: string): Promise<string | null> {
  const line = await readFile(passwordFile(dataFolder), 'utf8').catch(() => '');
  return /:(?<password>[0-9a-f]+)\n$/.exec(line)?.groups?.['password'] ?? null;
}
