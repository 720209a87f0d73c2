export const PAYMENT_METHODS = ['Cash', 'Bank Transfer', 'Credit Card', 'Cheque', 'Other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'Cash';

/** A cheque may be dated at most this many days after the day on which it is recorded. */
export const MAX_CHEQUE_DAYS_AHEAD = 365;

/** The reasons for a reversal that the back office offers; callers may send any other text. */
export const REVERSAL_REASONS = ['Typed wrongly', 'Cheque returned'] as const;

/** This reason is not a mistake: the bank returned the cheque. */
export const CHEQUE_RETURNED = 'Cheque returned' satisfies (typeof REVERSAL_REASONS)[number];
