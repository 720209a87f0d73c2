import type { Fils } from './money.js';

/** A line for the margin: without VAT and after all discounts. */
export interface CostedLine {
  readonly qty: number;
  readonly net: Fils;
  /** The cost of one piece, without VAT; null if unknown. */
  readonly costPrice: Fils | null;
}

/** The price less the cost of the goods. */
export interface Margin {
  readonly amount: Fils;
  /** In percent of the net amount, with one decimal; null if the net amount is zero. */
  readonly percent: number | null;
}

/** The margin of the lines with a known cost. */
export interface DocumentMargin {
  /** null if no line has a known cost. */
  readonly amount: Fils | null;
  readonly percent: number | null;
  readonly knownLines: number;
  readonly lines: number;
}

/** The margin of a line; null if its cost is unknown. */
export function lineMargin({ qty, net, costPrice }: CostedLine): Margin | null {
  return costPrice === null ? null : marginOf(net, qty * costPrice);
}

/** The margin of all lines together. Charges are not goods, and an unknown cost is not zero. */
export function documentMargin(lines: readonly CostedLine[]): DocumentMargin {
  const known = lines.flatMap(({ qty, net, costPrice }) =>
    costPrice === null ? [] : [{ net, cost: qty * costPrice }],
  );
  const counts = { knownLines: known.length, lines: lines.length };
  if (known.length === 0) return { amount: null, percent: null, ...counts };
  const net = known.reduce((sum, line) => sum + line.net, 0);
  const cost = known.reduce((sum, line) => sum + line.cost, 0);
  return { ...marginOf(net, cost), ...counts };
}

function marginOf(net: Fils, cost: Fils): Margin {
  const amount = net - cost;
  return { amount, percent: net === 0 ? null : Math.round((amount * 1000) / net) / 10 };
}
