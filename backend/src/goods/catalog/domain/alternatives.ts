import { distanceOf, type Measure, measuresIn } from '@shop/contract/measures';
import { plainText } from '../search/plain-words.js';

/** The attributes that decide how well a product replaces another one of its category, the most important first. */
interface Comparable {
  readonly _id: string;
  readonly size: string;
  readonly variant: string;
  readonly color: string;
  readonly sort: string;
  readonly isAvailable: boolean;
}

/**
 * The weights: a product of another width does not fit the machine; the colour is second; sort and length matter least
 * to buyers.
 */
const WEIGHT = { size: 8, color: 2, sort: 1, variant: 1 };
const MOST = 1;

/** @param others of its category, in the order of the shop. @returns the available ones, the most similar first */
export function alternativesTo<P extends Comparable>(product: P, others: readonly P[], most: number): P[] {
  const measures = new Map<string, readonly Measure[]>();
  const measuresOf = (text: string) => {
    const known = measures.get(text) ?? measuresIn(plainText(text)).measures.map(({ measure }) => measure);
    measures.set(text, known);
    return known;
  };
  const apart = (one: string, other: string) => (one === other ? 0 : measuredApart(measuresOf(one), measuresOf(other)));
  const differenceOf = ({ size, variant, color, sort }: P) =>
    WEIGHT.size * apart(product.size, size) +
    WEIGHT.variant * apart(product.variant, variant) +
    (color === product.color ? 0 : WEIGHT.color) +
    (sort === product.sort ? 0 : WEIGHT.sort);
  return others
    .filter(({ _id, isAvailable }) => isAvailable && _id !== product._id)
    .map((other) => ({ other, difference: differenceOf(other) }))
    .sort((a, b) => a.difference - b.difference)
    .slice(0, most)
    .map(({ other }) => other);
}

/** The distance from 0 to 1; 1 also for values that can't be compared. */
function measuredApart(measures: readonly Measure[], others: readonly Measure[]): number {
  const distances = measures.flatMap((one) => others.map((other) => distanceOf(one, other) ?? MOST));
  return Math.min(MOST, ...distances);
}
