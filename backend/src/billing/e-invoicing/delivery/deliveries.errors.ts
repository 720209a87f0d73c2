import { DomainError, type Refusals } from '../../../platform/errors/domain-error.js';
import type { DeliveryKindOfMachine } from '../domain/delivery.rules.js';
import { eInvoiceIncomplete } from '../e-invoices.errors.js';

export const deliveryNotFound = () =>
  new DomainError('missing', { code: 'E_INVOICE_NOT_FOUND', message: 'E-invoice not found' });

export const noConnector = () =>
  new DomainError('conflict', {
    code: 'E_INVOICE_NO_CONNECTOR',
    message:
      'The shop does not send e-invoices itself. Download this one, hand it to the provider, and mark it as sent.',
  });

export const notSent = () =>
  new DomainError('conflict', { code: 'E_INVOICE_NOT_SENT', message: 'This e-invoice was not sent yet.' });

const alreadySent = () =>
  new DomainError('conflict', {
    code: 'E_INVOICE_ALREADY_SENT',
    message: 'This e-invoice was sent already, or is on its way.',
  });

const notNeeded = () =>
  new DomainError('conflict', {
    code: 'E_INVOICE_NOT_NEEDED',
    message: 'This document needs no e-invoice: it is Void, or without VAT, or of a consumer, or replaced.',
  });

const settled = () =>
  new DomainError('conflict', { code: 'E_INVOICE_SETTLED', message: 'The provider has answered already.' });

export const DELIVERY_REFUSALS: Refusals<DeliveryKindOfMachine> = {
  E_INVOICE_NOT_NEEDED: notNeeded,
  E_INVOICE_INCOMPLETE: () => eInvoiceIncomplete([]),
  E_INVOICE_NO_CONNECTOR: noConnector,
  E_INVOICE_ALREADY_SENT: alreadySent,
  E_INVOICE_NOT_SENT: notSent,
  E_INVOICE_SETTLED: settled,
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
