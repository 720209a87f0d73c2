import type { Fils } from '@shop/contract/money';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { ALLOWED, allowedActions, type StateMachine, type Viewer } from '@shop/contract/state-machine';
import { remainingDue, received, type SettlingMoney } from '../../invoices/domain/invoice.rules.js';

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

export interface Refundable {
  readonly status: PaymentStatus;
  readonly refundedAt: Date | null;
}

/** What the invoice can still take when `others` are its other payments. */
export function roomFor(amountDue: Fils, others: readonly SettlingMoney[]): Fils {
  return remainingDue({ amountDue, amountPaid: received(others) });
}

/** Whether the payment fits beside the others; a refunded one takes no room. */
export function fits(payment: SettlingMoney, amountDue: Fils, others: readonly SettlingMoney[]): boolean {
  return payment.status === 'Refunded' || payment.amount <= roomFor(amountDue, others);
}

/** When a payment of this status was refunded: once, at the moment that it was marked as that. */
export function refundedAtOf(before: Refundable, status: PaymentStatus, now: Date): Date | null {
  if (status === 'Received') return null;
  return before.status === 'Received' ? now : before.refundedAt;
}
