import { lineAmount, toAed } from '@shop/contract/money';
import type { DocumentTax, TaxedAmount } from '@shop/contract/vat';
import { wireOf } from '../../platform/database/wire.js';
import type { LineResponse, PriceSourceResponse, TaxResponse } from './line.response.js';
import { type ChargedRecord, type Line, LineSchema, type PriceSource } from './line.schema.js';

const wire = wireOf(LineSchema);

export function toPriceSource(source: PriceSource | null | undefined): PriceSourceResponse | null {
  return source ? wire(source, ['list', 'name', 'line', 'minQty', 'listPrice']) : null;
}

/** The pack of a line; nothing if it is not packed. */
export const packOf = ({ packSize, packUnit }: Pick<Line, 'packSize' | 'packUnit'>) =>
  packSize ? { packSize, packUnit } : {};

/**
 * @param taxed null: the document has no VAT
 * @param priced false omits the prices
 */
export function toLine(line: Line, taxed: TaxedAmount | null, priced = true): LineResponse {
  const tax = priced ? taxed : null;
  return {
    ...wire(line, ['_id', 'product', 'productName', 'sku', 'code', 'size', 'unit', 'qty']),
    productNameAr: line.productNameAr,
    ...packOf(line),
    unitPrice: priced ? toAed(line.unitPrice) : null,
    qtyPrice: priced ? toAed(lineAmount(line)) : null,
    discount: priced ? toAed(line.discount) : null,
    taxCategory: priced ? line.taxCategory : null,
    taxReason: priced ? line.taxReason : '',
    taxRate: tax && line.taxRate,
    net: tax && toAed(tax.net),
    vat: tax && toAed(tax.vat),
    gross: tax && toAed(tax.gross),
  };
}

/** Lines with their shares of the document's VAT. */
export function toLines(lines: readonly Line[], tax: DocumentTax | null, priced = true): LineResponse[] {
  return lines.map((line, index) => toLine(line, tax?.lines[index] ?? null, priced));
}

/** Adds to lines where their prices are from. Only for staff. */
export function withPriceSources<T extends LineResponse>(shown: readonly T[], lines: readonly Line[]): T[] {
  return shown.map((line, index) => ({
    ...line,
    priceSource: toPriceSource(lines[index]?.priceSource),
    priceIsManual: lines[index]?.priceIsManual ?? null,
  }));
}

/** The charges and the discount of a document. */
export function toCharges(
  record: Pick<ChargedRecord, 'deliveryCharge' | 'extraFee' | 'discount' | 'discountReason'>,
  priced = true,
) {
  return {
    deliveryCharge: priced ? toAed(record.deliveryCharge) : 0,
    extraFee: priced ? toAed(record.extraFee) : 0,
    discount: priced ? toAed(record.discount) : 0,
    discountReason: priced ? record.discountReason : '',
  };
}

export function toTax(tax: Pick<DocumentTax, 'basis' | 'net' | 'vat' | 'gross' | 'categories'>): TaxResponse {
  return {
    basis: tax.basis,
    ...toTaxedAmount(tax),
    categories: tax.categories.map(({ category, rate, net, vat }) => ({
      category,
      rate,
      net: toAed(net),
      vat: toAed(vat),
    })),
  };
}

function toTaxedAmount({ net, vat, gross }: TaxedAmount) {
  return { net: toAed(net), vat: toAed(vat), gross: toAed(gross) };
}
