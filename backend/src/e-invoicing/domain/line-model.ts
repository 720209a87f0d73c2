import type { Fils } from '@shop/contract/money';
import { unitCodeOf } from '@shop/contract/units';
import { discountedAmount, netOfGross, type PriceBasis, shareOut, type TaxedCategory, vatOf } from '@shop/contract/vat';
import { codeIn, EXEMPTIONS, gtinIn, isUntaxed, ONE, percentOf, REVERSE_CHARGE_GOODS } from './codes.js';
import type { ELine } from './e-document.js';
import type { SourceCreditLine, SourceInvoice, SourceLine } from './source.js';

/** A line with its share of the document's discount, without VAT. */
export interface ModelledLine {
  readonly line: ELine;
  readonly documentDiscount: Fils;
}

/**
 * The lines of an invoice. The format shows a line's net amount and its shares of the document's discount separately:
 * the shares are added back to the stored net amount, so sums are exact whatever was rounded.
 */
export function invoiceLines({ lines, discount, tax }: SourceInvoice): ModelledLine[] {
  const shares = shareOut(discount, lines.map(discountedAmount));
  return lines.map((line, index) => {
    const documentDiscount = netPart(shares[index] ?? 0, line.taxRate, tax.basis);
    const documentVat = (shares[index] ?? 0) - documentDiscount;
    const vat =
      (line.vat ?? 0) + (tax.basis === 'inclusive' ? documentVat : vatOf(documentDiscount, line.taxRate, 'exclusive'));
    const net = (line.net ?? 0) + documentDiscount;
    const allowance = netPart(line.discount, line.taxRate, tax.basis);
    return {
      documentDiscount,
      line: {
        ...itemOf(line, index),
        ...pricedBy(line.qty, unitOf(line), net, allowance),
        ...lineVat(line, net, vat),
      },
    };
  });
}

/** The lines of a credit note. A line that credits an amount and no goods has the quantity one. */
export function creditLines(lines: readonly SourceCreditLine[]): ModelledLine[] {
  return lines.map((line, index) => {
    const [qty, unit] = line.qty === 0 ? [1, ONE] : [line.qty, unitOf(line)];
    const amounts = { ...pricedBy(qty, unit, line.net, 0), ...lineVat(line, line.net, line.vat) };
    return { documentDiscount: 0, line: { ...itemOf(line, index), ...amounts } };
  });
}

/** Writes a charge as a line, if the format does not allow it as a charge of the document. */
export function chargeLine(name: string, charge: TaxedCategory, taxReason: string, index: number): ELine {
  const item = {
    productName: name,
    sku: '',
    hsCode: '',
    taxCategory: charge.category,
    taxRate: charge.rate,
    taxReason,
  };
  return { ...itemOf(item, index), ...pricedBy(1, ONE, charge.net, 0), ...lineVat(item, charge.net, charge.vat) };
}

function itemOf(
  line: Pick<SourceLine, 'productName' | 'sku' | 'hsCode' | 'taxCategory' | 'taxRate' | 'taxReason'>,
  index: number,
) {
  const { taxCategory: category, taxReason } = line;
  const isReverse = category === 'AE';
  return {
    id: String(index + 1),
    name: line.productName,
    description: line.productName,
    sellersId: line.sku,
    standardId: isReverse ? gtinIn(taxReason) : '',
    hsCode: line.hsCode,
    natureCode: isReverse ? codeIn(taxReason, REVERSE_CHARGE_GOODS) : '',
    exemptionCode: category === 'E' ? codeIn(taxReason, EXEMPTIONS) : '',
    category,
    percent: percentOf(category, line.taxRate),
  };
}

/** The code that staff chose for the product has priority over the code of the unit's name. */
const unitOf = ({ unit, unitCode }: SourceCreditLine | SourceLine): string => unitCode || unitCodeOf(unit);

/** The price covers all pieces together, so that no unit price has to be rounded. */
function pricedBy(qty: number, unit: string, net: Fils, allowance: Fils) {
  return {
    qty,
    unit,
    net,
    allowance,
    allowanceReason: allowance === 0 ? '' : 'Discount',
    price: net + allowance,
    baseQty: qty,
    baseUnit: unit,
  };
}

function lineVat({ taxCategory }: Pick<SourceLine, 'taxCategory'>, net: Fils, vat: Fils) {
  return { vat: taxCategory === 'E' ? null : isUntaxed(taxCategory) ? 0 : vat, gross: net + vat };
}

const netPart = (amount: Fils, rate: number, basis: PriceBasis): Fils =>
  basis === 'inclusive' ? netOfGross(amount, rate) : amount;
