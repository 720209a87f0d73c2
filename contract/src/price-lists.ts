/** Agreement: for one account. List: given to accounts or groups. Public: for all buyers and visitors. */
export const PRICE_LIST_KINDS = ['Agreement', 'List', 'Public'] as const;
export type PriceListKind = (typeof PRICE_LIST_KINDS)[number];

/** The viewers of prices. */
export const PRICES_FOR = ['everyone', 'signedIn', 'companies'] as const;
export type PricesFor = (typeof PRICES_FOR)[number];

/** The targets of lines of a price list, the most exact first. */
export const PRICE_TARGETS = ['product', 'category', 'type', 'all'] as const;
export type PriceTarget = (typeof PRICE_TARGETS)[number];

/** Why a line of a price list decides a price, or does not. */
export const PRICE_REASONS = ['APPLIES', 'LATER', 'BELOW_BREAK', 'NOT_ON_DAY', 'LIST_OFF', 'NO_PRICE'] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

export const MAX_RANK = 1000;
export const MAX_PRICE_LIST_LINES = 10_000;
/** Lines that one call saves. */
export const MAX_SAVED_LINES = 500;
export const MAX_PRICE_QUESTIONS = 200;
/** Companies, persons or groups of a list or a group. */
export const MAX_AUDIENCE = 500;
/** Percent on the list price, with two decimals. */
export const PRICE_PERCENT = { min: -90, max: 300 } as const;

/** From this quantity on, a piece has this price. */
export interface PriceBreak {
  readonly minQty: number;
  readonly price: number;
}

interface Breaks {
  readonly price: number;
  /** In the order of the quantities; missing if the price is the same for each quantity. */
  readonly breaks?: readonly PriceBreak[] | undefined;
}

/** The price of a piece when this many are bought. */
export function priceAt({ price, breaks = [] }: Breaks, qty: number): number {
  return breaks.findLast(({ minQty }) => minQty <= qty)?.price ?? price;
}

/** The next quantity at which a piece gets cheaper, or undefined. */
export function nextBreak(product: Breaks, qty: number): PriceBreak | undefined {
  const price = priceAt(product, qty);
  return product.breaks?.find((one) => one.minQty > qty && one.price < price);
}
