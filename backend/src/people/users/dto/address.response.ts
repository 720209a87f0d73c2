import { DeliveryAddressResponse } from '../../../documents/particulars/dto/purchase-details.response.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { Address } from '../../user-record/user.schema.js';

export class SavedAddressResponse extends storedFields(Address, {
  ...DeliveryAddressResponse.fields,
  _id: {},
  isDefault: { description: 'True for the default address of new requests' },
}) {}
