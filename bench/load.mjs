import autocannon from 'autocannon';
import { percentile } from './percentile.mjs';
import { processorTime } from './processor-time.mjs';

export const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;
/** The load tool looks so often whether its time is up. */
const LOOK_EVERY_MS = 50;

/** Loads one address for a second that does not count. */
export const warmUp = (target) => run(target, WARM_UP_SECONDS);

/** As `loadWarm`, after a second that does not count. */
export async function load(target, seconds, server = null) {
  await warmUp(target);
  return loadWarm(target, seconds, server);
}

/**
 * Loads one address over a few connections, each of which asks again as soon as it is answered.
 * @param {{url: string, headers: object, method?: string, next?: () => {path: string, body?: object}, connections?: number}}
 *   target `next` makes each call another one; without it all are GET
 * @param {number} seconds
 * @param {{pid: number, databasePid?: number} | null} server where its processor time is wanted
 * @returns {Promise<{requestsPerSecond: number, p50Ms: number, p975Ms: number, p99Ms: number, requests: number,
 *   failures: number, serverMs: number | null, databaseMs: number | null}>} times and counts of the answers that were
 *   200 or 201; `failures` are all others, and no answer at all; processor time of one request, null where it is not known
 */
export async function loadWarm(target, seconds, server = null) {
  const before = server === null ? null : processorTime(server);
  const { result, times } = await run(target, seconds);
  const after = before && processorTime(server);
  const sorted = Float64Array.from(times).sort();
  return {
    requestsPerSecond: times.length / result.duration,
    p50Ms: percentile(sorted, 50),
    p975Ms: percentile(sorted, 97.5),
    p99Ms: percentile(sorted, 99),
    requests: times.length,
    failures: result.requests.total - times.length + result.errors,
    serverMs: after && (after.serverMs - before.serverMs) / result.requests.total,
    databaseMs: after && (after.databaseMs - before.databaseMs) / result.requests.total,
  };
}

/** The load tool's own percentiles are whole milliseconds: too coarse for the floor, so each time is kept. */
async function run(target, seconds) {
  const times = [];
  const running = autocannon({ ...callsOf(target), duration: seconds, sampleInt: LOOK_EVERY_MS });
  running.on('response', (_client, status, _bytes, milliseconds) => {
    if (Number(status) === 200 || Number(status) === 201) times.push(milliseconds);
  });
  return { result: await running, times };
}

function callsOf({ url, headers, method = 'GET', next, connections = CONNECTIONS }) {
  if (next === undefined) return { url, headers, connections };
  const setupRequest = (request) => {
    const { path, body } = next();
    return { ...request, path, ...(body && { body: JSON.stringify(body) }) };
  };
  const typed = method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' };
  return { url, connections, headers: typed, requests: [{ method, setupRequest }] };
}
