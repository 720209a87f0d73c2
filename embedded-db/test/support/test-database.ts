import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { type EmbeddedDatabase, start, type StartOptions } from '../../dist/index.js';

// A busy machine may take long over a first start.
jest.setTimeout(90_000);

export interface TestDatabase {
  uri: string;
  client: MongoClient;
  db: Db;
  close(): Promise<void>;
}

/** A database of its own for one spec file, in a folder that goes away with it. */
export async function startTestDatabase(options: Partial<StartOptions> = {}): Promise<TestDatabase> {
  const folder = await makeDatabaseFolder();
  const database = await start({ dataDir: folder, durability: 'relaxed', ...options });
  const client = new MongoClient(database.uri);
  return {
    uri: database.uri,
    client,
    db: client.db('test'),
    close: async () => {
      await client.close();
      await database.stop();
      await removeFolder(folder);
    },
  };
}

/** The state after a first start and a stop. */
export async function makeDatabaseFolder(): Promise<string> {
  const folder = await makeFolder();
  await copyEmptyDatabase(folder);
  return folder;
}

/** With owners and rights. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const empty = process.env['EMPTY_DATABASE'];
  if (empty === undefined) throw new Error('EMPTY_DATABASE is not set: run the tests through Jest’s configuration');
  await promisify(execFile)('cp', ['-a', `${empty}/.`, folder]);
}

/** Folders of people have spaces and other scripts in their names. */
export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'db spec ما-'));
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Runs `act` against a database in `dataDir` and always stops the database. */
export async function withDatabase<T>(
  options: StartOptions,
  act: (client: MongoClient, database: EmbeddedDatabase) => Promise<T>,
): Promise<T> {
  const database = await start(options);
  const client = new MongoClient(database.uri);
  try {
    return await act(client, database);
  } finally {
    await client.close();
    await database.stop();
  }
}
