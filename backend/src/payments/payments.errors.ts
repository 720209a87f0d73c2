import { type Fils, toAed } from '@shop/contract/money';
import type { PaymentStatus } from '@shop/contract/statuses';
import { mayBecome } from '@shop/contract/state-machine';
import { DomainError, invalidField, notFound, type Refusals, requireAction } from '../platform/errors/domain-error.js';
import { PAYMENT_MACHINE, type PaymentAction, type PaymentKind } from './domain/payment.rules.js';

export const paymentNotFound = () => notFound('Payment');

const paymentRefunded = () =>
  new DomainError('conflict', {
    code: 'PAYMENT_REFUNDED',
    message: 'This payment is refunded already: it does not count, and it stays to be seen.',
  });

/** @param most what of the payment is not refunded yet */
export const refundTooLarge = (most: Fils) => {
  const left = toAed(most).toFixed(2);
  const message = `At most ${left} AED of this payment are left to refund.`;
  return new DomainError('conflict', {
    code: 'REFUND_TOO_LARGE',
    message,
    params: { left },
    fields: { amount: message },
  });
};

/** @param refunded what of the payment is refunded already */
export const amountBelowRefunds = (refunded: Fils) => {
  const min = toAed(refunded).toFixed(2);
  const message = `${min} AED of this payment are refunded: the amount must be more than that.`;
  return new DomainError('conflict', {
    code: 'AMOUNT_BELOW_REFUNDS',
    message,
    params: { min },
    fields: { amount: message },
  });
};

const refundStays = () => {
  const message = 'A refund stays. Record the money that came as a new payment.';
  return new DomainError('conflict', { code: 'PAYMENT_STEP_REFUSED', message, fields: { status: message } });
};

export const onlyCheques = (field: 'chequeNumber' | 'chequeDate') =>
  invalidField(field, 'Only a payment by Cheque has a cheque number and a cheque date.', 'CHEQUES_ONLY');

const REFUSALS: Refusals<PaymentKind> = { PAYMENT_REFUNDED: paymentRefunded };

/** @throws DomainError where the payment does not allow the action now */
export const requirePaymentAction = (status: PaymentStatus, action: PaymentAction): void => {
  requireAction(PAYMENT_MACHINE, REFUSALS, { status }, action);
};

/** @throws DomainError PAYMENT_STEP_REFUSED */
export const requirePaymentStep = (from: PaymentStatus, to: PaymentStatus): void => {
  if (!mayBecome(PAYMENT_MACHINE, from, to)) throw refundStays();
};
