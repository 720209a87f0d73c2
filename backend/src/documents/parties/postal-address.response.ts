import { ApiProperty } from '@nestjs/swagger';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { ApiOneOf } from '../../platform/openapi/response-fields.js';

export class PostalAddressResponse {
  @ApiProperty({ example: 'Shop 4, Al Quoz Industrial 3' })
  street: string;

  @ApiProperty({ example: 'Dubai' })
  city: string;

  @ApiOneOf(['', ...EMIRATES], { description: 'Empty for addresses outside the UAE', example: 'DXB' })
  emirate: Emirate | '';

  @ApiProperty({ description: 'Country code (ISO 3166-1)', example: 'AE' })
  country: string;
}
