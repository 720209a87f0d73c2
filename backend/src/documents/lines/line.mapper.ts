import { lineAmount, toAed } from '@shop/contract/money';
import type { DocumentTax, TaxedAmount } from '@shop/contract/vat';
import { ChargedResponse, LineResponse, PriceSourceResponse, type TaxResponse } from './line.response.js';
import type { ChargedRecord, Line, PricedRecord, PriceSource } from './line.schema.js';

export function toPriceSource(source: PriceSource | null | undefined): PriceSourceResponse | null {
  return source ? PriceSourceResponse.stored(source) : null;
}

/** The pack of a line; nothing if it is not packed. */
export const packOf = ({ packSize, packUnit }: Pick<Line, 'packSize' | 'packUnit'>) =>
  packSize ? { packSize, packUnit } : {};

/**
 * @param taxed null if the document has no VAT
 * @param priced false omits the prices
 */
export function toLine(line: Line, taxed: TaxedAmount | null, priced = true): LineResponse {
  const tax = priced ? taxed : null;
  return {
    unitPrice: priced ? toAed(line.unitPrice) : null,
    qtyPrice: priced ? toAed(lineAmount(line)) : null,
    discount: priced ? toAed(line.discount) : null,
    taxCategory: priced ? line.taxCategory : null,
    taxReason: priced ? line.taxReason : '',
    taxRate: tax && line.taxRate,
    net: tax && toAed(tax.net),
    vat: tax && toAed(tax.vat),
    gross: tax && toAed(tax.gross),
    ...packOf(line),
    ...LineResponse.stored(line),
  };
}

/** Lines with their shares of the document's VAT. */
export function toLines(lines: readonly Line[], tax: DocumentTax | null, priced = true): LineResponse[] {
  return lines.map((line, index) => toLine(line, tax?.lines[index] ?? null, priced));
}

/** Adds to lines where their prices are from. Only for staff. */
export function withPriceSources<T extends LineResponse>(shown: readonly T[], lines: readonly Line[]): T[] {
  return shown.map((line, index) => ({
    priceSource: toPriceSource(lines[index]?.priceSource),
    priceIsManual: lines[index]?.priceIsManual ?? null,
    ...line,
  }));
}

/** The charges alone, without the other fields of the document. */
export function chargesOf(document: Pick<PricedRecord, keyof typeof NO_CHARGES | 'taxBasis'>) {
  const { deliveryCharge, extraFee, discount, discountReason, taxBasis } = document;
  return { deliveryCharge, extraFee, discount, discountReason, taxBasis };
}

const NO_CHARGES = { deliveryCharge: 0, extraFee: 0, discount: 0, discountReason: '' };

/** The charges and the discount of a document. */
export function toCharges(record: Pick<ChargedRecord, keyof typeof NO_CHARGES>, priced = true) {
  return priced ? ChargedResponse.stored(record) : NO_CHARGES;
}

export function toTax(tax: Pick<DocumentTax, 'basis' | 'net' | 'vat' | 'gross' | 'categories'>): TaxResponse {
  return {
    basis: tax.basis,
    ...toTaxedAmount(tax),
    categories: tax.categories.map(toTaxCategory),
  };
}

export function toTaxCategory({ category, rate, net, vat }: DocumentTax['categories'][number]) {
  return { category, rate, net: toAed(net), vat: toAed(vat) };
}

function toTaxedAmount({ net, vat, gross }: TaxedAmount) {
  return { net: toAed(net), vat: toAed(vat), gross: toAed(gross) };
}
