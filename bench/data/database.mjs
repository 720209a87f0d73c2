import { MongoClient } from 'mongodb';
import { start } from '@shop/embedded-db';

/** Runs the embedded database of a folder, without the shop, for the time of `work`. */
export async function withDatabase(folder, work) {
  const database = await start({ dataDir: folder, durability: 'relaxed' });
  const client = new MongoClient(database.uri);
  try {
    return await work(client.db());
  } finally {
    await client.close();
    await database.stop();
  }
}
