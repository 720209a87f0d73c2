/** The largest e-invoice that is read. */
export const MAX_E_INVOICE_MB = 2;
export const MAX_E_INVOICE_BYTES = MAX_E_INVOICE_MB * 1_048_576;

/** Content types of e-invoices. */
export const XML_TYPES = ['application/xml', 'text/xml'] as const;
