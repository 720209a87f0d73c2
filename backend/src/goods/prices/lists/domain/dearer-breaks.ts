import type { PriceTarget } from '@shop/contract/price-lists';
import { targetKey } from './missing-lines.js';

interface BreakLine {
  readonly target: PriceTarget;
  readonly key: string;
  readonly minQty: number;
  readonly price: number | null;
  readonly percent: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** A price break, and the cheaper line for the next smaller quantity. */
export interface DearerBreak<Line> {
  readonly line: Line;
  readonly below: Line;
}

/** The lines that are dearer than the line for the next smaller quantity, on a day on which both are valid. */
export function dearerBreaks<Line extends BreakLine>(lines: readonly Line[]): DearerBreak<Line>[] {
  const byTarget = new Map<string, Line[]>();
  for (const line of lines.toSorted((a, b) => a.minQty - b.minQty)) {
    const own = byTarget.get(targetKey(line)) ?? [];
    byTarget.set(targetKey(line), [...own, line]);
  }
  return [...byTarget.values()].flatMap((own) =>
    own.flatMap((line) => {
      const below = own.findLast((one) => one.minQty < line.minQty && isComparable(one, line));
      return below !== undefined && valueOf(line) > valueOf(below) ? [{ line, below }] : [];
    }),
  );
}

/** A price and a percentage can't be compared without the list price. */
const isComparable = (one: BreakLine, other: BreakLine): boolean =>
  (one.price === null) === (other.price === null) &&
  (one.validFrom ?? '') <= (other.validTo ?? '9') &&
  (other.validFrom ?? '') <= (one.validTo ?? '9');

const valueOf = ({ price, percent }: BreakLine): number => price ?? percent ?? 0;
