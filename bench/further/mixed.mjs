import autocannon from 'autocannon';
import { FACETS, firstProductPath, listing, SEARCH } from '../cases/catalogue.cases.mjs';
import { cycle } from '../cases/write.cases.mjs';
import { CONNECTIONS } from '../load.mjs';
import { percentile } from '../percentile.mjs';
import { processorTime, residentMiB } from '../processor-time.mjs';
import { roundOf, writesOf } from './round.mjs';

const WARM_UP_SECONDS = 2;
const SAMPLE_EVERY_MS = 10_000;

/** Visitors read while buyers submit quotes and staff change prices, each of which changes the catalogue for everybody. */
export async function mixedTraffic(clients, seconds, server) {
  const calls = { read: cycle(await readPaths(clients)), write: writesOf(await products(clients)) };
  await run(clients, calls, WARM_UP_SECONDS);
  const before = processorTime(server);
  const { times, duration, failures } = await run(clients, calls, seconds);
  const after = processorTime(server);
  const count = times.read.length + times.write.length;
  return {
    reads: times.read.length,
    readsPerSecond: times.read.length / duration,
    readP50Ms: percentile(times.read, 50),
    readP975Ms: percentile(times.read, 97.5),
    readP99Ms: percentile(times.read, 99),
    writes: times.write.length,
    writesPerSecond: times.write.length / duration,
    writeShare: times.write.length / count,
    writeP50Ms: percentile(times.write, 50),
    writeP975Ms: percentile(times.write, 97.5),
    writeP99Ms: percentile(times.write, 99),
    failures,
    ...(after && { serverMs: (after.serverMs - before.serverMs) / count }),
    ...(after && { databaseMs: (after.databaseMs - before.databaseMs) / count }),
  };
}

/** Each connection goes round on its own: its reads, its write, one call at a time. */
async function run({ visitor, buyer, staff }, calls, seconds) {
  const times = { read: [], write: [] };
  let answered;
  const requests = roundOf(calls, { buyer: buyer.headers, staff: staff.headers }, (kind) => {
    answered = kind;
  });
  const { url, headers } = visitor;
  const running = autocannon({ url, headers, connections: CONNECTIONS, duration: seconds, requests });
  // Right after `answered` was told.
  running.on('response', (_client, _status, _bytes, ms) => times[answered].push(ms));
  const { duration, non2xx, errors } = await running;
  const sorted = (list) => Float64Array.from(list).sort();
  return { times: { read: sorted(times.read), write: sorted(times.write) }, duration, failures: non2xx + errors };
}

async function readPaths(clients) {
  return [listing(1), FACETS, await firstProductPath(clients), listing(5), '/api/categories', SEARCH];
}

async function products({ visitor }) {
  return JSON.parse((await visitor.get(listing(2))).body).data;
}

/** Mixed traffic, and the server's resident memory all the while. */
export async function memoryOverTime(shop, clients, seconds) {
  const samples = [];
  const sample = () => samples.push(residentMiB(shop.pid));
  sample();
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  await mixedTraffic(clients, seconds, shop);
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
