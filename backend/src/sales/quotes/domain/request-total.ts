import type { Fils } from '@shop/contract/money';
import { payableTotal, type PriceBasis, type TaxableLine } from '@shop/contract/vat';
import { taxable } from '../../../documents/lines/document-tax.js';

interface Request {
  readonly requestedItems: readonly (TaxableLine & { readonly product: unknown })[];
  readonly taxBasis: PriceBasis | null;
  readonly createdAt: Date;
}

/**
 * @returns the total of a request at its prices, VAT included, and whether it has lines of free text without a price
 */
export function requestTotal({ requestedItems, taxBasis, createdAt }: Request): [amount: Fils, hasUnpriced: boolean] {
  const charges = { deliveryCharge: 0, extraFee: 0, discount: 0, taxBasis, createdAt };
  const hasUnpriced = requestedItems.some(({ product, unitPrice }) => product === null && unitPrice === 0);
  return [payableTotal(taxable(charges, requestedItems)), hasUnpriced];
}
