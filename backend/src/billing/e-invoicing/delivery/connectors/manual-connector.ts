import { noConnector, signatureRefused } from '../deliveries.errors.js';
import type { EInvoiceConnector } from './connector.js';

/** Staff hand the files to the provider, and note what it says. */
export const MANUAL_CONNECTOR: EInvoiceConnector = {
  send: () => Promise.reject(noConnector()),
  status: () => Promise.reject(noConnector()),
  receive: () => {
    throw signatureRefused();
  },
};
