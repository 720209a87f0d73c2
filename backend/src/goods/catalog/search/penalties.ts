import { isNear, isSame, type Measure } from '@shop/contract/measures';

/** A byte for each row: how far it is from a term of the search, or `NONE` where it lacks it. */
export type Penalties = Uint8Array;
export const NONE = 255;

/** Near measures come after everything that has the measure, the nearest first. */
export const NEAR_FROM = 4;
const NEAR_STEPS = 10;

export function penaltyOfDistance(requested: Measure, distance: number): number {
  if (isSame(distance)) return 0;
  return isNear(requested, distance) ? NEAR_FROM + Math.round(distance * NEAR_STEPS) : NONE;
}

/** How much of a measure another one lacks, of 255. */
export function partLacking(_requested: Measure, distance: number): number {
  return Math.min(NONE - 1, Math.round((NONE * distance) / (1 + distance)));
}

/** Lowers the first to the second, where the latter is lower. */
export function lowerTo(penalties: Penalties, other: Penalties): void {
  for (let row = 0; row < penalties.length; row += 1) {
    const penalty = other[row] ?? NONE;
    if (penalty < (penalties[row] ?? NONE)) penalties[row] = penalty;
  }
}

/** Adds the second to the first; what either lacks, the sum lacks. */
export function add(penalties: Penalties, other: Penalties): void {
  for (let row = 0; row < penalties.length; row += 1) {
    const [one, two] = [penalties[row] ?? NONE, other[row] ?? NONE];
    penalties[row] = one === NONE || two === NONE ? NONE : Math.min(one + two, NONE - 1);
  }
}

/**
 * The rows that lack nothing, the lowest penalty first; of equal ones those that can be had, then in their order. Counts
 * places instead of comparing rows: a search for a colour may find half of the catalog.
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

/** The rows with the lowest scores, the lowest first; those without a finite one are left out. */
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
