import type { ProductRecord } from '../records';
import type { LineResponse } from '../types';
import { linePrice } from './quoteArithmetic';

/** A new line for a product: its least quantity at its list price. */
export const lineOf = (product: ProductRecord): LineResponse => {
  const { id, name, sku, code, size, unit, moq, price } = product;
  return {
    product: id,
    productName: name,
    sku,
    code,
    size,
    unit,
    qty: moq,
    unitPrice: price,
    qtyPrice: linePrice({ qty: moq, unitPrice: price }),
  };
};
