import type { EInvoiceConnector } from './connector.js';
import { refuse } from '../../../platform/errors/refuse.js';

/** Staff send the files to the provider, and record its answers. */
export const MANUAL_CONNECTOR: EInvoiceConnector = {
  send: () => Promise.reject(refuse('E_INVOICE_NO_CONNECTOR')),
  status: () => Promise.reject(refuse('E_INVOICE_NO_CONNECTOR')),
  receive: () => {
    throw refuse('SIGNATURE_REFUSED', {}, { security: 'e-invoice callback refused' });
  },
};
