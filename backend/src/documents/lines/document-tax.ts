import { dubaiDay } from '@shop/contract/dubai-day';
import type { Charges, Fils } from '@shop/contract/money';
import {
  type DocumentTax,
  documentTax,
  type PriceBasis,
  standardRateOf,
  type TaxableDocument,
  type TaxableLine,
} from '@shop/contract/vat';
import { isVatRegistered, type ShopDetails } from '../parties/shop-details.js';

/** The fields besides the lines that determine the VAT of a document. */
export interface TaxedCharges extends Charges {
  readonly discount: Fils;
  readonly taxBasis: PriceBasis | null;
  /** The day determines the VAT rate of charges on a document without a standard-rated line. */
  readonly createdAt: Date;
}

/** A document in the form for the VAT calculation. */
export function taxable(
  { deliveryCharge, extraFee, discount, taxBasis: basis, createdAt }: TaxedCharges,
  lines: readonly TaxableLine[],
): Omit<TaxableDocument, 'basis'> & { readonly basis: PriceBasis | null } {
  return { basis, lines, deliveryCharge, extraFee, discount, standardRate: standardRateOf(lines, dubaiDay(createdAt)) };
}

/** The VAT of a quote or an order; null if it has none. */
export function vatOfDocument(charges: TaxedCharges, lines: readonly TaxableLine[]): DocumentTax | null {
  const { basis, ...document } = taxable(charges, lines);
  return basis === null ? null : documentTax({ ...document, basis });
}

export function basisOf(settings: ShopDetails, at: Date): PriceBasis | null {
  return isVatRegistered(settings, at) ? settings.priceBasis : null;
}
