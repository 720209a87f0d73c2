import type { PaymentStatus } from '@shop/contract/statuses';
import { notFound } from '../platform/errors/domain-error.js';
import { requireAction, requireStep } from '../platform/errors/require-action.js';
import { PAYMENT_MACHINE, type PaymentAction } from './domain/payment.rules.js';

export const paymentNotFound = () => notFound('Payment');

/** @throws DomainError where the payment does not allow the action now; the table refuses none so far */
export const requirePaymentAction = (status: PaymentStatus, action: PaymentAction): void => {
  requireAction(PAYMENT_MACHINE, {}, { status }, action);
};

/** @throws DomainError PAYMENT_STEP_REFUSED */
export const requirePaymentStep = (from: PaymentStatus, to: PaymentStatus): void => {
  requireStep(PAYMENT_MACHINE, 'payment', from, to);
};
