import autocannon from 'autocannon';
import { percentile } from './percentile.mjs';
import { processorTime } from './processor-time.mjs';

export const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;
/** The load tool looks so often whether its time is up. */
const LOOK_EVERY_MS = 50;

/** Loads one address for a second that does not count. */
export const warmUp = (target) => run(target, WARM_UP_SECONDS);

/**
 * Loads one address over a few connections, each of which asks again as soon as it is answered, after a second that does not
 * count.
 * @param {{url: string, headers: object, method?: string, next?: () => {path: string, body?: object}, connections?: number}}
 *   target `next` makes each call another one; without it all are GET
 * @param {number} seconds
 * @param {{pid: number, databasePid?: number} | null} server where its processor time is wanted
 * @returns {Promise<ReturnType<typeof figuresOf>>}
 */
export async function load(target, seconds, server = null) {
  await warmUp(target);
  return figuresOf([await loadTurn(target, seconds, server)]);
}

/**
 * As `load`, but warm, and to be joined with others.
 * @returns {Promise<{seconds: number, times: number[], calls: number, failures: number, used: {serverMs: number,
 *   databaseMs: number | null} | null}>} milliseconds of each answer that was 200 or 201; `failures` are all others, and no
 *   answer at all; processor time that was used
 */
export async function loadTurn(target, seconds, server = null) {
  const before = server === null ? null : processorTime(server);
  const { result, times } = await run(target, seconds);
  const after = before && processorTime(server);
  const used = after && {
    serverMs: after.serverMs - before.serverMs,
    databaseMs: after.databaseMs - before.databaseMs,
  };
  const { total: calls } = result.requests;
  return { seconds: result.duration, times, calls, failures: calls - times.length + result.errors, used };
}

/**
 * @param {Awaited<ReturnType<typeof loadTurn>>[]} turns of one address, one at least
 * @returns {{requestsPerSecond: number, p50Ms: number, p975Ms: number, p99Ms: number, requests: number, failures: number,
 *   serverMs: number | null, databaseMs: number | null}} of all turns together; processor time of one call, null where it
 *   is not known
 */
export function figuresOf(turns) {
  const sum = (of) => turns.reduce((total, turn) => total + of(turn), 0);
  const sorted = Float64Array.from(turns.flatMap(({ times }) => times)).sort();
  const isKnown = turns.every(({ used }) => used !== null);
  const ofOneCall = (of) => (isKnown ? sum(({ used }) => of(used)) / sum(({ calls }) => calls) : null);
  return {
    requestsPerSecond: sorted.length / sum(({ seconds }) => seconds),
    p50Ms: percentile(sorted, 50),
    p975Ms: percentile(sorted, 97.5),
    p99Ms: percentile(sorted, 99),
    requests: sorted.length,
    failures: sum(({ failures }) => failures),
    serverMs: ofOneCall(({ serverMs }) => serverMs),
    databaseMs: ofOneCall(({ databaseMs }) => databaseMs),
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
