import type { InvoiceTitle, TaxCategory } from '@shop/contract/vat';

interface TitledInvoice {
  /** Set if the old books issued it: the shop has no tax invoice of it. */
  readonly opening?: object | null;
  readonly tax: object | null;
  readonly lines: readonly { readonly taxCategory: TaxCategory }[];
  readonly buyer: { readonly company?: { readonly trn: string } | null | undefined };
}

/** True if the buyer accounts for the VAT of a line on the invoice (reverse charge). */
export function hasReverseCharge({ lines }: Pick<TitledInvoice, 'lines'>): boolean {
  return lines.some(({ taxCategory }) => taxCategory === 'AE');
}

/**
 * The title of the invoice. The simplified form is for buyers without a TRN, and never for a reverse charge; a
 * registered buyer gets the full form for every amount. Executive Regulation, article 59(1), (5) and (13).
 */
export function invoiceTitle(invoice: TitledInvoice): InvoiceTitle {
  if (invoice.opening) return 'Open Item';
  if (invoice.tax === null) return 'Invoice';
  const buyerIsRegistered = (invoice.buyer.company?.trn ?? '') !== '';
  return buyerIsRegistered || hasReverseCharge(invoice) ? 'Tax Invoice' : 'Simplified Tax Invoice';
}

interface Supply {
  /** The first delivery of its goods; null if none was delivered before its issue. */
  readonly deliveredAt: Date | null;
  /** When money was received before the invoice. */
  readonly paidAt: Date | null;
}

/** The date of supply at issue: the earliest of delivery, payment and invoice. VAT Law, article 25. */
export function supplyDateOf({ deliveredAt, paidAt }: Supply, issuedAt: Date): Date {
  const before = [deliveredAt, paidAt].filter((date) => date !== null);
  return before.reduce((first, date) => (date < first ? date : first), issuedAt);
}
