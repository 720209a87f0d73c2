/** How e-invoices are sent to the provider: not yet, by staff, or by calls of the shop. */
export const E_INVOICE_CONNECTORS = ['off', 'manual', 'webhook'] as const;
export type EInvoiceConnectorName = (typeof E_INVOICE_CONNECTORS)[number];

/**
 * The state of an e-invoice's transmission. `notNeeded`: Void, without VAT, or of a consumer; `sending`: in the queue;
 * `failed`: the last attempt failed; `sent`: the provider has it.
 */
export const TRANSMISSION_STATUSES = [
  'notNeeded',
  'ready',
  'sending',
  'failed',
  'sent',
  'accepted',
  'rejected',
] as const;
export type TransmissionStatus = (typeof TRANSMISSION_STATUSES)[number];

/** The states of e-invoices that the provider should have, but does not have or has rejected. */
export const UNSENT_STATUSES = [
  'ready',
  'sending',
  'failed',
  'rejected',
] as const satisfies readonly TransmissionStatus[];

export const TRANSMISSION_KINDS = ['invoice', 'credit-note'] as const;
export type TransmissionKind = (typeof TRANSMISSION_KINDS)[number];

/** The time limit for sending an e-invoice, in days from the supply. Ministerial Decision 243 of 2025. */
export const TRANSMISSION_DAYS = 14;

/** The first day in Dubai whose documents have the time limit, unless the settings name another one. */
export const E_INVOICES_FIRST_DAY = '2027-07-01';

/** The maximum number of documents that one call marks as sent. */
export const MAX_MARKED = 100;

/** The maximum number of a provider's reasons for a rejection. */
export const MAX_REASONS = 20;
export const MAX_REASON = 500;

/** The maximum number of days of one archive. */
export const MAX_ARCHIVE_DAYS = 366;
