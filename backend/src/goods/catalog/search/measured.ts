import { distanceOf, type Measure } from '@shop/contract/measures';
import { NONE } from './penalties.js';
import type { SearchTerm } from './search-terms.js';
import type { ValueWords } from './value-words.js';

/** How far a value with this distance is from the requested measure. */
export type PenaltyOfDistance = (requested: Measure, distance: number) => number;

/** The penalties of values by their code. */
export function measuredTable(
  values: readonly ValueWords[],
  requested: Measure,
  penaltyOf: PenaltyOfDistance,
): Uint8Array {
  return Uint8Array.from(values, ({ measures }) => {
    const distances = measures.map(({ measure }) => distanceOf(requested, measure)).filter((one) => one !== undefined);
    return distances.length === 0 ? NONE : penaltyOf(requested, Math.min(...distances));
  });
}

/** The measure of a term; a number without a unit is a length in m. */
export function measureIn(term: SearchTerm): Measure | undefined {
  if (term.kind === 'measure') return term.measure;
  return term.kind === 'number' ? { kind: 'length', metres: Number(term.digits) } : undefined;
}
