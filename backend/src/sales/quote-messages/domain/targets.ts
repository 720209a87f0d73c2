/** The target price and quantity of the buyer for a line. Prices in fils. */
export interface Wish {
  readonly line: string;
  readonly price: number | null;
  readonly quantity: number | null;
  readonly note: string;
}

type Problem = { readonly index: number; readonly field: 'line' | 'price'; readonly rule: WishRule };
export type WishRule = 'UNKNOWN_LINE' | 'LINE_TWICE' | 'EMPTY_TARGET';

/** The first target that is not valid; null if all are. @param lines ids of the lines of the quote */
export function wishProblem(wishes: readonly Wish[], lines: ReadonlySet<string>): Problem | null {
  const seen = new Set<string>();
  for (const [index, { line, price, quantity, note }] of wishes.entries()) {
    if (!lines.has(line)) return { index, field: 'line', rule: 'UNKNOWN_LINE' };
    if (seen.has(line)) return { index, field: 'line', rule: 'LINE_TWICE' };
    if (price === null && quantity === null && note === '') return { index, field: 'price', rule: 'EMPTY_TARGET' };
    seen.add(line);
  }
  return null;
}

/** True if two sets of targets are equal, in any order. */
export function sameWishes(some: readonly Wish[], others: readonly Wish[]): boolean {
  const written = (wishes: readonly Wish[]) =>
    wishes
      .map(({ line, price, quantity, note }) => JSON.stringify([line, price, quantity, note]))
      .sort()
      .join();
  return written(some) === written(others);
}
