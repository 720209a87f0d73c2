import {
  DomainError,
  notFound,
  reasonForAll,
  type Refusals,
  requireAction,
} from '../../platform/errors/domain-error.js';
import { type Fils, toAed } from '@shop/contract/money';
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
    message: 'This invoice has payments: refund or delete them first, then it can be deleted.',
  });

const invoiceHasCredits = () =>
  new DomainError('conflict', {
    code: 'INVOICE_HAS_CREDITS',
    message: 'This invoice has credit notes: it stays. Credit what is left of it.',
  });

export const eInvoiceSent = () =>
  new DomainError('conflict', {
    code: 'E_INVOICE_SENT',
    message: 'The e-invoice of this invoice was sent: the invoice stays as it is. Credit it instead.',
  });

const nothingToCredit = () =>
  new DomainError('conflict', { code: 'NOTHING_TO_CREDIT', message: 'All of this invoice is credited.' });

export const buyerTrnMissing = () =>
  new DomainError('conflict', {
    code: 'BUYER_TRN_MISSING',
    message: 'A line has the reverse charge (AE): the buyer must belong to a confirmed company with a TRN.',
  });

const invoiceVoid = () =>
  new DomainError('conflict', { code: 'INVOICE_VOID', message: 'This invoice is Void and stays as it is.' });

/** @param room what the invoice can still take */
export const paymentTooLarge = (room: Fils) => {
  const left = toAed(room).toFixed(2);
  const message = `At most ${left} AED remain due on this invoice.`;
  const fields = { amount: message };
  return new DomainError('conflict', { code: 'PAYMENT_TOO_LARGE', message, params: { left }, fields });
};

const REFUSALS: Refusals<InvoiceKind> = {
  INVOICE_HAS_PAYMENTS: invoiceHasPayments,
  INVOICE_HAS_CREDITS: invoiceHasCredits,
  E_INVOICE_SENT: eInvoiceSent,
  NOTHING_TO_CREDIT: nothingToCredit,
  INVOICE_VOID: invoiceVoid,
  PAYMENT_TOO_LARGE: () => paymentTooLarge(0),
};

/** @throws DomainError where the invoice does not allow the action now */
export const requireInvoiceAction = (invoice: InvoiceState, action: InvoiceAction): void => {
  requireAction(INVOICE_MACHINE, REFUSALS, invoice, action);
};
