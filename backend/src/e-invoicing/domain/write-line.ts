import { DISCOUNT } from './codes.js';
import type { EDocument, ELine } from './e-document.js';
import { type Amounts, categoryNode } from './write-parts.js';
import { element, text, type XmlNode } from './xml.js';

const GTIN_SCHEME = '0160';
const GOODS = 'G';

export function lineNode(line: ELine, kind: EDocument['kind'], amounts: Amounts): XmlNode {
  const isInvoice = kind === 'invoice';
  const vat = amounts.optional('cbc:TaxAmount', line.vat);
  return element(isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine', [
    text('cbc:ID', line.id),
    text(isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', line.qty, { unitCode: line.unit }),
    amounts.of('cbc:LineExtensionAmount', line.net),
    line.allowance === 0 ? null : allowanceNode(line, amounts),
    itemNode(line),
    priceNode(line, amounts),
    element('cac:ItemPriceExtension', [
      amounts.optional('cbc:Amount', line.gross),
      vat === null ? null : element('cac:TaxTotal', [vat]),
    ]),
  ]);
}

function allowanceNode(line: ELine, amounts: Amounts): XmlNode {
  return element('cac:AllowanceCharge', [
    text('cbc:ChargeIndicator', 'false'),
    text('cbc:AllowanceChargeReasonCode', line.allowanceReason === '' ? '' : DISCOUNT),
    text('cbc:AllowanceChargeReason', line.allowanceReason),
    amounts.of('cbc:Amount', line.allowance),
  ]);
}

function itemNode(line: ELine): XmlNode {
  return element('cac:Item', [
    text('cbc:Description', line.description),
    text('cbc:Name', line.name),
    element('cac:SellersItemIdentification', [text('cbc:ID', line.sellersId)]),
    element('cac:StandardItemIdentification', [text('cbc:ID', line.standardId, { schemeID: GTIN_SCHEME })]),
    element('cac:CommodityClassification', [
      text('cbc:NatureCode', line.natureCode),
      text('cbc:CommodityCode', line.hsCode === '' ? '' : GOODS),
      text('cbc:ItemClassificationCode', line.hsCode, { listID: 'HS' }),
    ]),
    line.category === '' ? null : categoryNode('cac:ClassifiedTaxCategory', line, line.exemptionCode),
  ]);
}

/** The gross price equals the net price: discounts are written as allowances. */
function priceNode({ price, baseQty, baseUnit }: ELine, amounts: Amounts): XmlNode {
  return element('cac:Price', [
    amounts.of('cbc:PriceAmount', price),
    text('cbc:BaseQuantity', baseQty, { unitCode: baseUnit }),
    element('cac:AllowanceCharge', [
      text('cbc:ChargeIndicator', 'false'),
      amounts.of('cbc:Amount', 0),
      amounts.of('cbc:BaseAmount', price),
    ]),
  ]);
}
