import { toAed, toFils } from '../money/fils';

interface PricedLine {
  qty?: unknown;
  unitPrice?: unknown;
}

interface PricedQuote {
  requestedItems?: readonly PricedLine[];
  deliveryCharge?: unknown;
  extraFee?: unknown;
}

const numberOf = (typed: unknown): number => (typeof typed === 'number' ? typed : Number.parseFloat(String(typed)));

/** A typed quantity as a whole number of at least 1; anything else is 0. */
export const parseQuantity = (typed: unknown): number => {
  const quantity = Math.trunc(numberOf(typed));
  return quantity >= 1 && Number.isSafeInteger(quantity) ? quantity : 0;
};

/** A typed amount in AED, to the nearest fils; what is no number, or below 0, is 0. */
export const parseAmount = (typed: unknown): number => {
  const amount = numberOf(typed);
  return Number.isFinite(amount) && amount > 0 ? toAed(toFils(amount)) : 0;
};

const lineFils = ({ qty, unitPrice }: PricedLine): number => parseQuantity(qty) * toFils(parseAmount(unitPrice));

/** Quantity × unit price of one line, in AED. */
export const linePrice = (line: PricedLine): number => toAed(lineFils(line));

/** The sum of all lines, in AED. */
export const itemsTotal = (lines: readonly PricedLine[] = []): number =>
  toAed(lines.reduce((sum, line) => sum + lineFils(line), 0));

/** Lines + delivery charge + extra fee, in AED. A preview: the server computes the total that counts. */
export const quoteTotal = ({ requestedItems, deliveryCharge, extraFee }: PricedQuote): number =>
  toAed(toFils(itemsTotal(requestedItems)) + toFils(parseAmount(deliveryCharge)) + toFils(parseAmount(extraFee)));
