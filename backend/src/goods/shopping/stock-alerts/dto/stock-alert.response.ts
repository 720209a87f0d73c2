import { ApiId, RecordResponse } from '../../../../platform/openapi/response-fields.js';

export class StockAlertResponse extends RecordResponse {
  @ApiId({ description: 'The product that is waited for' })
  product: string;
}
