import { type Fils, toAed } from '@shop/contract/money';
import { DomainError, invalidField, notFound } from '../platform/errors/domain-error.js';
import type { Excess } from './domain/wanted-credit.js';

export const creditNoteNotFound = () => notFound('Credit note');

/** @param field that asks for too much */
export const creditTooLarge = (field: string, { what, left }: Excess) =>
  typeof what === 'object' ? tooManyPieces(field, left) : amountTooLarge(field, left);

function tooManyPieces(field: string, left: number) {
  const message = `At most ${left} of this line are left to credit.`;
  const fields = { [field]: message };
  return new DomainError('conflict', { code: 'CREDIT_QTY_TOO_LARGE', message, params: { left: String(left) }, fields });
}

function amountTooLarge(field: string, most: Fils) {
  const left = toAed(most).toFixed(2);
  const message = `At most ${left} AED are left to credit.`;
  return new DomainError('conflict', {
    code: 'CREDIT_TOO_LARGE',
    message,
    params: { left },
    fields: { [field]: message },
  });
}

export const creditOneWay = () =>
  invalidField('amount', 'Send an amount, or lines and charges, not both.', 'CREDIT_ONE_WAY');

export const creditNothing = () =>
  invalidField('lines', 'Say what to credit: quantities of lines, charges, or an amount.', 'CREDIT_NOTHING');

export const unknownLine = (index: number) =>
  invalidField(`lines.${index}.line`, 'The invoice has no such line.', 'UNKNOWN_LINE');

export const lineTwice = (index: number) =>
  invalidField(`lines.${index}.line`, 'This line is named twice.', 'LINE_TWICE');
