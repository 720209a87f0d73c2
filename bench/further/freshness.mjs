import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listing } from '../cases/catalogue.cases.mjs';
import { prepareData } from '../data/prepared.mjs';
import { HttpClient } from '../http-client.mjs';
import { percentile } from '../percentile.mjs';
import { startServer } from '../server.mjs';
import { startSharedDatabase } from '../shared-database.mjs';

const WRITES = 20;
const LOOK_EVERY_MS = 5;
const GIVE_UP_MS = 10_000;

/**
 * Changes prices, and looks when they are seen: at the server that changed them by the very next read, and at another one
 * on the same database.
 */
export async function freshness(undo) {
  const { visitor, staff, other } = await twoServers(undo);
  const { data } = JSON.parse((await visitor.get(listing(3))).body);
  const seenAfter = [];
  let stale = 0;
  for (let count = 0; count < WRITES; count += 1) {
    const { _id } = data[count];
    const path = `/api/products/${_id}`;
    await Promise.all([visitor.get(path), other.get(path)]);
    const price = 1000 + count;
    await staff.write('PUT', path, { price });
    const written = performance.now();
    if ((await priceAt(visitor, path)) !== price) stale += 1;
    while ((await priceAt(other, path)) !== price && performance.now() - written < GIVE_UP_MS) {
      await setTimeout(LOOK_EVERY_MS);
    }
    seenAfter.push(performance.now() - written);
  }
  const sorted = Float64Array.from(seenAfter).sort();
  return { staleNextReads: stale, otherServerP50Ms: percentile(sorted, 50), otherServerMostMs: sorted.at(-1) };
}

const priceAt = async (client, path) => JSON.parse((await client.get(path)).body).price;

async function twoServers(undo) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  undo(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const dataDir = join(folder, 'data');
  const administrator = await prepareData('small', dataDir);
  const { uri: mongodbUri } = await startSharedDatabase(dataDir, undo);
  const options = { dataDir, administrator, mongodbUri };
  const [one, two] = [await startServer(options, undo), await startServer(options, undo)];
  const staff = new HttpClient(one.url);
  await staff.signIn(administrator);
  const [visitor, other] = [new HttpClient(one.url), new HttpClient(two.url)];
  await Promise.all([visitor, other].map((client) => client.get('/api/products?limit=1')));
  return { visitor, staff, other };
}
