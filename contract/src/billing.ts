/** The basis on which an order is billed: ordered or delivered quantities. */
export const BILLING_BASES = ['order', 'delivery'] as const;
export type BillingBasis = (typeof BILLING_BASES)[number];

/** How much of an order is billed. */
export const BILLING_STATES = ['None', 'Partly', 'All'] as const;
export type BillingState = (typeof BILLING_STATES)[number];
