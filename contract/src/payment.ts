export const PAYMENT_METHODS = ['Cash', 'Bank Transfer', 'Credit Card', 'Cheque', 'Other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'Cash';

/** Days that a cheque may be dated ahead of the day on which it is recorded. */
export const MAX_CHEQUE_DAYS_AHEAD = 365;

/** Why a payment is reversed, as the back office offers it; any other words may be sent in their place. */
export const REVERSAL_REASONS = ['Typed wrongly', 'Cheque returned'] as const;
