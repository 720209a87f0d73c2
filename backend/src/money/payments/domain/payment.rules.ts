import type { Fils } from '@shop/contract/money';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { ALLOWED, allowedActions, mayBecome, type StateMachine, type Viewer } from '@shop/contract/state-machine';
import { netOf, received, remainingDue, type SettlingMoney } from '../../../billing/invoices/domain/invoice.rules.js';
import { refuse, requireAction } from '../../../platform/errors/refuse.js';
import { paidBackOf, type ReversibleMoney } from './reversal.js';

export const PAYMENT_ACTIONS = ['edit', 'delete', 'refund'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

export interface PaymentKind {
  readonly status: PaymentStatus;
  readonly action: PaymentAction;
  readonly condition: 'notAllPaidBack';
  readonly refusal: 'PAYMENT_REFUNDED';
  readonly record: ReversibleMoney;
}

const isReversible = (money: ReversibleMoney) => paidBackOf(money) < money.amount;

/**
 * `refund` pays a part or the rest back. A refund stays. Deleting reverses: the payment stays to be seen, and counts no more; of a
 * Refunded one that is for money that was used for other invoices.
 */
export const PAYMENT_MACHINE: StateMachine<PaymentKind> = {
  statuses: PAYMENT_STATUSES,
  actions: PAYMENT_ACTIONS,
  conditions: {
    notAllPaidBack: { says: 'it is neither fully refunded nor reversed', holds: isReversible },
  },
  needs: { edit: [], delete: [['notAllPaidBack', 'PAYMENT_REFUNDED']], refund: [] },
  states: {
    Received: { next: ['Refunded'], actions: { edit: ALLOWED, delete: ALLOWED, refund: ALLOWED } },
    Refunded: { next: [], actions: { edit: ALLOWED, delete: ALLOWED, refund: 'PAYMENT_REFUNDED' } },
  },
  forOwner: [],
};

export function allowedPaymentActions(payment: ReversibleMoney, viewer: Viewer): PaymentAction[] {
  return allowedActions(PAYMENT_MACHINE, payment, viewer);
}

interface Refundable {
  readonly status: PaymentStatus;
  readonly refundedAt: Date | null;
}

/** The amount that the invoice can still receive besides its other payments. */
export function remainingFor(amountDue: Fils, others: readonly SettlingMoney[]): Fils {
  return remainingDue({ amountDue, amountPaid: received(others), writtenOff: 0, waived: 0 });
}

/**
 * True if the payment fits beside the others; refunded parts don't count. A payment that counts no more than before
 * always fits: a credit note may have reduced the amount due below the paid amount.
 * @param before the part of it that counted
 */
export function fits(
  payment: SettlingMoney,
  amountDue: Fils,
  others: readonly SettlingMoney[],
  before: Fils = 0,
): boolean {
  return netOf(payment) <= Math.max(remainingFor(amountDue, others), before);
}

interface DatedMoney {
  readonly amount: Fils;
  readonly paymentDate: Date;
}

/** True if a correction takes money back or moves it to another day, as a refund does. */
export function takesMoneyBack(before: DatedMoney, planned: DatedMoney): boolean {
  return planned.amount < before.amount || planned.paymentDate.getTime() !== before.paymentDate.getTime();
}

/** The sum of the refunds of a payment. */
export function refundedOf({ refunds }: Pick<SettlingMoney, 'refunds'>): Fils {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** When a payment of this status was refunded: it is set once, when the status becomes Refunded. */
export function refundedAtOf(before: Refundable, status: PaymentStatus, now: Date): Date | null {
  if (status === 'Received') return null;
  return before.status === 'Received' ? now : before.refundedAt;
}

/** @throws DomainError if the payment does not allow the action now */
export function requirePaymentAction(payment: ReversibleMoney, action: PaymentAction): void {
  requireAction(PAYMENT_MACHINE, payment, action);
}

/** @throws DomainError PAYMENT_STEP_REFUSED */
export function requirePaymentStep(from: PaymentStatus, to: PaymentStatus): void {
  if (!mayBecome(PAYMENT_MACHINE, from, to)) throw refuse('PAYMENT_STEP_REFUSED');
}

interface PartOfOther {
  readonly receipt: { readonly receiptNumber: string } | null;
  readonly appliedFrom: string;
}

/**
 * A payment that uses credit of another invoice is undone by a refund of its credit there.
 * @throws DomainError if the payment is a part of a receipt, or credit of another invoice
 */
export function requireIndependent({ receipt, appliedFrom }: PartOfOther): void {
  if (receipt) throw refuse('PAYMENT_OF_RECEIPT', { receipt: receipt.receiptNumber });
  if (appliedFrom !== '') throw refuse('PAYMENT_OF_CREDIT', { invoice: appliedFrom });
}
