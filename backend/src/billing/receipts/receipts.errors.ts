import { type Fils, toAed } from '@shop/contract/money';
import { DomainError, invalidField, notFound } from '../../platform/errors/domain-error.js';

const aed = (amount: Fils): string => toAed(amount).toFixed(2);

export const receiptNotFound = () => notFound('Receipt');

/** @param field `company`, or `user` */
export const oneAccount = (field: 'company' | 'user') =>
  invalidField(field, 'Name either the company or the person that paid.', 'ONE_ACCOUNT');

export const invoiceTwice = (index: number, invoiceNumber: string) =>
  invalidField(`allocations.${index}.invoice`, `Invoice ${invoiceNumber} is named twice.`, 'INVOICE_TWICE', {
    invoice: invoiceNumber,
  });

export const invoiceOfOther = (index: number, invoiceNumber: string) =>
  invalidField(
    `allocations.${index}.invoice`,
    `Invoice ${invoiceNumber} belongs to another account.`,
    'OTHER_ACCOUNT',
    { invoice: invoiceNumber },
  );

export const orderOfOther = (orderNumber: string) =>
  invalidField('order', `Order ${orderNumber} belongs to another account.`, 'ORDER_OF_OTHER_ACCOUNT', {
    order: orderNumber,
  });

export const allocatedTooMuch = (allocated: Fils, amount: Fils) =>
  invalidField(
    'allocations',
    `${aed(allocated)} AED are shared out, but only ${aed(amount)} AED were received.`,
    'ALLOCATED_TOO_MUCH',
    { allocated: aed(allocated), amount: aed(amount) },
  );

export function allocationTooLarge(index: number, invoiceNumber: string, left: Fils, asked: Fils): DomainError {
  const message = `At most ${aed(left)} AED of invoice ${invoiceNumber} remain due; ${aed(asked)} is more.`;
  return new DomainError('conflict', {
    code: 'ALLOCATION_TOO_LARGE',
    message,
    params: { left: aed(left), asked: aed(asked), invoice: invoiceNumber },
    fields: { [`allocations.${index}.amount`]: message },
  });
}

/** @param most the rest of the receipt */
export function restTooSmall(most: Fils, asked: Fils): DomainError {
  const message = `At most ${aed(most)} AED of this receipt are left to refund; ${aed(asked)} is more.`;
  return new DomainError('conflict', {
    code: 'REFUND_TOO_LARGE',
    message,
    params: { left: aed(most), asked: aed(asked) },
    fields: { amount: message },
  });
}

export const receiptReversed = () =>
  new DomainError('conflict', { code: 'RECEIPT_REVERSED', message: 'This receipt is reversed already.' });

export const receiptRefunded = () =>
  new DomainError('conflict', {
    code: 'RECEIPT_REFUNDED',
    message: 'A part of this receipt was paid back: it can’t be reversed any more.',
  });

/** @param most the credit balance of the account */
export function creditTooSmall(most: Fils, asked: Fils): DomainError {
  const message = `The credit balance of this account is ${aed(most)} AED; ${aed(asked)} is more.`;
  return new DomainError('conflict', {
    code: 'CREDIT_BALANCE_TOO_SMALL',
    message,
    params: { left: aed(most), asked: aed(asked) },
    fields: { amount: message },
  });
}
