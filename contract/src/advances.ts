/** An Advance is issued for money before the goods; a Standard invoice bills the goods, and uses the advances of its order. */
export const INVOICE_KINDS = ['Standard', 'Advance'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
