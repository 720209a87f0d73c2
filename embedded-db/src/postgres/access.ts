import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** The only account of a server. */
const USER = 'postgres';

/** The address of a server and the password of its account. */
export interface ServerAccess {
  socketFolder: string;
  password: string;
}

export function clientOptions({ socketFolder, password }: ServerAccess): pg.ClientConfig {
  return { host: socketFolder, user: USER, database: USER, password };
}

/** For connections that the engine opens to its own server. */
export function connectionString(socketFolder: string, dataFolder: string): string {
  const parts = { host: socketFolder, user: USER, dbname: USER, passfile: passwordFile(dataFolder) };
  return Object.entries(parts)
    .map(([name, value]) => `${name}='${value.replace(/['\\]/g, String.raw`\$&`)}'`)
    .join(' ');
}

/** Inside the data folder, so that a folder that is moved or restored keeps its password. */
export function passwordFile(dataFolder: string): string {
  return join(dataFolder, 'pgpass');
}

/** The content of a password file, in the format of PostgreSQL's clients. */
export function passwordLine(password: string): string {
  return `*:*:*:${USER}:${password}\n`;
}

/** null for a folder of an earlier version, whose server has no password. */
export async function readPassword(dataFolder: string): Promise<string | null> {
  const line = await readFile(passwordFile(dataFolder), 'utf8').catch(() => '');
  return /:(?<password>[0-9a-f]+)\n$/.exec(line)?.groups?.['password'] ?? null;
}
