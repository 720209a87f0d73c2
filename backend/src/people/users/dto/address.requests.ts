import { MAX_LENGTH } from '@shop/contract/limits';
import { Flag, Text } from '../../../platform/http/validation/fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { PlaceDto } from '../../../documents/particulars/dto/delivery-address.requests.js';
import { SavedAddressResponse } from './address.response.js';

@IgnoresFieldsOf(SavedAddressResponse)
export class AddressDto extends PlaceDto {
  @Text({ max: MAX_LENGTH.addressLabel, required: 'Address name is required.', example: 'Press hall' })
  label: string;

  @Flag({
    optional: true,
    description: 'True for the default address of new requests; the first address becomes the default automatically',
  })
  isDefault?: boolean;
}
