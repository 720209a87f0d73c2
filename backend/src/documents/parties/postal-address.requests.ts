import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { MAX_LENGTH } from '@shop/contract/limits';
import { OneOf, Text } from '../../platform/http/validation/fields.js';
import { FormedText } from '../../platform/http/validation/formed-text.js';
import { refuseField } from '../../platform/errors/refuse.js';
import type { PostalAddress } from './postal-address.schema.js';

const COUNTRY = { pattern: '[A-Z]{2}', max: 10, rule: 'COUNTRY' } as const;

export class PostalAddressDto implements PostalAddress {
  @Text({ max: MAX_LENGTH.address, example: 'Shop 4, Al Quoz Industrial 3' })
  street: string;

  @Text({ max: MAX_LENGTH.name, example: 'Dubai' })
  city: string;

  @OneOf(['', ...EMIRATES], { description: 'Required for addresses in the UAE, otherwise empty', example: 'DXB' })
  emirate: Emirate | '';

  @FormedText(COUNTRY, { description: 'Country code (ISO 3166-1)', example: 'AE' })
  country: string;
}

/**
 * @param field the path of the address @throws DomainError VALIDATION_FAILED if an address of the UAE has no emirate
 */
export function storedAddress(field: string, { street, city, emirate, country }: PostalAddress): PostalAddress {
  if (country === 'AE' && emirate === '') {
    throw refuseField(`${field}.emirate`, 'EMIRATE_NEEDED');
  }
  return { street, city, emirate: country === 'AE' ? emirate : '', country };
}
