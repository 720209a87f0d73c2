import type { DeliveryPlace } from '@shop/contract/delivery';
import { MAX_LENGTH } from '@shop/contract/limits';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { OneOf, Text } from '../../../platform/http/validation/fields.js';
import { requirePhone } from '../../../platform/http/validation/phone.js';

/** A place in the UAE. */
export class PlaceDto {
  @Text({ max: MAX_LENGTH.name, optional: true, example: 'Omar Said' })
  contact?: string;

  @Text({ max: MAX_LENGTH.phone, optional: true, example: '+971501234567' })
  phone?: string;

  @Text({ max: MAX_LENGTH.address, required: 'Street is required.', example: 'Shop 4, Industrial Area 6' })
  street: string;

  @Text({ max: MAX_LENGTH.name, required: 'City is required.', example: 'Sharjah' })
  city: string;

  @OneOf(EMIRATES, { example: 'SHJ', message: 'Choose an emirate.' })
  emirate: Emirate;
}

export class DeliveryAddressDto extends PlaceDto {
  @Text({ max: MAX_LENGTH.addressLabel, optional: true, description: 'Address name', example: 'Press hall' })
  label?: string;
}

/**
 * @param field the path of the address; empty for a body @throws DomainError VALIDATION_FAILED for an invalid phone
 * number
 */
export function storedPlace(field: string, address: DeliveryAddressDto): DeliveryPlace {
  const { label = '', contact = '', phone = '', street, city, emirate } = address;
  if (phone !== '') requirePhone(field === '' ? 'phone' : `${field}.phone`, phone);
  return { label, contact, phone, street, city, emirate };
}
