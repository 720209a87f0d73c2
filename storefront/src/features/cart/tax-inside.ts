import { toAed, toFils } from '@shop/contract/money';
import { documentTax } from '@shop/contract/vat';

/**
 * The VAT inside a total of list prices, in AED, as if all were of the standard rate: an estimate.
 * @param rate in percent; null: the shop asks for none
 */
export function taxInside(total: number, rate: number | null): { net: number; vat: number; rate: number } | null {
  if (rate === null) return null;
  const line = { qty: 1, unitPrice: toFils(total), discount: 0, taxCategory: 'S' as const, taxRate: rate };
  const charges = { deliveryCharge: 0, extraFee: 0, discount: 0 };
  const { net, vat } = documentTax({ basis: 'inclusive', lines: [line], ...charges, standardRate: rate });
  return { net: toAed(net), vat: toAed(vat), rate };
}
