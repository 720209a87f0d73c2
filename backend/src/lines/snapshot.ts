import { Types } from 'mongoose';
import type { Fils } from '@shop/contract/money';
import type { Line } from './line.schema.js';

export interface LineProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly code: string;
  readonly size: string;
  readonly unit: string;
}

/** A line that remembers the product as it is now. */
export function snapshotLine(product: LineProduct, qty: number, unitPrice: Fils): Line {
  return {
    product: new Types.ObjectId(product.id),
    productName: product.name,
    sku: product.sku,
    code: product.code,
    size: product.size,
    unit: product.unit,
    qty,
    unitPrice,
  };
}
