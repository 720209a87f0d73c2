import { ApiFlag, ApiId } from '../../../platform/openapi/response-fields.js';
import { DeliveryAddressResponse } from '../../../documents/particulars/dto/purchase-details.response.js';

export class SavedAddressResponse extends DeliveryAddressResponse {
  @ApiId()
  _id: string;

  @ApiFlag({ description: 'The address that requests begin with' })
  isDefault: boolean;
}
