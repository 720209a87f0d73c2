import type { InvoiceTitle, TaxCategory } from '@shop/contract/vat';

interface TitledInvoice {
  readonly tax: object | null;
  readonly lines: readonly { readonly taxCategory: TaxCategory }[];
  readonly buyer: { readonly company?: { readonly trn: string } | null | undefined };
}

/** Whether the buyer accounts for the VAT of something on the invoice. */
export function hasReverseCharge({ lines }: Pick<TitledInvoice, 'lines'>): boolean {
  return lines.some(({ taxCategory }) => taxCategory === 'AE');
}

/**
 * The title of the invoice. The simplified form is for buyers without a TRN, and never for a reverse charge; a registered
 * buyer gets the full one whatever the amount. Executive Regulation, article 59(1), (5) and (13).
 */
export function invoiceTitle(invoice: TitledInvoice): InvoiceTitle {
  if (invoice.tax === null) return 'Invoice';
  const buyerIsRegistered = (invoice.buyer.company?.trn ?? '') !== '';
  return buyerIsRegistered || hasReverseCharge(invoice) ? 'Tax Invoice' : 'Simplified Tax Invoice';
}

/** The date of supply at issue: the day of delivery, if that was before. VAT Law, article 25. */
export function supplyDateOf(
  { isDelivered, deliveredAt }: { readonly isDelivered: boolean; readonly deliveredAt: Date | null },
  issuedAt: Date,
): Date {
  return isDelivered && deliveredAt !== null && deliveredAt < issuedAt ? deliveredAt : issuedAt;
}
