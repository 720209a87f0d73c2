import type { StockAlertResponse } from './dto/stock-alert.response.js';
import { wireOf } from '../../../platform/database/wire.js';
import { type StockAlertRecord, StockAlertSchema } from './stock-alert.schema.js';

const wire = wireOf(StockAlertSchema);

export function toStockAlert(alert: StockAlertRecord): StockAlertResponse {
  return wire(alert, ['_id', 'product', 'version', 'createdAt', 'updatedAt']);
}
