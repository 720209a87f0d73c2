import { type Credit, type Creditable, creditOfAmount, creditOfParts, totalLeft } from '@shop/contract/credit';
import type { Fils } from '@shop/contract/money';

/** The requested credit: an amount with VAT, or quantities of lines and amounts of charges. */
export type WantedCredit =
  | { readonly amount: Fils }
  | {
      /** In the order of the invoice's lines. */
      readonly qtys: readonly number[];
      readonly deliveryCharge: Fils;
      readonly extraFee: Fils;
    };

/** A part whose requested credit exceeds the remaining one. `asked` and `left` are pieces of a line, or fils. */
export interface Excess {
  readonly what: 'amount' | 'deliveryCharge' | 'extraFee' | { readonly lineIndex: number };
  readonly asked: number;
  readonly left: number;
}

/** True if no line is credited in part. */
export const isOfWholeLines = (wanted: WantedCredit, left: Creditable): boolean =>
  'qtys' in wanted && left.lines.every(({ qty }, index) => [0, qty].includes(wanted.qtys[index] ?? 0));

/** The first part that does not fit; null if all fits. */
export function excessOf(left: Creditable, wanted: WantedCredit): Excess | null {
  if ('amount' in wanted) {
    const { gross } = totalLeft(left);
    return wanted.amount > gross ? { what: 'amount', asked: wanted.amount, left: gross } : null;
  }
  const lineIndex = left.lines.findIndex(({ qty }, index) => (wanted.qtys[index] ?? 0) > qty);
  if (lineIndex !== -1) {
    return { what: { lineIndex }, asked: wanted.qtys[lineIndex] ?? 0, left: left.lines[lineIndex]?.qty ?? 0 };
  }
  const charge = (['deliveryCharge', 'extraFee'] as const).find((name) => wanted[name] > left[name].gross);
  return charge === undefined ? null : { what: charge, asked: wanted[charge], left: left[charge].gross };
}

/** @param wanted must fit */
export function creditOfWanted(left: Creditable, wanted: WantedCredit): Credit {
  return 'amount' in wanted ? creditOfAmount(left, wanted.amount) : creditOfParts(left, wanted);
}
