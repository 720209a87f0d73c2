import { readFile, writeFile } from 'node:fs/promises';

const FILE = new URL('ratios.json', import.meta.url);
/** What a case may lose before it counts. Short runs differ by as much now and then: what seems slower is measured again. */
const TOLERATED = 0.2;

/** The committed shares of the floor, by the case's name: times belong to one machine, these travel. */
export async function committedRatios() {
  return JSON.parse(await readFile(FILE, 'utf8'));
}

/** A large answer is held up by the load tool as much as its floor is: above this, shares go up and down by chance. */
const MOST = 0.9;
const committed = (ofFloor) => Number(Math.min(ofFloor, MOST).toFixed(4));

/** @param {{name: string, ofFloor: number}[]} rows */
export async function commitRatios(rows) {
  const ratios = Object.fromEntries(withFloor(rows).map(({ name, ofFloor }) => [name, committed(ofFloor)]));
  await writeFile(FILE, `${JSON.stringify(ratios, null, 2)}\n`);
}

/**
 * @param {{name: string, ofFloor: number}[]} rows as measured
 * @param {Record<string, number>} ratios as committed
 * @returns {string[]} a line for each case that has lost more than a fifth, and for each that only one of both has
 */
export function regressions(rows, ratios) {
  const measured = new Set(withFloor(rows).map(({ name }) => name));
  const gone = Object.keys(ratios).filter((name) => !measured.has(name));
  return [
    ...withFloor(rows).flatMap(({ name, ofFloor }) => regression(name, ofFloor, ratios[name])),
    ...gone.map((name) => `${name}: is committed, and was not measured`),
  ];
}

/** What writes has none. */
const withFloor = (rows) => rows.filter(({ ofFloor }) => ofFloor !== null);

/** @returns {boolean} whether the case is so slow that it is worth another look */
export function isSlower({ name, ofFloor }, ratios) {
  return regression(name, ofFloor, ratios[name]).length > 0;
}

function regression(name, ofFloor, committed) {
  if (committed === undefined) return [`${name}: has no committed share of the floor`];
  if (ofFloor >= committed * (1 - TOLERATED)) return [];
  return [`${name}: ${percent(ofFloor)} of the floor, where ${percent(committed)} is committed`];
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
