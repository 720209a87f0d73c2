import { toAed, toFils } from '../money/fils';
import type { BadgeColor } from '../palette';
import type { PaymentMethod, PaymentStatus } from '../types';

export const paymentMethods = [
  'Cash',
  'Bank Transfer',
  'Credit Card',
  'Cheque',
  'Other',
] as const satisfies readonly PaymentMethod[];

export const defaultPaymentMethod: PaymentMethod = 'Cash';

export const paymentMethodLabel: Record<PaymentMethod, string> = {
  Cash: 'resources.payments.method.Cash',
  'Bank Transfer': 'resources.payments.method.Bank Transfer',
  'Credit Card': 'resources.payments.method.Credit Card',
  Cheque: 'resources.payments.method.Cheque',
  Other: 'resources.payments.method.Other',
};

export const paymentStatuses = ['Received', 'Refunded'] as const satisfies readonly PaymentStatus[];

export const paymentStatusLabel: Record<PaymentStatus, string> = {
  Received: 'resources.payments.status.Received',
  Refunded: 'resources.payments.status.Refunded',
};

export const paymentStatusColor: Record<PaymentStatus, BadgeColor> = { Received: 'green', Refunded: 'neutral' };

interface Owed {
  amountDue: number;
  amountPaid: number;
}

/** What remains to be paid, in AED; never below 0. */
export const defaultPaymentAmount = ({ amountDue, amountPaid }: Owed): number =>
  toAed(Math.max(toFils(amountDue) - toFils(amountPaid), 0));
