import { RECORD_FIELDS, storedFields } from '../../../../platform/openapi/stored-fields.js';
import { StockAlert } from '../stock-alert.schema.js';

export class StockAlertResponse extends storedFields(StockAlert, {
  ...RECORD_FIELDS,
  product: { description: 'Product of the alert' },
}) {}
