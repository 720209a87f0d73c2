/**
 * `node bench/lists.mjs`: each list of staff at 50,000 orders, one question at a time: sorted by each field both ways, the
 * first page and one far down, by each filter that the description of the API names, and searched. Prints the median and the
 * longest for each list and kind of question, and each question that takes more than 50 ms. Ends with 1 where there is one.
 */
import { withCleanUp } from './clean-up.mjs';
import { percentile } from './percentile.mjs';
import { questionsOf } from './questions.mjs';
import { startShop } from './shop.mjs';

const WARM_UP = 2;
const CALLS = 7;
const LIMIT_MS = 50;

await withCleanUp(async (undo) => {
  console.log('starting the shop on data of its own: large');
  const shop = await startShop('large', undo);
  const { staff } = await shop.clients();
  const { paths } = JSON.parse((await staff.get('/api/docs-json')).body);
  const found = [];
  for (const [list, operation] of listsOf(paths)) {
    console.log(`asking: ${list}`);
    for (const question of await questionsOf(list, operation, staff)) {
      found.push({ list, kind: question.kind, path: question.path, ms: await medianOf(staff, question.path) });
    }
  }
  console.table(summary(found));
  const slow = found.filter(({ ms }) => ms > LIMIT_MS);
  for (const { path, ms } of slow) console.log(`${ms.toFixed(0)} ms: ${decodeURIComponent(path)}`);
  console.log(`${slow.length} of ${found.length} questions took more than ${LIMIT_MS} ms`);
  if (slow.length > 0) process.exitCode = 1;
});

/** What can be sorted. */
function listsOf(paths) {
  const gets = Object.entries(paths).map(([path, { get }]) => [path, get]);
  return gets.filter(([, get]) => get?.parameters?.some(({ name }) => name === 'sort'));
}

async function medianOf(client, path) {
  const times = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const start = performance.now();
    await client.get(path);
    if (call >= WARM_UP) times.push(performance.now() - start);
  }
  return percentile(ascending(times), 50);
}

function summary(found) {
  const groups = new Map();
  for (const { list, kind, ms } of found) {
    const name = `${list}, ${kind}`;
    groups.set(name, [...(groups.get(name) ?? []), ms]);
  }
  return [...groups].map(([questions, times]) => {
    const sorted = ascending(times);
    const [median, most] = [percentile(sorted, 50), percentile(sorted, 100)].map((ms) => Number(ms.toFixed(1)));
    return { questions, count: times.length, median, most, over: times.filter((ms) => ms > LIMIT_MS).length };
  });
}

function ascending(times) {
  return times.toSorted((a, b) => a - b);
}
