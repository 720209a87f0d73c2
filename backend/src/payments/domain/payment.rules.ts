import type { Fils } from '../../common/money/money.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../common/payments/payment-values.js';
import { ALLOWED, allowedActions, type StateMachine, type Viewer } from '../../common/states/state-machine.js';

export const PAYMENT_ACTIONS = ['edit', 'delete'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

export interface PaymentKind {
  readonly status: PaymentStatus;
  readonly action: PaymentAction;
  readonly condition: never;
  readonly refusal: never;
  readonly record: { readonly status: PaymentStatus };
}

/** Staff may correct, refund, take back a refund and delete in either status; what counts must fit its invoice. */
export const PAYMENT_MACHINE: StateMachine<PaymentKind> = {
  statuses: PAYMENT_STATUSES,
  actions: PAYMENT_ACTIONS,
  conditions: {},
  needs: { edit: [], delete: [] },
  states: {
    Received: { next: ['Refunded'], actions: { edit: ALLOWED, delete: ALLOWED } },
    Refunded: { next: ['Received'], actions: { edit: ALLOWED, delete: ALLOWED } },
  },
  forOwner: [],
};

export function allowedPaymentActions(status: PaymentStatus, viewer: Viewer): PaymentAction[] {
  return allowedActions(PAYMENT_MACHINE, { status }, viewer);
}

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
