import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { FILTER_KEYS, type FilterKey, PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';

class CategoryFilterResponse {
  @ApiOneOf(FILTER_KEYS, { description: 'Product field used by the filter', example: 'size' })
  Key: FilterKey;

  @ApiProperty({ example: 'Width' })
  displayName: string;

  @ApiProperty({ type: [String], example: ['1/2-inch', '3/4-inch', '1-inch'] })
  values: string[];

  @ApiWholeNumber({ minimum: -1e6, example: 0 })
  order: number;
}

export class CategoryResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Internal, unique name', example: 'satin-ribbon' })
  name: string;

  @ApiProperty({ example: 'Satin Ribbon' })
  displayName: string;

  @ApiProperty({ description: 'Display name in Arabic, entered by staff; empty if there is none', example: '' })
  displayNameAr: string;

  @ApiOneOf(PRODUCT_TYPES)
  productType: ProductType;

  @ApiProperty({ example: 'Woven edges, for gifts and garments' })
  description: string;

  @ApiWholeNumber({ minimum: 0, example: 1 })
  position: number;

  @ApiFlag()
  isActive: boolean;

  @ApiProperty({ description: 'Image address, or empty', example: '/media/satin-ribbon.svg' })
  image: string;

  @ApiProperty({ type: [CategoryFilterResponse] })
  filters: CategoryFilterResponse[];

  @ApiWholeNumber({ minimum: 1, example: 1 })
  version: number;

  @ApiInstant()
  createdAt: string;

  @ApiInstant()
  updatedAt: string;
}
