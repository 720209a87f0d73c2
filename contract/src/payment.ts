export const PAYMENT_METHODS = ['Cash', 'Bank Transfer', 'Credit Card', 'Cheque', 'Other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATUSES = ['Received', 'Refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
