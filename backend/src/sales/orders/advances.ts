import { creditOfAmount } from '@shop/contract/credit';
import { grossShare, without } from '@shop/contract/credit-by-line';
import type { BillingBasis } from '@shop/contract/billing';
import type { Fils } from '@shop/contract/money';
import { sumOf, type TaxedCategory } from '@shop/contract/vat';
import { type Bill, type Bills, billsOf, leftToBill } from './left-to-bill.js';
import type { OrderAdvance } from './order.schema.js';

type AdvancedOrder = Parameters<typeof leftToBill>[0] & { readonly advances?: readonly OrderAdvance[] | undefined };

/** The amounts that an invoice uses of an advance invoice, by VAT category. */
export interface AdvanceUse {
  readonly advance: OrderAdvance;
  readonly categories: readonly TaxedCategory[];
}

/**
 * The advances deducted by an invoice: in the order of their issue, by VAT category, limited by the category of the
 * invoice and the remaining advance. The last use of an advance takes all its remaining VAT, and a use that covers the
 * rest of a category has that category's VAT: no VAT of a fils remains without an amount.
 * @param billed the categories of the invoice
 */
export function usesOf(billed: readonly TaxedCategory[], advances: readonly OrderAdvance[] = []): AdvanceUse[] {
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

/** The amounts left to bill, less the advances that its invoices will use, by VAT category. */
function leftToAsk(order: AdvancedOrder, { tax: { categories } }: Bill): TaxedCategory[] {
  const used = usesOf(categories, order.advances).flatMap((use) => use.categories);
  return categories.map((category) => lessUsed(category, used)).filter(({ gross }) => gross > 0);
}

/** The amount that the coming invoices of the order ask. Open advance invoices are not contained. */
export const comingTotal = (order: AdvancedOrder, basis: BillingBasis = 'order'): Fils =>
  totalToAsk(order, leftToBill(order, basis));

const totalToAsk = (order: AdvancedOrder, bill: Bill): Fils => sumOf(leftToAsk(order, bill)).gross;

/**
 * The amount that the coming invoices ask, and the most that an advance may be: goods that were delivered are taxed by
 * their delivery, and are not paid in advance.
 */
export function amountsToAsk(
  order: AdvancedOrder,
  bills: Bills = billsOf(order),
): { comingTotal: Fils; mostInAdvance: Fils } {
  const all = totalToAsk(order, bills.order);
  return { comingTotal: all, mostInAdvance: all - totalToAsk(order, bills.delivery) };
}

/**
 * The parts of an advance by VAT category, by the shares of credit notes.
 * @throws RangeError if it exceeds what the coming invoices ask
 */
export function advanceParts(order: AdvancedOrder, amount: Fils): TaxedCategory[] {
  const lines = leftToAsk(order, leftToBill(order)).map((part) => ({ ...part, qty: 0 }));
  const left = { basis: 'inclusive', lines, deliveryCharge: NO_CHARGE, extraFee: NO_CHARGE } as const;
  return [...creditOfAmount(left, amount).categories];
}

/** The sum of an advance that no invoice has used. */
export const unusedOf = ({ left }: Pick<OrderAdvance, 'left'>): Fils => sumOf(left).gross;

export const hasUnusedAdvance = ({ advances = [] }: Pick<AdvancedOrder, 'advances'>): boolean =>
  advances.some((advance) => unusedOf(advance) > 0);

/** The advance without a part that an invoice uses, or that a credit note takes back. */
export const lessOf = (advance: OrderAdvance, taken: readonly TaxedCategory[]): OrderAdvance => ({
  ...advance,
  left: advance.left.map((part) => same(taken, part).reduce(without, part)),
});

/** The advance with a part that a void invoice used. */
export const moreOf = (advance: OrderAdvance, released: readonly TaxedCategory[]): OrderAdvance => ({
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
