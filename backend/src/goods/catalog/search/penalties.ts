import { isNear, isSame, type Measure } from '@shop/contract/measures';

/** A byte for each row: its distance from a term of the search, or `NONE` if it does not match. */
export type Penalties = Uint8Array;
export const NONE = 255;

/** Near measures come after all exact ones, the nearest first. */
export const NEAR_FROM = 4;
const NEAR_STEPS = 10;

export function penaltyOfDistance(requested: Measure, distance: number): number {
  if (isSame(distance)) return 0;
  return isNear(requested, distance) ? NEAR_FROM + Math.round(distance * NEAR_STEPS) : NONE;
}

/** The penalty of a measure at this distance, from 0 (equal) to 254. */
export function partLacking(_requested: Measure, distance: number): number {
  return Math.min(NONE - 1, Math.round((NONE * distance) / (1 + distance)));
}

/** Sets each entry of the first to the lower of both. */
export function lowerTo(penalties: Penalties, other: Penalties): void {
  for (let row = 0; row < penalties.length; row += 1) {
    const penalty = other[row] ?? NONE;
    if (penalty < (penalties[row] ?? NONE)) penalties[row] = penalty;
  }
}

/** Adds the second to the first; a row that does not match one of them does not match the sum. */
export function add(penalties: Penalties, other: Penalties): void {
  for (let row = 0; row < penalties.length; row += 1) {
    const [one, two] = [penalties[row] ?? NONE, other[row] ?? NONE];
    penalties[row] = one === NONE || two === NONE ? NONE : Math.min(one + two, NONE - 1);
  }
}

/**
 * The matching rows, the lowest penalty first; among equal ones the available first, then in their order. It uses
 * counting sort instead of comparisons: a search for a colour may find half of the catalog.
 */
export function ranked(penalties: Penalties, isAvailable: (row: number) => boolean): number[] {
  const placeOf = (row: number) => 2 * (penalties[row] ?? NONE) + (isAvailable(row) ? 0 : 1);
  const starts = new Uint32Array(2 * NONE + 2);
  for (let row = 0; row < penalties.length; row += 1) {
    const place = placeOf(row);
    starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  }
  for (let place = 1; place < starts.length; place += 1) {
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  }
  const rows = new Array<number>(starts[2 * NONE] ?? 0);
  for (let row = 0; row < penalties.length; row += 1) {
    if (penalties[row] === NONE) continue;
    const place = placeOf(row);
    const at = starts[place] ?? 0;
    rows[at] = row;
    starts[place] = at + 1;
  }
  return rows;
}

/** The rows with the lowest scores, the lowest first; rows with an infinite score are omitted. */
export function lowest(rows: { readonly length: number }, most: number, scoreOf: (row: number) => number): number[] {
  const best: { row: number; score: number }[] = [];
  for (let row = 0; row < rows.length; row += 1) {
    const score = scoreOf(row);
    if (score >= (best[most - 1]?.score ?? Infinity)) continue;
    const at = best.findIndex((one) => one.score > score);
    best.splice(at === -1 ? best.length : at, 0, { row, score });
    best.length = Math.min(best.length, most);
  }
  return best.map(({ row }) => row);
}
