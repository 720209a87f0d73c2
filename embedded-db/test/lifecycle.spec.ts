import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { start } from '../dist/index.js';
import { postmasterOf, processesWith, supervisorOf, until } from './support/processes.js';
import { makeDatabaseFolder, removeFolder, withDatabase } from './support/test-database.js';

// Every crash costs PostgreSQL a recovery, of which a busy machine makes many seconds.
jest.setTimeout(180_000);

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDatabaseFolder();
});
afterEach(() => removeFolder(dataDir));

type Numbered = { _id: number };

function numbersOf(client: MongoClient) {
  return client.db('test').collection<Numbered>('numbers');
}

const answers = (client: MongoClient): Promise<boolean> =>
  client
    .db('admin')
    .command({ ping: 1 })
    .then(
      () => true,
      () => false,
    );

/** Writes numbers one after the other; `disturb` runs once some are stored. Returns those that were acknowledged. */
async function writeThrough(client: MongoClient, disturb: () => Promise<void>): Promise<number[]> {
  const acknowledged: number[] = [];
  const progress = { isOver: false, hasFailed: false };
  const disturbing = until(() => acknowledged.length > 20)
    .then(disturb)
    .catch((error: unknown) => {
      progress.hasFailed = true;
      throw error;
    })
    .finally(() => (progress.isOver = true));
  for (let n = 0, after = 0; after < 20 && !progress.hasFailed; n += 1) {
    await numbersOf(client)
      .insertOne({ _id: n })
      .then(
        () => acknowledged.push(n),
        () => undefined,
      );
    if (progress.isOver) after += 1;
  }
  await disturbing;
  return acknowledged;
}

async function storedNumbers(client: MongoClient): Promise<Set<number>> {
  const found = await numbersOf(client).find().toArray();
  return new Set(found.map((each) => each._id));
}

describe('data', () => {
  it('are still there after a stop and a start, on the requested port', async () => {
    const port = await withDatabase({ dataDir }, async (client, database) => {
      await numbersOf(client).insertOne({ _id: 1 });
      await numbersOf(client).createIndexes([{ key: { n: 1 }, unique: true }]);
      return Number(new URL(database.uri).port);
    });

    await withDatabase({ dataDir, port }, async (client, database) => {
      expect(database.uri).toContain(`127.0.0.1:${port}/`);
      expect(await storedNumbers(client)).toEqual(new Set([1]));
      expect(await numbersOf(client).indexes()).toHaveLength(2);
    });
  });

  it('are separate in two databases; a start on a folder in use is refused, with its name', async () => {
    const other = await makeDatabaseFolder();
    await withDatabase({ dataDir }, (first) =>
      withDatabase({ dataDir: other }, async (second) => {
        await numbersOf(first).insertOne({ _id: 1 });
        await numbersOf(second).insertOne({ _id: 2 });

        expect(await storedNumbers(first)).toEqual(new Set([1]));
        expect(await storedNumbers(second)).toEqual(new Set([2]));

        await expect(start({ dataDir })).rejects.toThrow(`${dataDir} is in use`);
        await expect(numbersOf(first).insertOne({ _id: 3 })).resolves.toMatchObject({ acknowledged: true });
      }),
    );
    await removeFolder(other);
  });

  it('can be created in a folder that everyone can traverse', async () => {
    await removeFolder(dataDir);
    await mkdir(dataDir, { mode: 0o755 });
    await chmod(dataDir, 0o755);
    await withDatabase({ dataDir }, async (client) => {
      await expect(numbersOf(client).insertOne({ _id: 1 })).resolves.toMatchObject({ acknowledged: true });
    });
  });

  it('are created again if an interrupted first start left them incomplete', async () => {
    await removeFolder(dataDir);
    const first = start({ dataDir });
    await until(async () => (await readdir(`${dataDir}/postgres`).catch(() => [])).length > 0);
    process.kill(await supervisorOf(dataDir), 'SIGKILL');
    const database = await first.catch(() => start({ dataDir }));
    await database.stop();

    await withDatabase({ dataDir }, async (client) => {
      await numbersOf(client).insertOne({ _id: 1 });
      expect(await readdir(`${dataDir}/postgres`)).not.toContainEqual(expect.stringMatching(/^initializing-/));
    });
  });
});

describe('stopping a database', () => {
  it('takes less than five seconds with active clients and leaves no process', async () => {
    const database = await start({ dataDir });
    const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 500 });
    const session = client.startSession();
    session.startTransaction();
    await numbersOf(client).insertOne({ _id: 1 }, { session });
    const startedAt = Date.now();

    await database.stop();

    expect(Date.now() - startedAt).toBeLessThan(5_000);
    await until(async () => (await processesWith(dataDir)).length === 0, 2_000);
    await client.close();
  });
});

describe('a database under continuous writes', () => {
  it('loses no acknowledged write when PostgreSQL is killed, and continues', async () => {
    await withDatabase({ dataDir }, async (client) => {
      await numbersOf(client).insertOne({ _id: -1 });

      const acknowledged = await writeThrough(client, async () => {
        const before = await postmasterOf(dataDir);
        process.kill(before, 'SIGKILL');
        await until(async () => (await postmasterOf(dataDir).catch(() => before)) !== before);
        await until(() => answers(client));
        await numbersOf(client).findOne({});
      });

      const stored = await storedNumbers(client);
      expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(40);
    });
  });

  it('reports itself ready only when PostgreSQL is', async () => {
    await withDatabase({ dataDir }, async (client) => {
      const before = await postmasterOf(dataDir);
      process.kill(before, 'SIGKILL');
      await until(() => answers(client));
      expect(await postmasterOf(dataDir)).not.toBe(before);
    });
  });

  it('loses nothing when PostgreSQL is killed repeatedly, as soon as it responds', async () => {
    await withDatabase({ dataDir }, async (client) => {
      await numbersOf(client).insertOne({ _id: 1 });

      for (let round = 0; round < 3; round += 1) {
        const before = await postmasterOf(dataDir);
        process.kill(before, 'SIGKILL');
        await until(async () => (await postmasterOf(dataDir).catch(() => before)) !== before);
        await until(() =>
          numbersOf(client)
            .findOne({})
            .then(
              () => true,
              () => false,
            ),
        );
      }

      expect(await storedNumbers(client)).toEqual(new Set([1]));
    });
  });

  it('loses no acknowledged write when the supervisor is killed, and continues', async () => {
    await withDatabase({ dataDir }, async (client) => {
      await numbersOf(client).insertOne({ _id: -1 });

      const acknowledged = await writeThrough(client, async () => {
        const before = await supervisorOf(dataDir);
        process.kill(before, 'SIGKILL');
        await until(async () => (await supervisorOf(dataDir).catch(() => before)) !== before);
        await until(() =>
          numbersOf(client)
            .findOne({})
            .then(
              () => true,
              () => false,
            ),
        );
      });

      const stored = await storedNumbers(client);
      expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(40);
    });
  });

  it('ends without losing an acknowledged write when the program that started it is killed', async () => {
    const program = fileURLToPath(new URL('./support/writer.mjs', import.meta.url));
    const writer: ChildProcess = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged: number[] = [];
    if (!writer.stdout) throw new Error('the writer has no output');
    createInterface({ input: writer.stdout }).on('line', (line) => {
      if (/^\d+$/.test(line)) acknowledged.push(Number(line));
    });
    await until(() => acknowledged.length > 50, 60_000);

    writer.kill('SIGKILL');
    await once(writer, 'close');
    await until(async () => (await processesWith(dataDir)).length === 0);

    await withDatabase({ dataDir }, async (client) => {
      const stored = await storedNumbers(client);
      expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
    });
  });

  it('applies no write twice if a client repeats it after a crash', async () => {
    await withDatabase({ dataDir }, async (client) => {
      await numbersOf(client).insertOne({ _id: 1 });
      const counters = client.db('test').collection<{ _id: string; n: number }>('counters');
      await counters.insertOne({ _id: 'c', n: 0 });
      let acknowledged = 0;
      let failed = 0;
      const progress = { isOver: false };
      const disturbing = (async () => {
        const before = await postmasterOf(dataDir);
        process.kill(before, 'SIGKILL');
        await until(async () => (await postmasterOf(dataDir).catch(() => before)) !== before);
        await counters.findOne({});
      })().finally(() => (progress.isOver = true));

      await Promise.all(
        Array.from({ length: 8 }, async () => {
          while (!progress.isOver) {
            await counters.updateOne({ _id: 'c' }, { $inc: { n: 1 } }).then(
              () => (acknowledged += 1),
              () => (failed += 1),
            );
          }
        }),
      );
      await disturbing;

      const { n = 0 } = (await counters.findOne({ _id: 'c' })) ?? {};
      expect(n).toBeGreaterThanOrEqual(acknowledged);
      expect(n).toBeLessThanOrEqual(acknowledged + failed);
    });
  });

  it('applies no transaction twice if its commit was interrupted', async () => {
    await withDatabase({ dataDir }, async (client) => {
      const counters = client.db('test').collection<{ _id: string; n: number }>('counters');
      await counters.insertMany([
        { _id: 'a', n: 0 },
        { _id: 'b', n: 0 },
      ]);
      const move = () =>
        client.withSession((session) =>
          session.withTransaction(async () => {
            await counters.updateOne({ _id: 'a' }, { $inc: { n: -1 } }, { session });
            await counters.updateOne({ _id: 'b' }, { $inc: { n: 1 } }, { session });
          }),
        );
      let moved = 0;
      const progress = { isOver: false };
      const disturbing = (async () => {
        await until(() => moved > 20);
        process.kill(await supervisorOf(dataDir), 'SIGKILL');
        const before = moved;
        await until(() => moved > before + 20, 40_000);
        process.kill(await postmasterOf(dataDir), 'SIGKILL');
        const again = moved;
        await until(() => moved > again + 20, 40_000);
      })().finally(() => (progress.isOver = true));

      while (!progress.isOver) {
        await move();
        moved += 1;
      }
      await disturbing;

      const [a, b] = await counters.find().sort({ _id: 1 }).toArray();
      expect([a?.n, b?.n]).toEqual([-moved, moved]);
    });
  });
});
