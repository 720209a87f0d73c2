import { type Fils, MAX_AED } from '@shop/contract/money';
import type { PriceReason } from '@shop/contract/price-lists';
import { effectiveRule, type QuantityRule } from '@shop/contract/quantity-rules';
import { newPrice } from '../../domain/new-price.js';
import { linesFor, type PricedItem, type PriceLine, type PriceList, type Validity } from './price-lists.js';

/** A line of a price list that is about a product, and why it decides the price or does not. */
export interface PriceCandidate {
  readonly list: PriceList;
  readonly line: PriceLine;
  /** null if the line is not based on the list price. */
  readonly price: Fils | null;
  readonly reason: PriceReason;
}

/** The price that a line of a list decides. */
export interface AgreedPrice extends PriceCandidate {
  readonly price: Fils;
}

const MAX_FILS = MAX_AED * 100;

export const isValidOn = ({ validFrom, validTo }: Validity, day: string): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);

const isInEffect = (list: PriceList, day: string): boolean => list.isActive && isValidOn(list, day);

function priceOf({ price, percent }: PriceLine, { step }: PriceList, listPrice: Fils): Fils | null {
  if (price !== null) return price;
  if (percent === null || listPrice === 0) return null;
  const direction = percent < 0 ? 'down' : 'up';
  const made = newPrice(listPrice, { kind: 'percent', direction, value: Math.abs(percent), step, rounding: 'nearest' });
  return made > 0 && made <= MAX_FILS ? made : null;
}

function judged(list: PriceList, line: PriceLine, item: PricedItem, qty: number, day: string): PriceCandidate {
  const price = priceOf(line, list, item.price);
  const reason = (): PriceReason => {
    if (!isInEffect(list, day)) return 'LIST_OFF';
    if (!isValidOn(line, day)) return 'NOT_ON_DAY';
    if (line.minQty > qty) return 'BELOW_BREAK';
    return price === null ? 'NO_PRICE' : 'APPLIES';
  };
  return { list, line, price, reason: reason() };
}

const decides = (candidate: PriceCandidate): candidate is AgreedPrice =>
  candidate.reason === 'APPLIES' && candidate.price !== null;

/**
 * The price of a piece: the first line that applies, in the order agreement of the account, lists given to it, lists of
 * its groups, public lists, each by rank; within a list product before category before type before all, then the
 * deepest break that the quantity reaches, then the younger line. null for the list price.
 * @param lists of the account, in their order
 */
export function priceFor(lists: readonly PriceList[], item: PricedItem, qty: number, day: string): AgreedPrice | null {
  for (const list of lists) {
    for (const line of linesFor(list, item)) {
      const candidate = judged(list, line, item, qty, day);
      if (decides(candidate)) return candidate;
    }
  }
  return null;
}

const hasQuantities = ({ moq, step, max }: PriceLine): boolean => Boolean(moq ?? step ?? max);

/**
 * The quantities that the account may request: those of the line that decides the price of the product's MOQ, or if it is
 * a break without quantities, those of the line below it.
 */
export function quantitiesFor(
  lists: readonly PriceList[],
  item: PricedItem & QuantityRule,
  day: string,
): Required<QuantityRule> {
  const qty = Math.max(1, item.moq);
  const first = priceFor(lists, item, qty, day);
  if (first === null) return effectiveRule(item, null);
  const applying = linesFor(first.list, item).filter(
    (line) => line.target === first.line.target && decides(judged(first.list, line, item, qty, day)),
  );
  // The younger of two lines from the same quantity decides.
  const deciding = applying.filter(({ minQty }, index) => minQty !== applying[index - 1]?.minQty);
  return effectiveRule(item, deciding.find(hasQuantities) ?? null);
}

/** All lines for the product, in the same order: at most one applies, and each of the others has the reason why it does not. */
export function candidatesFor(
  lists: readonly PriceList[],
  item: PricedItem,
  qty: number,
  day: string,
): PriceCandidate[] {
  const all = lists.flatMap((list) => linesFor(list, item).map((line) => judged(list, line, item, qty, day)));
  const first = all.find(decides);
  return all.map((one) => (decides(one) && one !== first ? { ...one, reason: 'LATER' } : one));
}

export interface BreakPrice {
  readonly minQty: number;
  readonly price: Fils;
  /** null for the list price. */
  readonly agreed: AgreedPrice | null;
}

/** The prices by quantity, from the smallest quantity that can be bought; equal neighbours are one. */
export function breaksFor(lists: readonly PriceList[], item: PricedItem, from: number, day: string): BreakPrice[] {
  const starts = lists.flatMap((list) => linesFor(list, item).map(({ minQty }) => minQty));
  const quantities = [...new Set([from, ...starts.filter((qty) => qty > from)])].sort((a, b) => a - b);
  const prices = quantities.map((minQty): BreakPrice => {
    const agreed = priceFor(lists, item, minQty, day);
    return { minQty, price: agreed?.price ?? item.price, agreed };
  });
  return prices.filter(({ price }, index) => index === 0 || price !== prices[index - 1]?.price);
}
