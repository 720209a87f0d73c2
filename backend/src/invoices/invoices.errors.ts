import { DomainError, notFound } from '../platform/errors/domain-error.js';
import { reasonForAll } from '../platform/errors/reason.js';
import { type Fils, toAed } from '@shop/contract/money';
import { type Refusals, requireAction } from '../platform/errors/require-action.js';
import { INVOICE_MACHINE, type InvoiceAction, type InvoiceKind, type InvoiceState } from './domain/invoice.rules.js';

export const invoiceNotFound = () => notFound('Invoice');

export const invoiceContradicted = (fields: Record<string, string>) =>
  new DomainError('invalid', {
    code: 'VALIDATION_FAILED',
    message: Object.values(fields)[0] ?? 'This can’t be changed.',
    fields,
    reasons: reasonForAll(fields, 'ISSUED'),
  });

const invoiceHasPayments = () =>
  new DomainError('conflict', {
    code: 'INVOICE_HAS_PAYMENTS',
    message: 'This invoice has payments and can’t be deleted.',
  });

/** @param room what the invoice can still take */
export const paymentTooLarge = (room: Fils) => {
  const left = toAed(room).toFixed(2);
  const message = `At most ${left} AED remain due on this invoice.`;
  const fields = { amount: message };
  return new DomainError('conflict', { code: 'PAYMENT_TOO_LARGE', message, params: { left }, fields });
};

const REFUSALS: Refusals<InvoiceKind> = {
  INVOICE_HAS_PAYMENTS: invoiceHasPayments,
  PAYMENT_TOO_LARGE: () => paymentTooLarge(0),
};

/** @throws DomainError where the invoice does not allow the action now */
export const requireInvoiceAction = (invoice: InvoiceState, action: InvoiceAction): void => {
  requireAction(INVOICE_MACHINE, REFUSALS, invoice, action);
};
