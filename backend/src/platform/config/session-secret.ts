import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDataFolder, unlessItExists, unlessItIsMissing } from './data-folder.js';
import type { Environment } from './environment.js';
import { ConfigurationError, MIN_SECRET_LENGTH } from './variables.js';

/**
 * The key that signs sessions: the given one, or one that is generated once and stored in the data folder.
 * @throws ConfigurationError if the stored file holds no valid key: sessions would be signed with a key that can be
 * guessed
 */
export async function sessionSecret({ jwtSecret, dataDir }: Environment): Promise<string> {
  if (jwtSecret !== null) return jwtSecret;
  const file = join(dataDir, 'jwt-secret');
  await makeDataFolder(dataDir);
  const secret = (await readFile(file, 'utf8').catch(unlessItIsMissing)) ?? (await generate(file));
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new ConfigurationError(
    `DATA_DIR: ${file} contains no key of at least ${MIN_SECRET_LENGTH} characters. Restore it from a backup, or delete it (all users must then sign in again)`,
  );
}

/**
 * The file gets its name only once its content is on the disk, so that an interrupted or concurrent start finds a whole
 * file or none.
 */
async function generate(file: string): Promise<string> {
  const partial = `${file}.${randomUUID()}`;
  await writeToDisk(partial, randomBytes(48).toString('base64url'));
  await link(partial, file).catch(unlessItExists);
  await rm(partial);
  await syncFolder(dirname(file));
  return readFile(file, 'utf8');
}

async function writeToDisk(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder: a file name survives a crash of the machine only once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
