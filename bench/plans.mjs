/**
 * `node bench/plans.mjs`: how the database finds what the lists of staff show, at 50,000 orders: what is asked of it while
 * a list is not in the server's memory yet. For each question its index, and the time that it took the third time. Ends with
 * 1 where a collection is read from end to end. On data that it has not counted yet (it does within minutes) the database
 * plans as if they were few: that is waited for.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withCleanUp } from './clean-up.mjs';
import { withDatabase } from './data/database.mjs';
import { prepareData } from './data/prepared.mjs';

const ROWS = 25;
/** As the embedded database names the one that it uses. */
const INDEX = /"IndexDetails":\[\{"indexName":"([^"]+)"/;
const TIMES = 3;
const COUNTED_WITHIN_MS = 300_000;
const LOOK_AGAIN_MS = 10_000;

/** What lists are sorted and filtered by most; the record that a filter names is looked up. */
const QUESTIONS = [
  ['quotes', {}, { createdAt: -1, _id: -1 }],
  ['quotes', {}, { number: 1, _id: -1 }],
  ['quotes', {}, { totalPrice: -1, _id: -1 }],
  ['quotes', { status: 'Confirmed' }, { createdAt: -1, _id: -1 }],
  ['quotes', { user: 'one of them' }, { createdAt: -1, _id: -1 }],
  ['orders', {}, { createdAt: -1, _id: -1 }],
  ['orders', {}, { totalPrice: -1, _id: -1 }],
  ['orders', {}, { deliveredAt: -1, _id: -1 }],
  ['orders', { status: 'Processing' }, { createdAt: -1, _id: -1 }],
  ['orders', { user: 'one of them' }, { createdAt: -1, _id: -1 }],
  ['invoices', {}, { createdAt: -1, _id: -1 }],
  ['invoices', {}, { dueDate: 1, _id: -1 }],
  ['invoices', { remainingDue: { $gt: 0 }, dueDate: { $lt: new Date() } }, { dueDate: 1, _id: -1 }],
  ['invoices', { user: 'one of them' }, { createdAt: -1, _id: -1 }],
  ['payments', {}, { paymentDate: -1, _id: -1 }],
  ['payments', {}, { amount: -1, _id: -1 }],
  ['payments', { status: 'Refunded' }, { paymentDate: -1, _id: -1 }],
  ['audit', { resource: 'orders', resourceId: 'one of them' }, { at: -1, _id: -1 }],
];

await withCleanUp(async (undo) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  undo(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const data = join(folder, 'data');
  await prepareData('large', data);
  const found = await withDatabase(join(data, 'db'), async (db) => {
    const deadline = performance.now() + COUNTED_WITHIN_MS;
    let plans = await plansOf(db);
    while (plans.some(readsAll) && performance.now() < deadline) {
      await setTimeout(LOOK_AGAIN_MS);
      plans = await plansOf(db);
    }
    return plans;
  });
  console.table(found);
  if (found.some(readsAll)) process.exitCode = 1;
});

/** None of the questions names ids: what goes by them takes every record. */
function readsAll({ index }) {
  return index === '' || index === '_id_';
}

async function plansOf(db) {
  const plans = [];
  for (const question of QUESTIONS) plans.push(await planOf(db, question));
  return plans;
}

async function planOf(db, [name, wanted, sort]) {
  const collection = db.collection(name);
  const example = await collection.findOne({}, { sort: { _id: -1 } });
  const filter = Object.fromEntries(
    Object.entries(wanted).map(([field, value]) => [field, value === 'one of them' ? example[field] : value]),
  );
  const ask = () => collection.find(filter).sort(sort).limit(ROWS);
  let ms = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    await ask().toArray();
    ms = performance.now() - started;
  }
  const plan = JSON.stringify(await ask().explain('queryPlanner'));
  const [, index = ''] = INDEX.exec(plan) ?? [];
  const told = JSON.stringify({ ...wanted, ...(filter.dueDate && { dueDate: '< now' }) });
  return { list: name, filter: told, sort: Object.keys(sort)[0], index, ms: Number(ms.toFixed(1)) };
}
