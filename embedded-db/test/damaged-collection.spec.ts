import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { backup, BackupFailure } from '../dist/backups.js';
import { sqlClient } from './support/processes.js';
import { makeDatabaseFolder, makeFolder, removeFolder, withDatabase } from './support/test-database.js';

let dataDir: string;
let target: string;
/** The file of the collection `words` on the disk. */
let tableFile: string;

beforeEach(async () => {
  dataDir = await makeDatabaseFolder();
  target = await makeFolder();
  await withDatabase({ dataDir }, async (client) => {
    await client.db('test').collection('first').insertOne({ n: 1 });
    await client.db('test').collection('words').insertOne({ n: 1 });
    tableFile = await findTable('words');
  });
});
afterEach(async () => {
  await removeFolder(dataDir);
  await removeFolder(target);
});

async function findTable(collection: string): Promise<string> {
  const client = await sqlClient(dataDir);
  await client.connect();
  const { rows } = await client.query<{ path: string }>(
    `SELECT pg_relation_filepath(('documentdb_data.documents_' || collection_id)::regclass) AS path
     FROM documentdb_api_catalog.collections WHERE collection_name = $1`,
    [collection],
  );
  await client.end();
  return join(dataDir, 'postgres/data', rows[0]?.path ?? '');
}

async function harm(change: (file: Awaited<ReturnType<typeof open>>) => Promise<unknown>): Promise<void> {
  const file = await open(tableFile, 'r+');
  await change(file);
  await file.close();
}

it.each([
  ['damaged page', () => harm((file) => file.write(Buffer.alloc(64, 0x5a), 0, 64, 8_100))],
  ['missing file', () => rm(tableFile)],
])('a backup fails with one line that names the collection (%s), and leaves no file', async (_what, damage) => {
  await damage();

  const failure: unknown = await backup({ dataDir, file: join(target, 'b.tar') }).catch((error: unknown) => error);

  if (!(failure instanceof BackupFailure)) throw new Error('a refusal was expected', { cause: failure });
  expect(failure.message).toMatch(
    /^test\.words is damaged \((invalid page|could not open file) .*\): restore an earlier backup/,
  );
  expect(failure.message).not.toContain('\n');
  expect(await readdir(target)).toEqual([]);
});
