import { lineAmount, toAed } from '@shop/contract/money';
import type { LineResponse } from './line.response.js';
import type { Line } from './line.schema.js';

/** @param priced false leaves the prices out */
export function toLine(line: Line, priced = true): LineResponse {
  return {
    product: line.product.toHexString(),
    productName: line.productName,
    sku: line.sku,
    code: line.code,
    size: line.size,
    unit: line.unit,
    qty: line.qty,
    unitPrice: priced ? toAed(line.unitPrice) : null,
    qtyPrice: priced ? toAed(lineAmount(line)) : null,
  };
}
