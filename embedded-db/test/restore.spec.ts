import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MongoClient } from 'mongodb';
import { backup, restore } from '../dist/backups.js';
import { dataFoldersIn } from './support/backups.js';
import { processesWith, until } from './support/processes.js';
import {
  copyEmptyDatabase,
  makeDatabaseFolder,
  makeFolder,
  removeFolder,
  withDatabase,
} from './support/test-database.js';

// Each restore makes a database, and a busy machine takes long over that.
jest.setTimeout(180_000);

let folder: string;
let file: string;
let manifest: Awaited<ReturnType<typeof backup>>;
let dataDir: string;

beforeAll(async () => {
  folder = await makeFolder();
  file = join(folder, 'backup.tar');
  const original = join(folder, 'original');
  await rename(await makeDatabaseFolder(), original);
  await withDatabase({ dataDir: original }, (client) => writeWord(client, 'from the backup'));
  // Nothing runs on the folder after that.
  manifest = await backup({ dataDir: original, file, attachments: { secret: join(original, 'gateway-password') } });
});
afterAll(() => removeFolder(folder));

beforeEach(async () => {
  dataDir = await makeFolder();
});
afterEach(() => removeFolder(dataDir));

async function writeWord(client: MongoClient, word: string): Promise<void> {
  await client.db('test').collection('words').insertOne({ word });
}

async function readWords(from: string): Promise<unknown[]> {
  return withDatabase({ dataDir: from }, async (client) => {
    const found = await client.db('test').collection('words').find().toArray();
    return found.map((each): unknown => each['word']);
  });
}

it('a stopped database is backed up, restored, and continues', async () => {
  const attachments: string[] = [];
  const { replaced } = await restore({
    dataDir,
    file,
    onReady: (files) => {
      attachments.push(...files.keys());
      return Promise.resolve();
    },
  });

  expect(manifest.collections).toMatchObject([{ name: 'words', documents: 1 }]);
  expect(attachments).toEqual(['secret']);
  expect(replaced).toBeNull();
  await withDatabase({ dataDir }, (client) => writeWord(client, 'later'));
  expect(await readWords(dataDir)).toEqual(['from the backup', 'later']);
});

describe('a data folder', () => {
  it.each([
    ['is changed by one byte', (path: string) => overwrite(path, 520)],
    ['is cut off', (path: string) => cut(path)],
  ])('is not changed if the file %s', async (_harm, harm) => {
    const harmed = join(folder, 'harmed.tar');
    await copyFile(file, harmed);
    await harm(harmed);

    await expect(restore({ dataDir, file: harmed, force: true })).rejects.toThrow('is not a complete backup');

    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is not changed if the file or folder is missing', async () => {
    await expect(restore({ dataDir, file: join(folder, 'missing.tar') })).rejects.toThrow('file or folder not found');

    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is not changed if a database is using it, even with --force', async () => {
    await copyEmptyDatabase(dataDir);
    await withDatabase({ dataDir }, async (client) => {
      await expect(restore({ dataDir, file, force: true })).rejects.toThrow(`${dataDir} is in use`);

      await writeWord(client, 'still running');
    });

    expect(await readWords(dataDir)).toEqual(['still running']);
  });
});

async function overwrite(path: string, position: number): Promise<void> {
  const opened = await open(path, 'r+');
  const { buffer } = await opened.read(Buffer.alloc(1), 0, 1, position);
  await opened.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, position);
  await opened.close();
}

async function cut(path: string): Promise<void> {
  const opened = await open(path, 'r+');
  await opened.truncate((await opened.stat()).size - 1_024);
  await opened.close();
}

describe('an existing database', () => {
  const older = () => join(folder, 'older');

  beforeAll(async () => {
    await rename(await makeDatabaseFolder(), older());
    await withDatabase({ dataDir: older() }, (client) => writeWord(client, 'older'));
  });
  beforeEach(() => {
    // Keeps the owner, which differs if root runs this test.
    execFileSync('cp', ['-a', `${older()}/.`, dataDir]);
  });

  it('is not replaced, unless that is requested: then it is moved aside', async () => {
    await expect(restore({ dataDir, file })).rejects.toThrow('already contains a database');
    expect(await dataFoldersIn(dataDir)).toEqual(['data']);

    const { replaced } = await restore({ dataDir, file, force: true });

    expect(await readWords(dataDir)).toEqual(['from the backup']);
    expect(await dataFoldersIn(dataDir)).toEqual(['data', expect.stringMatching(/^replaced-/)]);
    await swap(replaced ?? '');
    expect(await readWords(dataDir)).toEqual(['older']);
  });

  it('is not replaced if the restore is interrupted or fails at the last step', async () => {
    const stopping = new AbortController();
    const interrupted = restore({
      dataDir,
      file,
      force: true,
      onProgress: (line) => {
        if (line.startsWith('test.words')) stopping.abort();
      },
      signal: stopping.signal,
    });
    await expect(interrupted).rejects.toThrow('Interrupted');
    const failing = restore({ dataDir, file, force: true, onReady: () => Promise.reject(new Error('no room for it')) });
    await expect(failing).rejects.toThrow('no room for it');

    expect(await dataFoldersIn(dataDir)).toEqual(['data']);
    expect(await readWords(dataDir)).toEqual(['older']);
  });

  it('is not replaced if the restore is killed, and the unfinished copy is removed', async () => {
    const program = fileURLToPath(new URL('./support/restorer.mjs', import.meta.url));
    const restorer: ChildProcess = spawn(process.execPath, [program, dataDir, file], { stdio: 'inherit' });
    await until(async () => (await dataFoldersIn(dataDir)).length > 1);
    restorer.kill('SIGKILL');
    await once(restorer, 'close');
    await until(async () => (await processesWith(dataDir)).length === 0);

    expect(await readWords(dataDir)).toEqual(['older']);
    expect(await dataFoldersIn(dataDir)).toEqual(['data']);
  });

  it('is replaced at the next start if the restore was interrupted after its decision', async () => {
    const decided = join(folder, 'original/postgres/data');
    execFileSync('cp', ['-a', decided, join(dataDir, 'postgres/restored')]);

    expect(await readWords(dataDir)).toEqual(['from the backup']);
    expect(await dataFoldersIn(dataDir)).toEqual(['data', expect.stringMatching(/^replaced-/)]);
  });
});

/** Restores the moved files. */
async function swap(replaced: string): Promise<void> {
  await rename(join(dataDir, 'postgres/data'), join(dataDir, 'postgres/unwanted'));
  await rename(replaced, join(dataDir, 'postgres/data'));
}
