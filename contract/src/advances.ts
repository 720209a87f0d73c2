import type { Fils } from './money.js';

/** An Advance is issued for money before the goods; a Standard invoice bills the goods, and uses the advances of its order. */
export const INVOICE_KINDS = ['Standard', 'Advance'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** The advance of a percentage of an order's total with VAT, rounded half up. @param hundredths of a percent */
export const advanceOf = (total: Fils, hundredths: number): Fils =>
  Math.max(Math.floor((total * hundredths + 5_000) / 10_000), 1);
