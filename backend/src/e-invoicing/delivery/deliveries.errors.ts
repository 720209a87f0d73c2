import { DomainError, type Refusals } from '../../platform/errors/domain-error.js';
import type { DeliveryKindOfMachine } from '../domain/delivery.rules.js';
import { eInvoiceIncomplete } from '../e-invoices.errors.js';

export const deliveryNotFound = () =>
  new DomainError('missing', { code: 'E_INVOICE_NOT_FOUND', message: 'E-invoice not found' });

const conflict = (code: string, message: string) => () => new DomainError('conflict', { code, message });

export const noConnector = conflict(
  'E_INVOICE_NO_CONNECTOR',
  'The shop does not send e-invoices itself. Download this one, hand it to the provider, and mark it as sent.',
);

export const notSent = conflict('E_INVOICE_NOT_SENT', 'This e-invoice was not sent yet.');

export const DELIVERY_REFUSALS: Refusals<DeliveryKindOfMachine> = {
  E_INVOICE_NOT_NEEDED: conflict(
    'E_INVOICE_NOT_NEEDED',
    'This document needs no e-invoice: it is Void, or without VAT, or of a consumer, or replaced.',
  ),
  E_INVOICE_INCOMPLETE: () => eInvoiceIncomplete([]),
  E_INVOICE_NO_CONNECTOR: noConnector,
  E_INVOICE_ALREADY_SENT: conflict('E_INVOICE_ALREADY_SENT', 'This e-invoice was sent already, or is on its way.'),
  E_INVOICE_NOT_SENT: notSent,
  E_INVOICE_SETTLED: conflict('E_INVOICE_SETTLED', 'The provider has answered already.'),
};

export const signatureRefused = () =>
  new DomainError('signed-out', {
    code: 'SIGNATURE_REFUSED',
    message: 'The signature is missing, wrong, or more than five minutes old.',
    security: 'e-invoice callback refused',
  });

export const providerUnreachable = (why: string) =>
  new DomainError('conflict', {
    code: 'E_INVOICE_PROVIDER_UNREACHABLE',
    message: `The provider did not answer: ${why}`,
    params: { why },
  });
