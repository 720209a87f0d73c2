import { ApiId, RecordResponse } from '../../../../platform/openapi/response-fields.js';

export class StockAlertResponse extends RecordResponse {
  @ApiId({ description: 'Product of the alert' })
  product: string;
}
