import { ApiFlag, ApiId } from '../../../platform/openapi/response-fields.js';
import { DeliveryAddressResponse } from '../../../documents/particulars/dto/purchase-details.response.js';

export class SavedAddressResponse extends DeliveryAddressResponse {
  @ApiId()
  _id: string;

  @ApiFlag({ description: 'True for the default address of new requests' })
  isDefault: boolean;
}
