/** The largest e-invoice that is read. */
export const MAX_E_INVOICE_MB = 2;
export const MAX_E_INVOICE_BYTES = MAX_E_INVOICE_MB * 1_048_576;

/** How e-invoices reach the provider: not yet, by the hands of staff, or by calls of the shop. */
export const E_INVOICE_CONNECTORS = ['off', 'manual', 'webhook'] as const;
export type EInvoiceConnectorName = (typeof E_INVOICE_CONNECTORS)[number];

/**
 * The fate of an e-invoice. `notNeeded`: Void, without VAT, or of a consumer; `sending`: on its way; `failed`: given up after
 * the last attempt; `sent`: the provider has it.
 */
export const DELIVERY_STATUSES = ['notNeeded', 'ready', 'sending', 'failed', 'sent', 'accepted', 'rejected'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** E-invoices that a provider should have, and has not, or has refused. */
export const UNSENT_STATUSES = ['ready', 'sending', 'failed', 'rejected'] as const satisfies readonly DeliveryStatus[];

export const DELIVERY_KINDS = ['invoice', 'credit-note'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Days from the supply within which an e-invoice is to be sent. Ministerial Decision 243 of 2025. */
export const DELIVERY_DAYS = 14;

/** Documents that are marked as sent by one call. */
export const MAX_MARKED = 100;

/** Why a provider refused a document. */
export const MAX_REASONS = 20;
export const MAX_REASON = 500;

/** Days of one archive. */
export const MAX_ARCHIVE_DAYS = 366;

/** Content types of e-invoices. */
export const XML_TYPES = ['application/xml', 'text/xml'] as const;
