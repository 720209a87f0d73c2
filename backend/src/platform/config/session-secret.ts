import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.js';
import type { Environment } from './environment.js';

/** The key that signs sessions: the given one, or one that is generated once and kept in the data folder. */
export async function sessionSecret({ jwtSecret, dataDir }: Environment): Promise<string> {
  if (jwtSecret !== null) return jwtSecret;
  const file = join(dataDir, 'jwt-secret');
  await makeDataFolder(dataDir);
  return (await readFile(file, 'utf8').catch(unlessItIsMissing)) ?? generate(file);
}

/** Under its name only once it is whole: a start that is cut off, or another at the same moment, finds all or nothing. */
async function generate(file: string): Promise<string> {
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, randomBytes(48).toString('base64url'), { mode: 0o600 });
  await link(partial, file).catch(unlessItExists);
  await rm(partial);
  return readFile(file, 'utf8');
}

function unlessItIsMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
