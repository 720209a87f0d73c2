import autocannon from 'autocannon';
import { percentile } from './percentile.mjs';

export const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;

/**
 * Loads one address with GET over a few connections, each of which asks again as soon as it is answered, after a second
 * that does not count.
 * @param {{url: string, headers: object}} target
 * @param {number} seconds
 * @returns {Promise<{requestsPerSecond: number, p50Ms: number, p975Ms: number, p99Ms: number, requests: number,
 *   failures: number}>} times and counts of the answers that were 200; `failures` are all others, and no answer at all
 */
export async function load(target, seconds) {
  await run(target, WARM_UP_SECONDS);
  const { result, times } = await run(target, seconds);
  const sorted = Float64Array.from(times).sort();
  return {
    requestsPerSecond: times.length / result.duration,
    p50Ms: percentile(sorted, 50),
    p975Ms: percentile(sorted, 97.5),
    p99Ms: percentile(sorted, 99),
    requests: times.length,
    failures: result.requests.total - times.length + result.errors,
  };
}

/** The load tool's own percentiles are whole milliseconds: too coarse for the floor, so each time is kept. */
async function run({ url, headers }, seconds) {
  const times = [];
  const running = autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  running.on('response', (_client, status, _bytes, milliseconds) => {
    if (Number(status) === 200) times.push(milliseconds);
  });
  return { result: await running, times };
}
