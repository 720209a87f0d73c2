import { type Fils, toAed } from '@shop/contract/money';
import { DomainError, invalidField, notFound } from '../platform/errors/domain-error.js';
import type { Excess } from './domain/wanted-credit.js';

export const creditNoteNotFound = () => notFound('Credit note');

/** @param field that asks for too much */
export const creditTooLarge = (field: string, { what, asked, left }: Excess) =>
  typeof what === 'object'
    ? tooMuch('CREDIT_QTY_TOO_LARGE', field, { asked: String(asked), left: String(left) }, 'of this line')
    : tooMuch('CREDIT_TOO_LARGE', field, { asked: aed(asked), left: aed(left) }, 'AED');

const aed = (amount: Fils) => toAed(amount).toFixed(2);

function tooMuch(code: string, field: string, params: { asked: string; left: string }, unit: string) {
  const message = `At most ${params.left} ${unit} are left to credit; ${params.asked} is more.`;
  return new DomainError('conflict', { code, message, params, fields: { [field]: message } });
}

export const creditOneWay = () =>
  invalidField('amount', 'Send an amount, or lines and charges, not both.', 'CREDIT_ONE_WAY');

export const creditNothing = () =>
  invalidField('lines', 'Say what to credit: quantities of lines, charges, or an amount.', 'CREDIT_NOTHING');

export const unknownLine = (index: number) =>
  invalidField(`lines.${index}.line`, 'The invoice has no such line.', 'UNKNOWN_LINE');

export const lineTwice = (index: number) =>
  invalidField(`lines.${index}.line`, 'This line is named twice.', 'LINE_TWICE');
