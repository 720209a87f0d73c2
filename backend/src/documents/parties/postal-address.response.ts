import { storedFields } from '../../platform/openapi/stored-fields.js';
import { PostalAddress } from './postal-address.schema.js';

export class PostalAddressResponse extends storedFields(PostalAddress, {
  street: { example: 'Shop 4, Al Quoz Industrial 3' },
  city: { example: 'Dubai' },
  emirate: { description: 'Empty for addresses outside the UAE', example: 'DXB' },
  country: { description: 'Country code (ISO 3166-1)', example: 'AE' },
}) {}
