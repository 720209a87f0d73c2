import type { EDocument, ELine } from '../domain/e-document.js';
import { amountOf, numberOf, optionalAmount } from './read-number.js';
import { readRate } from './read-parts.js';
import { isCharge } from './rules/facts.js';
import type { XmlElement } from './xml-element.js';
import { refuse } from '../../platform/errors/refuse.js';

export function readLine(line: XmlElement, kind: EDocument['kind']): ELine {
  const quantity = kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  const qty = numberOf(line, null, quantity);
  if (qty === null) throw refuse('E_INVOICE_UNREADABLE/missing', { line: line.line, element: quantity, found: '' });
  const category = line.find('cac:Item', 'cac:ClassifiedTaxCategory');
  return {
    id: line.textOf('cbc:ID'),
    qty,
    unit: line.attributeOf('unitCode', quantity),
    net: amountOf(line, 'cbc:LineExtensionAmount'),
    ...readAllowances(line),
    ...readItem(line),
    ...readRate(category),
    exemptionCode: category?.textOf('cbc:TaxExemptionReasonCode') ?? '',
    price: amountOf(line, 'cac:Price', 'cbc:PriceAmount'),
    // A price without a base quantity is the price of one.
    baseQty: numberOf(line, 1, 'cac:Price', 'cbc:BaseQuantity') ?? 1,
    baseUnit: line.attributeOf('unitCode', 'cac:Price', 'cbc:BaseQuantity'),
    vat: optionalAmount(line, 'cac:ItemPriceExtension', 'cac:TaxTotal', 'cbc:TaxAmount'),
    gross: optionalAmount(line, 'cac:ItemPriceExtension', 'cbc:Amount'),
  };
}

/** Charges of the line become an allowance below 0. */
function readAllowances(line: XmlElement) {
  const all = line.all('cac:AllowanceCharge');
  const amounts = all.map((one) => (isCharge(one) ? -1 : 1) * amountOf(one, 'cbc:Amount'));
  const reasons = all.map(
    (one) => one.textOf('cbc:AllowanceChargeReason') || one.textOf('cbc:AllowanceChargeReasonCode'),
  );
  return {
    allowance: amounts.reduce((sum, amount) => sum + amount, 0),
    allowanceReason: reasons.includes('') ? '' : [...new Set(reasons)].join(', '),
  };
}

function readItem(line: XmlElement) {
  const item = line.find('cac:Item');
  const classification = item?.find('cac:CommodityClassification');
  return {
    name: item?.textOf('cbc:Name') ?? '',
    description: item?.textOf('cbc:Description') ?? '',
    sellersId: item?.textOf('cac:SellersItemIdentification', 'cbc:ID') ?? '',
    standardId: item?.textOf('cac:StandardItemIdentification', 'cbc:ID') ?? '',
    hsCode: classification?.textOf('cbc:ItemClassificationCode') ?? '',
    natureCode: classification?.textOf('cbc:NatureCode') ?? '',
  };
}
