import { rm } from 'node:fs/promises';
import { MongoClient } from 'mongodb';

export default async function globalTeardown() {
  await (globalThis.testDatabase?.stop() ?? dropDatabases());
  await rm(process.env.TEST_SERVER, { recursive: true, force: true });
  if (globalThis.testDatabaseDir) await rm(globalThis.testDatabaseDir, { recursive: true, force: true });
}

/** A server that is not ours keeps nothing of the run. */
async function dropDatabases() {
  const client = await MongoClient.connect(process.env.TEST_MONGODB_URI);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const ours = databases.filter(({ name }) => name.startsWith(process.env.TEST_DATABASE_PREFIX));
    for (const { name } of ours) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}
