import autocannon from 'autocannon';

const SAMPLE_EVERY_MS = 50;

/** The timeout of a connection for a response. */
const TIMEOUT_SECONDS = 30;
const OVERLOADED = 503;

/**
 * Loads one address; each connection calls again as soon as it is answered.
 * @param {{url: string, connections: number, method: string, next: () => {path: string, body?: object}, headers: object[]}}
 *   target `headers` of the callers, who take turns
 * @param {{duration: number} | {amount: number}} extent seconds, or number of calls
 * @returns {Promise<{seconds: number, times: number[], failures: number, refused: number}>} milliseconds of each answer that
 *   was a success; all other answers, and calls without one, are failures; of them `refused` for another reason than overload
 */
export async function loadTurn({ url, connections, method, next, headers }, extent) {
  const times = [];
  let caller = 0;
  let refused = 0;
  const setupRequest = (request) => {
    const { path, body } = next();
    const own = { ...headers[caller++ % headers.length], ...(body && { 'content-type': 'application/json' }) };
    return { ...request, path, headers: own, ...(body && { body: JSON.stringify(body) }) };
  };
  const requests = [{ method, setupRequest }];
  const settings = { timeout: TIMEOUT_SECONDS, sampleInt: SAMPLE_EVERY_MS, ...extent };
  const running = autocannon({ url, connections, requests, ...settings });
  // The percentiles of the load tool are whole milliseconds: too coarse for the floor.
  running.on('response', (_client, status, _bytes, milliseconds) => {
    if (Number(status) < 300) times.push(milliseconds);
    else if (Number(status) !== OVERLOADED) refused += 1;
  });
  const { duration, non2xx, errors } = await running;
  return { seconds: duration, times, failures: non2xx + errors, refused };
}

/** @param {Awaited<ReturnType<typeof loadTurn>>[]} turns of one target */
export function summary(turns) {
  const sorted = turns.flatMap(({ times }) => times).sort((a, b) => a - b);
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  return {
    perSecond: sorted.length / sum(turns.map(({ seconds }) => seconds)),
    p50Ms: percentile(sorted, 50),
    p95Ms: percentile(sorted, 95),
    maxMs: sorted.at(-1) ?? NaN,
    failures: sum(turns.map(({ failures }) => failures)),
    refused: sum(turns.map(({ refused }) => refused)),
  };
}

/** The smallest value that `percent` of all values do not exceed; NaN without values. */
export function percentile(sorted, percent) {
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? NaN;
}
