import { type ListedLine, targetKey } from './missing-lines.js';

interface BreakLine extends ListedLine {
  readonly price: number | null;
  readonly percent: number | null;
}

/** The lines that are dearer than the line for the next smaller quantity, on a day on which both are valid. */
export function dearerBreaks<Line extends BreakLine>(lines: readonly Line[]): { line: Line; below: Line }[] {
  const byTarget = new Map<string, Line[]>();
  for (const line of lines) byTarget.set(targetKey(line), [...(byTarget.get(targetKey(line)) ?? []), line]);
  return [...byTarget.values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => a.minQty - b.minQty);
    return sorted.flatMap((line) => {
      const below = sorted.findLast((one) => one.minQty < line.minQty && isComparable(one, line));
      return below !== undefined && valueOf(line) > valueOf(below) ? [{ line, below }] : [];
    });
  });
}

/** A price and a percentage can't be compared without the list price. */
const isComparable = (one: BreakLine, other: BreakLine): boolean =>
  (one.price === null) === (other.price === null) &&
  (one.validFrom ?? '') <= (other.validTo ?? '9') &&
  (other.validFrom ?? '') <= (one.validTo ?? '9');

const valueOf = ({ price, percent }: BreakLine): number => price ?? percent ?? 0;
