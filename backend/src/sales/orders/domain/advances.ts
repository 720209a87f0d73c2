import { creditOfAmount, grossShare, without } from '@shop/contract/credit';
import type { Fils } from '@shop/contract/money';
import { sumOf, type TaxedCategory } from '@shop/contract/vat';
import type { Advance } from './billable-order.js';

type Parts = Pick<Advance, 'left'>;

/** The amounts that an invoice uses of an advance invoice, by VAT category. */
export interface AdvanceUse<Id = unknown> {
  readonly advance: Advance<Id>;
  readonly categories: readonly TaxedCategory[];
}

/**
 * The advances deducted by an invoice: in the order of their issue, by VAT category, limited by the category of the
 * invoice and the remaining advance. The last use of an advance takes all its remaining VAT, and a use that covers the
 * rest of a category has that category's VAT: no VAT of a fils remains without an amount.
 * @param billed the categories of the invoice
 */
export function usesOf<Id>(billed: readonly TaxedCategory[], advances: readonly Advance<Id>[] = []): AdvanceUse<Id>[] {
  const open = new Map(billed.map((part) => [keyOf(part), part]));
  const takenOf = (part: TaxedCategory): TaxedCategory[] => {
    const left = open.get(keyOf(part));
    if (left === undefined || Math.min(left.gross, part.gross) === 0) return [];
    const taken = covers(part, left)
      ? { ...part, ...amountsOf(left) }
      : grossShare(part, Math.min(left.gross, part.gross));
    open.set(keyOf(part), without(left, taken));
    return [taken];
  };
  return advances
    .map((advance) => ({ advance, categories: advance.left.flatMap(takenOf) }))
    .filter(({ categories }) => categories.length > 0);
}

/**
 * The parts of an advance by VAT category, by the shares of credit notes.
 * @param coming the categories of the coming invoices @param uses the advances that these will use
 * @throws RangeError if it exceeds what these invoices ask for
 */
export function advanceParts(
  coming: readonly TaxedCategory[],
  uses: readonly AdvanceUse[],
  amount: Fils,
): TaxedCategory[] {
  const used = uses.flatMap(({ categories }) => categories);
  const lines = coming.map((category) => ({ ...lessUsed(category, used), qty: 0 })).filter(({ gross }) => gross > 0);
  const left = { basis: 'inclusive', lines, deliveryCharge: NO_CHARGE, extraFee: NO_CHARGE } as const;
  return [...creditOfAmount(left, amount).categories];
}

/** The sum of an advance that no invoice has used. */
export const unusedOf = ({ left }: Parts): Fils => sumOf(left).gross;

export const hasUnusedAdvance = ({ advances = [] }: { readonly advances?: readonly Parts[] }): boolean =>
  advances.some((advance) => unusedOf(advance) > 0);

/** The advance without a part that an invoice uses, or that a credit note takes back. */
export const lessOf = <Whole extends Parts>(advance: Whole, taken: readonly TaxedCategory[]) => ({
  ...advance,
  left: advance.left.map((part) => same(taken, part).reduce(without, part)),
});

/** The advance with a part that a void invoice used. */
export const moreOf = <Whole extends Parts>(advance: Whole, released: readonly TaxedCategory[]) => ({
  ...advance,
  left: advance.left.map((part) => ({ ...part, ...sumOf([part, ...same(released, part)]) })),
});

export const NO_CHARGE: TaxedCategory = { category: 'S', rate: 0, net: 0, vat: 0, gross: 0 };

const amountsOf = ({ net, vat, gross }: TaxedCategory) => ({ net, vat, gross });

/** True if the part exceeds the remaining category, and its own share of the VAT is at most a fils off. */
function covers(part: TaxedCategory, left: TaxedCategory): boolean {
  if (left.gross >= part.gross || Math.abs(grossShare(part, left.gross).vat - left.vat) > 1) return false;
  return left.vat <= part.vat && left.net <= part.net;
}

const keyOf = ({ category, rate }: TaxedCategory): string => `${category} ${rate}`;

const same = (parts: readonly TaxedCategory[], one: TaxedCategory): TaxedCategory[] =>
  parts.filter((part) => keyOf(part) === keyOf(one));

/** Roundings of several advances never leave a negative VAT. */
function lessUsed(category: TaxedCategory, used: readonly TaxedCategory[]): TaxedCategory {
  const { vat, gross, ...left } = same(used, category).reduce(without, category);
  const rest = Math.min(Math.max(vat, 0), gross);
  return { ...left, net: gross - rest, vat: rest, gross };
}
