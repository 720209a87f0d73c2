import { distanceOf, type Measure, measuresIn } from '@shop/contract/measures';
import { plainText } from '../search/plain-words.js';

/** The order in which attributes decide how well a product replaces another one of its category. */
interface Comparable {
  readonly _id: string;
  readonly size: string;
  readonly variant: string;
  readonly color: string;
  readonly sort: string;
  readonly isAvailable: boolean;
}

/** A width fits the machine or does not; a colour is next; make and length are what a buyer gives way in first. */
const WEIGHT = { size: 8, color: 2, sort: 1, variant: 1 };
const MOST = 1;

/** @param others of its category, in the order of the shop. @returns those that can be had, the nearest first */
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

/** From 0 to 1, which is also the distance of what can't be compared. */
function measuredApart(measures: readonly Measure[], others: readonly Measure[]): number {
  const distances = measures.flatMap((one) => others.map((other) => distanceOf(one, other) ?? MOST));
  return Math.min(MOST, ...distances);
}
