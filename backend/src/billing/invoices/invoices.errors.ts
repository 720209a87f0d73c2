import { refuse, requireAction } from '../../platform/errors/refuse.js';
import { INVOICE_MACHINE, type InvoiceAction, type InvoiceState } from './domain/invoice.rules.js';

/** @throws DomainError where the invoice does not allow the action now */
export const requireInvoiceAction = (invoice: InvoiceState, action: InvoiceAction): void => {
  requireAction(INVOICE_MACHINE, invoice, action, {
    PAYMENT_TOO_LARGE: () => refuse('PAYMENT_TOO_LARGE', { left: '0.00' }),
  });
};
