import { ConfigurationError, secret, text, type Variables } from '../../platform/config/variables.js';

/** The endpoint of a provider of e-invoices, and the key that both sides sign with. */
export interface EInvoiceEndpoint {
  readonly url: string;
  readonly secret: string;
}

/** Host names of this machine: tests and a program on the same machine are reached by them. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * @returns null without an endpoint: staff then hand over the e-invoices
 * @throws ConfigurationError if the key is missing
 */
export function readEInvoiceEndpoint(variables: Variables): EInvoiceEndpoint | null {
  const [address, key] = [text(variables, 'E_INVOICE_URL'), secret(variables, 'E_INVOICE_SECRET')];
  if (address === null && key === null) return null;
  if (address === null || key === null) {
    throw new ConfigurationError('Set both E_INVOICE_URL and E_INVOICE_SECRET, or neither');
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && THIS_MACHINE.has(url.hostname));
  if (url === null || !isSafe || url.username !== '' || url.hash !== '') {
    throw new ConfigurationError('E_INVOICE_URL must be an address like https://provider.example/invoices');
  }
  return { url: url.href, secret: key };
}
