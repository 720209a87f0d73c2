import { DomainError, notFound } from '../common/errors/domain-error.js';

export const invoiceNotFound = () => notFound('Invoice');

export const invoiceHasPayments = () =>
  new DomainError('conflict', {
    code: 'INVOICE_HAS_PAYMENTS',
    message: 'This invoice has payments and can’t be deleted.',
  });
