import { loadWarm, warmUp } from './load.mjs';

/**
 * Loads a case and its floors. Half of each floor's time is before the case's and half is after it, so that what slows the
 * machine meanwhile slows them all.
 * @param {{name: string, path: string, body: string, target: object}} one as `prepareCases` has made it
 * @param {{floors: {bare?: object, database?: object}, seconds: number, server: {pid: number, databasePid?: number}}} options
 *   seconds of load for the case, and as many for each of its floors
 * @returns {Promise<{name: string, path: string, bytes: number, shop: object, floor: object | null,
 *   databaseFloor: object | null, ofFloor: number | null, ofDatabaseFloor: number | null}>} null where it has no such floor
 */
export async function lookAt({ name, path, body, target }, { floors, seconds, server }) {
  const kinds = Object.keys(floors);
  const halves = { bare: [], database: [] };
  const loadHalf = async (kind) => halves[kind].push(await loadWarm(floors[kind], seconds / 2));
  for (const one of [...Object.values(floors), target]) await warmUp(one);
  for (const kind of kinds) await loadHalf(kind);
  const shop = await loadWarm(target, seconds, server);
  for (const kind of kinds.reverse()) await loadHalf(kind);
  const [floor, databaseFloor] = [joined(halves.bare), joined(halves.database)];
  const [ofFloor, ofDatabaseFloor] = [share(shop, floor), share(shop, databaseFloor)];
  return { name, path, bytes: Buffer.byteLength(body), shop, floor, databaseFloor, ofFloor, ofDatabaseFloor };
}

/** Two halves as one; null where there are none. */
export function joined(halves) {
  if (halves.length === 0) return null;
  const sum = (of) => halves.reduce((total, half) => total + of(half), 0);
  return {
    requestsPerSecond: sum((half) => half.requestsPerSecond) / halves.length,
    requests: sum((half) => half.requests),
    failures: sum((half) => half.failures),
  };
}

const share = (shop, floor) => floor && shop.requestsPerSecond / floor.requestsPerSecond;
