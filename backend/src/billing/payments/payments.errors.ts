import { type Fils, toAed } from '@shop/contract/money';
import type { PaymentStatus } from '@shop/contract/statuses';
import { mayBecome } from '@shop/contract/state-machine';
import {
  DomainError,
  invalidField,
  notFound,
  type Refusals,
  requireAction,
} from '../../platform/errors/domain-error.js';
import { PAYMENT_MACHINE, type PaymentAction, type PaymentKind } from './domain/payment.rules.js';

export const paymentNotFound = () => notFound('Payment');

const paymentRefunded = () =>
  new DomainError('conflict', {
    code: 'PAYMENT_REFUNDED',
    message: 'This payment is refunded already: it does not count, and it stays to be seen.',
  });

/** @param most what of the payment is not refunded yet */
export const refundTooLarge = (most: Fils, amount: Fils) => {
  const [left, asked] = [toAed(most).toFixed(2), toAed(amount).toFixed(2)];
  const message = `At most ${left} AED of this payment are left to refund; ${asked} is more.`;
  return new DomainError('conflict', {
    code: 'REFUND_TOO_LARGE',
    message,
    params: { left, asked },
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

/** @param receiptNumber the receipt that the payment is a part of */
const paymentOfReceipt = (receiptNumber: string) =>
  new DomainError('conflict', {
    code: 'PAYMENT_OF_RECEIPT',
    message: `This payment is a part of receipt ${receiptNumber}: correct or reverse the receipt.`,
    params: { receipt: receiptNumber },
  });

/** A payment that took over credit of another invoice is undone by a refund of its credit there. */
const paymentOfCredit = (invoiceNumber: string) =>
  new DomainError('conflict', {
    code: 'PAYMENT_OF_CREDIT',
    message: `This payment is credit that was applied from invoice ${invoiceNumber}: it can’t be changed.`,
    params: { invoice: invoiceNumber },
  });

interface PartOfOther {
  readonly receipt?: { readonly receiptNumber: string } | null | undefined;
  readonly appliedFrom?: string | undefined;
}

/** @throws DomainError where the payment is a part of a receipt, or credit of another invoice */
export function requireStandsAlone({ receipt, appliedFrom = '' }: PartOfOther): void {
  if (receipt) throw paymentOfReceipt(receipt.receiptNumber);
  if (appliedFrom !== '') throw paymentOfCredit(appliedFrom);
}

const REFUSALS: Refusals<PaymentKind> = { PAYMENT_REFUNDED: paymentRefunded };

/** @throws DomainError where the payment does not allow the action now */
export const requirePaymentAction = (status: PaymentStatus, action: PaymentAction): void => {
  requireAction(PAYMENT_MACHINE, REFUSALS, { status }, action);
};

/** @throws DomainError PAYMENT_STEP_REFUSED */
export const requirePaymentStep = (from: PaymentStatus, to: PaymentStatus): void => {
  if (!mayBecome(PAYMENT_MACHINE, from, to)) throw refundStays();
};
