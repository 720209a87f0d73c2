/** How a bulk change computes a new price from an old one. */
export const PRICE_CHANGE_KINDS = ['percent', 'amount', 'set'] as const;
export type PriceChangeKind = (typeof PRICE_CHANGE_KINDS)[number];

export const PRICE_DIRECTIONS = ['up', 'down'] as const;
export type PriceDirection = (typeof PRICE_DIRECTIONS)[number];

/** Prices are rounded to a multiple of this many AED; `.95` means a whole number of AED and 95 fils. */
export const PRICE_STEPS = ['0.01', '0.05', '0.25', '0.50', '1.00', '.95'] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

export const ROUNDING_WAYS = ['nearest', 'up', 'down'] as const;
export type RoundingWay = (typeof ROUNDING_WAYS)[number];

export const PRICE_CHANGE_STATUSES = ['Running', 'Done'] as const;
export type PriceChangeStatus = (typeof PRICE_CHANGE_STATUSES)[number];

/** Remarks about a line before its price is changed. */
export const PRICE_REMARKS = ['NOT_POSITIVE', 'TOO_HIGH', 'UNCHANGED', 'FAR_OFF', 'BELOW_COST'] as const;
export type PriceRemark = (typeof PRICE_REMARKS)[number];

/** The maximum number of products of one bulk change. */
export const MAX_PRICE_LINES = 10_000;

/** The maximum change of prices, in percent. */
export const MAX_PRICE_PERCENT = 1000;
