import { type Fils, toAed } from '@shop/contract/money';
import { DomainError, invalidField, notFound } from '../../platform/errors/domain-error.js';
import type { Excess } from './domain/wanted-credit.js';

export const creditNoteNotFound = () => notFound('Credit note');

/** @param field that asks for too much */
export const creditTooLarge = (field: string, { what, asked, left }: Excess) =>
  typeof what === 'object'
    ? tooMuch(
        { code: 'CREDIT_QTY_TOO_LARGE', field, unit: 'of this line' },
        { asked: String(asked), left: String(left) },
      )
    : tooMuch({ code: 'CREDIT_TOO_LARGE', field, unit: 'AED' }, { asked: aed(asked), left: aed(left) });

const aed = (amount: Fils) => toAed(amount).toFixed(2);

interface Refusal {
  readonly code: string;
  readonly field: string;
  readonly unit: string;
}

function tooMuch({ code, field, unit }: Refusal, params: { asked: string; left: string }) {
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
