import { expect, it, jest } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { postmasterOf, until } from './support/processes.js';
import { makeDatabaseFolder, removeFolder, withDatabase } from './support/test-database.js';

// Every crash costs PostgreSQL a recovery, of which a busy machine makes many seconds.
jest.setTimeout(180_000);

const READERS = 10;

it('no read fails when PostgreSQL is killed, even if its client does not retry', async () => {
  const dataDir = await makeDatabaseFolder();
  await withDatabase({ dataDir }, async (_client, { uri }) => {
    const client = new MongoClient(uri, { retryReads: false });
    const numbers = client.db('test').collection('numbers');
    await numbers.insertOne({ n: 1 });
    const progress = { reads: 0, isOver: false };
    const readers = Array.from({ length: READERS }, async () => {
      for (; !progress.isOver; progress.reads += 1) await numbers.findOne({});
    });
    const crash = async () => {
      await until(() => progress.reads > 100);
      const before = await postmasterOf(dataDir);
      process.kill(before, 'SIGKILL');
      await until(async () => (await postmasterOf(dataDir).catch(() => before)) !== before);
      const sinceThen = progress.reads;
      await until(() => progress.reads > sinceThen + 100);
    };

    await Promise.race([crash(), ...readers]).finally(() => (progress.isOver = true));

    await expect(Promise.all(readers)).resolves.toHaveLength(READERS);
    await client.close();
  });
  await removeFolder(dataDir);
});
