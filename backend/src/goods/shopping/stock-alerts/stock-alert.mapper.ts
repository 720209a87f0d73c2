import type { StockAlertResponse } from './dto/stock-alert.response.js';
import type { StockAlertRecord } from './stock-alert.schema.js';

export function toStockAlert({ _id, product, version, createdAt, updatedAt }: StockAlertRecord): StockAlertResponse {
  return {
    _id: _id.toHexString(),
    product: product.toHexString(),
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
