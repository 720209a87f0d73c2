import type { Fils } from '@shop/contract/money';

interface MatchedLine {
  readonly amount: Fils;
  readonly matches: readonly { readonly amount: Fils }[];
}

/** The part of a line's money that is not matched yet. */
export const leftOf = ({ amount, matches }: MatchedLine): Fils =>
  Math.abs(amount) - matches.reduce((sum, match) => sum + match.amount, 0);
