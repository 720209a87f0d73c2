import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId } from '../../platform/openapi/response-fields.js';

/** As much of a product as a search field shows while it is typed in. */
export class SuggestionResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3' })
  name: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ description: 'Address of the first picture; empty where there is none', example: '/media/ribbon.svg' })
  image: string;

  @ApiFlag({ description: 'False: shown, but can’t be requested' })
  isAvailable: boolean;
}
