import type { Fils } from './money.js';

/** A line as its margin is made of: without VAT and after all discounts. */
export interface CostedLine {
  readonly qty: number;
  readonly net: Fils;
  /** The cost of one piece, without VAT; null: nobody knows it. */
  readonly costPrice: Fils | null;
}

/** The part of a price that is left above the cost of the goods. */
export interface Margin {
  readonly amount: Fils;
  /** In percent of the net amount, with one decimal; null where that is nothing. */
  readonly percent: number | null;
}

/** The margin of the lines whose cost is known. */
export interface DocumentMargin {
  /** null: the cost of no line is known. */
  readonly amount: Fils | null;
  readonly percent: number | null;
  readonly knownLines: number;
  readonly lines: number;
}

/** The margin of a line; null where its cost is not known. */
export function lineMargin({ qty, net, costPrice }: CostedLine): Margin | null {
  return costPrice === null ? null : marginOf(net, qty * costPrice);
}

/** The margin of the lines together. Charges beside them are no goods, and an unknown cost is not a cost of nothing. */
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
