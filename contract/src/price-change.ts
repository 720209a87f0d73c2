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

export const PRICE_CHANGE_STATUSES = ['Scheduled', 'Running', 'Done', 'Cancelled', 'Undoing', 'Undone'] as const;
export type PriceChangeStatus = (typeof PRICE_CHANGE_STATUSES)[number];

export const PRICE_CHANGE_ACTIONS = ['cancel', 'undo'] as const;
export type PriceChangeAction = (typeof PRICE_CHANGE_ACTIONS)[number];

/** Remarks about a line before its price is changed. Lines with one of `BLOCKING_REMARKS` are skipped. */
export const PRICE_REMARKS = [
  'NOT_POSITIVE',
  'TOO_HIGH',
  'UNCHANGED',
  'CHANGED_SINCE',
  'FAR_OFF',
  'SCHEDULED',
  'BELOW_COST',
] as const;
export type PriceRemark = (typeof PRICE_REMARKS)[number];

/** The outcome of a line. */
export const PRICE_OUTCOMES = ['waiting', 'changed', 'put back', 'changed by others', 'deleted'] as const;
export type PriceOutcome = (typeof PRICE_OUTCOMES)[number];

/** The maximum number of products of one bulk change. */
export const MAX_PRICE_LINES = 10_000;

/** The maximum change of prices, in percent. */
export const MAX_PRICE_PERCENT = 1000;

/** The time in which a bulk change can be undone. */
export const UNDO_HOURS = 24;

/** The maximum number of days ahead of a scheduled bulk change. */
export const MAX_DAYS_AHEAD = 366;
