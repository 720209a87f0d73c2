import { DomainError, notFound } from '../common/errors/domain-error.js';
import { type Fils, toAed } from '../common/money/money.js';

export const paymentNotFound = () => notFound('Payment');

export const paymentTooLarge = (room: Fils) => {
  const message = `At most ${toAed(room).toFixed(2)} AED remain due on this invoice.`;
  return new DomainError('conflict', { code: 'PAYMENT_TOO_LARGE', message, fields: { amount: message } });
};
