import type { Fils } from '../../common/money/money.js';
import type { PaymentStatus } from '../../common/payments/payment-values.js';

export const PAYMENT_ACTIONS = ['edit', 'delete'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/** Staff may correct, refund, take back a refund and delete a payment in either status. */
export const PAYMENT_ACTIONS_BY_STATUS: Readonly<Record<PaymentStatus, readonly PaymentAction[]>> = {
  Received: ['edit', 'delete'],
  Refunded: ['edit', 'delete'],
};

export interface PaymentMoney {
  readonly amount: Fils;
  readonly status: PaymentStatus;
}

/** What the invoice can still take when `others` are its other payments. */
export function roomFor(amountDue: Fils, others: readonly PaymentMoney[]): Fils {
  const taken = others.reduce((sum, { amount, status }) => (status === 'Received' ? sum + amount : sum), 0);
  return Math.max(amountDue - taken, 0);
}

/** Whether the payment fits beside the others; a refunded one takes no room. */
export function fits(payment: PaymentMoney, amountDue: Fils, others: readonly PaymentMoney[]): boolean {
  return payment.status === 'Refunded' || payment.amount <= roomFor(amountDue, others);
}
