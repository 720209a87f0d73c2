import { readFile, writeFile } from 'node:fs/promises';

const FILE = new URL('ratios.json', import.meta.url);
/** What a case may lose before it counts. Short runs differ by as much now and then: what seems slower is measured again. */
const TOLERATED = 0.2;
/** A large answer is held up by the load tool as much as its bare floor is: above this, shares go up and down by chance. */
const MOST_OF_BARE_FLOOR = 0.9;

/**
 * The share of a case that is compared: what asks the database waits for another process, as the database floor does and
 * the bare one does not.
 * @param {{ofFloor: number | null, ofDatabaseFloor: number | null}} row
 */
export const checkedShare = ({ ofFloor, ofDatabaseFloor }) => ofDatabaseFloor ?? Math.min(ofFloor, MOST_OF_BARE_FLOOR);

/** What has no floor has no share. */
const hasShare = ({ ofFloor, ofDatabaseFloor }) => ofFloor !== null || ofDatabaseFloor !== null;

/** The committed shares, by the case's name: times belong to one machine, these travel. */
export async function committedRatios() {
  return JSON.parse(await readFile(FILE, 'utf8'));
}

/** @param {{name: string, ofFloor: number | null, ofDatabaseFloor: number | null}[]} rows as measured */
export async function commitRatios(rows) {
  await writeFile(FILE, `${JSON.stringify(ratiosOf(rows), null, 2)}\n`);
}

/** @returns {Record<string, number>} what is committed of these rows */
export function ratiosOf(rows) {
  return Object.fromEntries(rows.filter(hasShare).map((row) => [row.name, Number(checkedShare(row).toFixed(4))]));
}

/**
 * @param {{name: string, ofFloor: number | null, ofDatabaseFloor: number | null}[]} rows as measured
 * @param {Record<string, number>} ratios as committed
 * @returns {string[]} a line for each case that has lost more than a fifth, and for each that only one of both has
 */
export function regressions(rows, ratios) {
  const measured = new Set(rows.map(({ name }) => name));
  const gone = Object.keys(ratios).filter((name) => !measured.has(name));
  return [
    ...rows.filter(hasShare).flatMap((row) => regression(row, ratios[row.name])),
    ...gone.map((name) => `${name}: is committed, and was not measured`),
  ];
}

/** @returns {boolean} whether the case is so slow that it is worth another look */
export function isSlower(row, ratios) {
  return regression(row, ratios[row.name]).length > 0;
}

function regression(row, committed) {
  const floor = row.ofDatabaseFloor === null ? 'floor' : 'database floor';
  if (committed === undefined) return [`${row.name}: has no committed share of the ${floor}`];
  const share = checkedShare(row);
  if (share >= committed * (1 - TOLERATED)) return [];
  return [`${row.name}: ${percent(share)} of the ${floor}, where ${percent(committed)} is committed`];
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
