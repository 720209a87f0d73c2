import { figuresOf, loadTurn, warmUp } from './load.mjs';

const TURN_SECONDS = 1;

/**
 * Loads a case and its floors in turns of a second, so that what slows the machine meanwhile slows them all.
 * @param {{name: string, path: string, bytes: Buffer, target: object}} one as `prepareCases` has made it
 * @param {{floors: {bare?: object, database?: object}, turns: number, server: {pid: number, databasePid?: number}}} options
 *   how many seconds the case is loaded, and each of its floors
 * @returns {Promise<{name: string, path: string, bytes: number, shop: object, floor: object | null,
 *   databaseFloor: object | null, ofFloor: number | null, ofDatabaseFloor: number | null}>} null where it has no such floor
 */
export async function lookAt({ name, path, bytes, target }, { floors, turns, server }) {
  const loaded = { bare: [], database: [], shop: [] };
  for (const one of [...Object.values(floors), target]) await warmUp(one);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [kind, floor] of Object.entries(floors)) loaded[kind].push(await loadTurn(floor, TURN_SECONDS));
    loaded.shop.push(await loadTurn(target, TURN_SECONDS, server));
  }
  return { name, path, bytes: bytes.length, ...shares(loaded) };
}

/** @param {{shop: object[], bare: object[], database: object[]}} loaded turns of the case and of its floors, if it has any */
export function shares({ shop: turns, bare, database }) {
  const shop = figuresOf(turns);
  const [floor, databaseFloor] = [bare, database].map((some) => (some.length === 0 ? null : figuresOf(some)));
  const share = (of) => of && shop.requestsPerSecond / of.requestsPerSecond;
  return { shop, floor, databaseFloor, ofFloor: share(floor), ofDatabaseFloor: share(databaseFloor) };
}
