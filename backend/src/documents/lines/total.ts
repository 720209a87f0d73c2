import {
  type Charges,
  documentTotal,
  type Fils,
  lineAmount,
  MAX_AED,
  type PricedLine,
  aedText,
  toFils,
} from '@shop/contract/money';
import { discountedAmount, discountedTotal, payableTotal, type TaxableLine } from '@shop/contract/vat';
import { taxable, type TaxedCharges } from './document-tax.js';
import { refuseField } from '../../platform/errors/refuse.js';

const MOST = { max: aedText(toFils(MAX_AED)) };
const NO_CHARGES: Charges = { deliveryCharge: 0, extraFee: 0 };
const UNTAXED = { discount: 0, taxBasis: null, createdAt: new Date(0) } as const;

/** Lines without these fields have no discount and no VAT. */
type RequestedLine = PricedLine & Partial<TaxableLine>;
type RequestedCharges = Charges & Partial<TaxedCharges>;

/**
 * Computes the payable total of a document.
 * @param linesField the field that contains the lines
 * @throws DomainError naming the field, if the total exceeds the maximum of a document (MAX_AED), or the discount
 * exceeds the amount
 */
export function affordableTotal(lines: readonly RequestedLine[], charges: RequestedCharges, linesField: string): Fils {
  const tooDear = lines.findIndex((line) => isBeyond(lineAmount(line)));
  if (tooDear !== -1) {
    throw refuseField(`${linesField}.${tooDear}.unitPrice`, 'LINE_TOO_DEAR', MOST);
  }
  const taxed = lines.map((line) => ({ discount: 0, taxCategory: 'S' as const, taxRate: 0, ...line }));
  const document = taxable({ ...UNTAXED, ...charges }, taxed);
  requireDiscounts(taxed, document.discount, linesField);
  const total = isBeyond(discountedTotal(document)) ? Infinity : payableTotal(document);
  if (isBeyond(total)) throw refuseField(fieldAtFault(lines, charges, linesField), 'TOTAL_TOO_HIGH', MOST);
  return total;
}

function requireDiscounts(lines: readonly TaxableLine[], discount: Fils, linesField: string): void {
  const tooMuch = lines.find((line) => discountedAmount(line) < 0);
  if (tooMuch) throw discountTooLarge(`${linesField}.${lines.indexOf(tooMuch)}.discount`, lineAmount(tooMuch));
  const goods = lines.reduce((sum, line) => sum + discountedAmount(line), 0);
  if (discount > goods) throw discountTooLarge('discount', goods);
}

function discountTooLarge(field: string, most: Fils) {
  return refuseField(field, 'DISCOUNT_TOO_LARGE', { max: aedText(most) });
}

function fieldAtFault(lines: readonly PricedLine[], charges: Charges, linesField: string): string {
  const { deliveryCharge, extraFee } = charges;
  if (isBeyond(documentTotal(lines, NO_CHARGES)) || deliveryCharge + extraFee === 0) return linesField;
  return extraFee > deliveryCharge ? 'extraFee' : 'deliveryCharge';
}

function isBeyond(amount: Fils): boolean {
  return !Number.isSafeInteger(amount) || amount > MAX_AED * 100;
}
