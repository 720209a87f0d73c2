import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MongoClient } from 'mongodb';
import { start } from '../dist/index.js';
import { codeOf } from '../src/thrown.js';
import { childrenOf, postmasterOf, processesWith, supervisorOf } from './support/processes.js';
import { makeDatabaseFolder, removeFolder, withDatabase } from './support/test-database.js';

// Every crash costs PostgreSQL a recovery, of which a busy machine makes many seconds.
jest.setTimeout(180_000);

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDatabaseFolder();
});
afterEach(() => removeFolder(dataDir));

function numbersOf(client: MongoClient) {
  return client.db('test').collection<{ _id: number }>('numbers');
}

const writeOne = () => withDatabase({ dataDir }, (client) => numbersOf(client).insertOne({ _id: 1 }));
const countNumbers = () => withDatabase({ dataDir }, (client) => numbersOf(client).countDocuments());

function killOutright(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    // It died with another one.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

describe('a second start beside a running database', () => {
  it('is refused if the lock file was deleted; the first database continues', async () => {
    await withDatabase({ dataDir }, async (client) => {
      const before = await postmasterOf(dataDir);
      await rm(join(dataDir, 'lock'), { force: true });

      await expect(start({ dataDir })).rejects.toThrow(`${dataDir} is in use`);

      await numbersOf(client).insertOne({ _id: 1 });
      expect(await postmasterOf(dataDir)).toBe(before);
    });
  });

  it('is refused if the processes that hold the lock were killed; the first database continues', async () => {
    await withDatabase({ dataDir }, async (client) => {
      const before = await postmasterOf(dataDir);
      const isLock = async (id: number) => (await readFile(`/proc/${id}/cmdline`, 'utf8')).startsWith('flock');
      const supervisor = await supervisorOf(dataDir);
      const helpers: number[] = [];
      for (const id of await childrenOf(supervisor)) if (await isLock(id)) helpers.push(id, ...(await childrenOf(id)));
      expect(helpers).toHaveLength(2);
      for (const id of helpers) killOutright(id);

      await expect(start({ dataDir })).rejects.toThrow(`${dataDir} is in use`);

      await numbersOf(client).insertOne({ _id: 1 });
      expect(await postmasterOf(dataDir)).toBe(before);
    });
  });

  it('is refused if the first one is an earlier version, which locks a file', async () => {
    const script = ['sh', '-c', 'echo locked; cat'];
    const earlier = spawn('flock', [join(dataDir, 'lock'), ...script], { stdio: ['pipe', 'pipe', 'inherit'] });
    try {
      await once(earlier.stdout, 'data');
      await expect(start({ dataDir })).rejects.toThrow(`${dataDir} is in use`);
    } finally {
      earlier.stdin.end();
    }
    await once(earlier, 'close');

    expect(await countNumbers()).toBe(0);
  });
});

describe('a start after a crash', () => {
  it('succeeds immediately after all processes were killed, repeatedly', async () => {
    const program = fileURLToPath(new URL('./support/writer.mjs', import.meta.url));
    for (let round = 0; round < 4; round += 1) {
      const writer = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(createInterface({ input: writer.stdout }), 'line');
      const everything = new Set([
        ...(await processesWith(dataDir)),
        ...(await childrenOf(await postmasterOf(dataDir))),
      ]);
      for (const id of everything) killOutright(id);

      await withDatabase({ dataDir }, (client) => numbersOf(client).deleteMany({}));
    }
  });

  it.each([
    ['is that of a zombie', 'sleep 0 & echo $!; exec sleep 600'],
    ['belongs to another program by now', 'echo $$; exec sleep 600'],
  ])('succeeds if the process number of the killed PostgreSQL %s', async (_sign, script) => {
    await writeOne();
    const { uid, gid } = await stat(join(dataDir, 'postgres/data'));
    const other = spawn('sh', ['-c', script], { uid, gid, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [id] = await once(createInterface({ input: other.stdout }), 'line');
      await writeFile(join(dataDir, 'postgres/data/postmaster.pid'), `${String(id)}\n`);

      expect(await countNumbers()).toBe(1);
      expect(other.exitCode).toBeNull();
    } finally {
      other.kill('SIGKILL');
    }
  });
});
