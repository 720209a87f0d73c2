import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { FILTER_KEYS, type FilterKey, PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';

class CategoryFilterResponse {
  @ApiOneOf(FILTER_KEYS, { description: 'The product field that it filters by', example: 'size' })
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

  @ApiProperty({ description: 'Internal, unique', example: 'satin-ribbon' })
  name: string;

  @ApiProperty({ example: 'Satin Ribbon' })
  displayName: string;

  @ApiProperty({ description: 'Entered by staff; empty where there is none', example: '' })
  displayNameAr: string;

  @ApiOneOf(PRODUCT_TYPES)
  productType: ProductType;

  @ApiProperty({ example: 'Woven edges, for gifts and garments' })
  description: string;

  @ApiWholeNumber({ minimum: 0, example: 1 })
  position: number;

  @ApiFlag()
  isActive: boolean;

  @ApiProperty({ description: 'Address of a picture, or empty', example: '/media/satin-ribbon.svg' })
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
