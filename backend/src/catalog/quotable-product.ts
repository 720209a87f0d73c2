import type { Fils } from '@shop/contract/money';
import type { ProductRecord } from './product.schema.js';

/** A product as quotes see it. */
export interface QuotableProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly code: string;
  readonly size: string;
  readonly unit: string;
  readonly price: Fils;
  /** Minimum order quantity. */
  readonly moq: number;
  /** Shown in the shop: both the product and its category are active. */
  readonly isActive: boolean;
  readonly isAvailable: boolean;
}

export function toQuotable(product: ProductRecord): QuotableProduct {
  return {
    id: product._id.toHexString(),
    name: product.name,
    sku: product.sku,
    code: product.code,
    size: product.size,
    unit: product.unit,
    price: product.price,
    moq: product.moq,
    isActive: product.isActive && product.category.isActive,
    isAvailable: product.isAvailable,
  };
}
