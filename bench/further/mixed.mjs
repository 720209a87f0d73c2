import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { FACETS, firstProductPath, listing, SEARCH } from '../cases/catalogue.cases.mjs';
import { cycle } from '../cases/write.cases.mjs';
import { CONNECTIONS } from '../load.mjs';
import { percentile } from '../percentile.mjs';
import { residentMiB } from '../processor-time.mjs';

/** One write to so many reads. */
const READS_TO_A_WRITE = 19;
const SAMPLE_EVERY_MS = 10_000;

/** Visitors read while buyers submit quotes and staff change prices, each of which changes the catalogue for everybody. */
export async function mixedTraffic(clients, seconds) {
  const times = [];
  const reads = autocannon({
    ...{ url: clients.visitor.url, headers: clients.visitor.headers, connections: CONNECTIONS, duration: seconds },
    requests: [{ setupRequest: nextRead(await readPaths(clients)) }],
  });
  reads.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  let isOver = false;
  const writing = writeAmong(clients, times, () => isOver);
  const { duration, non2xx, errors } = await reads;
  isOver = true;
  const { writes, writeMs, failures } = await writing;
  const sorted = Float64Array.from(times).sort();
  return {
    readsPerSecond: times.length / duration,
    readP50Ms: percentile(sorted, 50),
    readP99Ms: percentile(sorted, 99),
    failedReads: non2xx + errors,
    failedWrites: failures,
    writeShare: writes / (writes + times.length),
    writeP50Ms: percentile(Float64Array.from(writeMs).sort(), 50),
    writeP99Ms: percentile(Float64Array.from(writeMs).sort(), 99),
  };
}

const nextRead = (paths) => {
  const next = cycle(paths);
  return (request) => ({ ...request, path: next() });
};

async function readPaths(clients) {
  return [listing(1), FACETS, await firstProductPath(clients), listing(5), '/api/categories', SEARCH];
}

/** As many writes as the reads allow, up to `AT_ONCE` of them under way. */
const AT_ONCE = 4;

async function writeAmong(clients, times, isOver) {
  const writeMs = [];
  let failures = 0;
  const write = await nextWrite(clients);
  const worker = async () => {
    while (!isOver()) {
      if (writeMs.length * READS_TO_A_WRITE > times.length) {
        await setTimeout(1);
        continue;
      }
      const started = performance.now();
      await write().catch(() => {
        failures += 1;
      });
      writeMs.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { writes: writeMs.length, writeMs, failures };
}

async function nextWrite({ visitor, buyer, staff }) {
  const { data } = JSON.parse((await visitor.get(listing(2))).body);
  const product = cycle(data);
  let count = 0;
  return () => {
    const { _id, price } = product();
    const submit = () => buyer.write('POST', '/api/quotes', { requestedItems: [{ product: _id, qty: 1000 }] });
    count += 1;
    const dearer = { price: Number((price + (count % 50)).toFixed(2)) };
    return count % 4 === 0 ? staff.write('PUT', `/api/products/${_id}`, dearer) : submit();
  };
}

/** Mixed traffic, and the server's resident memory all the while. */
export async function memoryOverTime(shop, clients, seconds) {
  const samples = [];
  const sample = () => samples.push(residentMiB(shop.pid));
  sample();
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  await mixedTraffic(clients, seconds);
  clearInterval(timer);
  sample();
  const half = samples.slice(Math.floor(samples.length / 2));
  return {
    first: samples[0],
    most: Math.max(...samples),
    least2ndHalf: Math.min(...half),
    most2ndHalf: Math.max(...half),
    last: samples.at(-1),
  };
}
