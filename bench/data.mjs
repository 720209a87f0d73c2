import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { start } from '@shop/embedded-db';
import { MongoClient, ObjectId } from 'mongodb';
import { StepFailure } from '../scripts/setup/command.mjs';
import { hashOf } from '../scripts/setup/build.mjs';
import { root } from '../scripts/setup/processes.mjs';
import { newAdministrator, startServer, withCleanUp } from './server.mjs';
import { copiedDocuments, copiedProducts, searchTokens } from './copies.mjs';

/** `short` is for the run within the tests: every collection has copies, which are made in seconds. */
const SIZES = {
  short: { products: 1000, orders: 200, buyers: 50 },
  5000: { products: 5000, orders: 2000, buyers: 100 },
  50000: { products: 50_000, orders: 50_000, buyers: 1000 },
  // Only for listings: no documents but the demo's.
  'prices-5000': { products: 5000, orders: 0, buyers: 50 },
  'prices-50000': { products: 50_000, orders: 0, buyers: 50 },
};
const CACHE = join(root, '.cache/bench');
const SOURCES = ['bench/data.mjs', 'bench/copies.mjs', 'backend/seeds'];
const CREDENTIALS = 'administrator.json';
const BATCH = 1000;
const ENDS_WITHIN_MS = 60_000;
const POLL_MS = 20;
/** The collection of each kind of document. */
const COLLECTIONS = { quote: 'quotes', order: 'orders', invoice: 'invoices', payments: 'payments' };
const KINDS = ['product', 'buyer', 'quote', 'order', 'invoice', 'payment'];

export const buyerEmail = (index) => `buyer-${String(index + 1).padStart(4, '0')}@bench.example`;
/**
 * Buyers who can sign in: customers that staff created have no known password, and a limit would stop a buyer after a
 * few requests.
 */
const FREE_BUYERS = { isAdmin: false, isEntered: { $ne: true }, monthlyLimit: null };
/** Buyers are copies of the demo's customers, and have the same password. */
export const BUYER_PASSWORD = 'print-demo-2026';

/**
 * Makes a data folder of the requested size: a copy of one that is made once and stored in `.cache/bench`.
 * @param {string} folder that does not exist yet
 * @returns {Promise<{email: string, password: string}>} its administrator
 */
export async function prepareData(size, folder) {
  // If schemas have changed since, the server's upgrades change the data, as for a user.
  const cached = join(CACHE, `${size}-${hashOf(SOURCES).slice(0, 12)}`);
  if (!existsSync(cached)) await make(size, cached);
  // Copies the owners too: if root started the database, it runs as another user.
  await promisify(execFile)('cp', ['-a', cached, folder]);
  return JSON.parse(await readFile(join(folder, CREDENTIALS), 'utf8'));
}

async function make(size, cached) {
  console.log(`creating the data (once): ${JSON.stringify(SIZES[size])}`);
  await mkdir(CACHE, { recursive: true });
  const outdated = (await readdir(CACHE)).filter((name) => name.startsWith(`${size}-`));
  for (const name of outdated) await rm(join(CACHE, name), { recursive: true });
  const draft = `${cached}.draft`;
  const administrator = newAdministrator();
  await withCleanUp((undo) => startServer({ dataDir: draft, administrator }, undo));
  await grow(join(draft, 'db'), SIZES[size]);
  await databaseEnd(draft);
  await writeFile(join(draft, CREDENTIALS), JSON.stringify(administrator), { mode: 0o600 });
  await rename(draft, cached);
}

/** Waits until the database of a stopped server has written its files: on a busy machine it ends after the server. */
async function databaseEnd(folder) {
  const started = performance.now();
  while (existsSync(join(folder, 'db/postgres/data/postmaster.pid'))) {
    if (performance.now() - started > ENDS_WITHIN_MS) throw new StepFailure('The benchmark database did not stop.');
    await setTimeout(POLL_MS);
  }
}

/** Copies the demo shop's products and documents in bulk without the server: they have no history. */
async function grow(folder, size) {
  const database = await start({ dataDir: folder, durability: 'relaxed' });
  const client = new MongoClient(database.uri);
  const db = client.db();
  const all = (name, filter = {}) => db.collection(name).find(filter).sort({ _id: 1 }).toArray();
  try {
    const products = await all('products');
    await store(db, copiedProducts(products, size.products - products.length, idOf), { product: 'products' });
    const buyers = copiedBuyers(await all('users', FREE_BUYERS), size.buyers);
    await db.collection('users').insertMany(buyers);
    const [quotes, orders, invoices, payments] = await Promise.all(Object.values(COLLECTIONS).map((name) => all(name)));
    const counters = new Map((await all('counters')).map(({ _id, value }) => [_id, value]));
    const numberOf = nextNumber(counters);
    const options = { count: Math.max(0, size.orders - orders.length), buyers, idOf, numberOf };
    await store(db, copiedDocuments({ quotes, orders, invoices, payments }, options), COLLECTIONS);
    for (const [_id, value] of counters) {
      await db.collection('counters').updateOne({ _id }, { $set: { value } }, { upsert: true });
    }
  } finally {
    await client.close();
    await database.stop();
  }
}

/**
 * @param {Record<string, string>} collections the collection of each part of an item; a part is a document, several or
 * none
 */
async function store(db, items, collections) {
  const waiting = Object.fromEntries(Object.values(collections).map((name) => [name, []]));
  const flush = async (least) => {
    for (const [name, documents] of Object.entries(waiting)) {
      if (documents.length >= least) await db.collection(name).insertMany(documents.splice(0), { ordered: false });
    }
  };
  let count = 0;
  for (const item of items) {
    for (const [part, name] of Object.entries(collections)) waiting[name].push(...[item[part] ?? []].flat());
    await flush(BATCH);
    count += 1;
    if (count % 10_000 === 0) console.log(`  ${count.toLocaleString('en')} ${Object.values(collections)[0]}`);
  }
  await flush(1);
}

function copiedBuyers(models, count) {
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    const [name, email] = [`${model.name} ${index + 1}`, buyerEmail(index)];
    const tokens = [...model.searchTokens, ...searchTokens(String(index + 1), email)];
    return { ...model, _id: idOf('buyer', index), name, email, searchTokens: tokens };
  });
}

/** The same record gets the same id in every run. */
function idOf(kind, index) {
  return new ObjectId(`5eed${String(KINDS.indexOf(kind)).padStart(4, '0')}${index.toString(16).padStart(16, '0')}`);
}

/** Continues after the shop's last number. */
const nextNumber = (counters) => (series, year) => {
  const name = `${series}-${year}`;
  const value = (counters.get(name) ?? 0) + 1;
  counters.set(name, value);
  return `${name}-${String(value).padStart(5, '0')}`;
};
