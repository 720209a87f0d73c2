import { ApiProperty } from '@nestjs/swagger';
import { FILTER_KEYS, type FilterKey } from '../domain/filter-keys.js';
import { PRODUCT_TYPES, type ProductType } from '../domain/product-types.js';

export class CategoryFilterResponse {
  @ApiProperty({ enum: FILTER_KEYS, description: 'The product field that it filters by', example: 'size' })
  Key: FilterKey;

  @ApiProperty({ example: 'Width' })
  displayName: string;

  @ApiProperty({ type: [String], example: ['1/2-inch', '3/4-inch', '1-inch'] })
  values: string[];

  @ApiProperty({ type: 'integer', example: 0 })
  order: number;
}

export class CategoryResponse {
  @ApiProperty({ example: '6920200f1c2d3e4f5a6b7c8d' })
  _id: string;

  @ApiProperty({ description: 'Internal, unique', example: 'satin-ribbon' })
  name: string;

  @ApiProperty({ example: 'Satin Ribbon' })
  displayName: string;

  @ApiProperty({ enum: PRODUCT_TYPES })
  productType: ProductType;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  position: number;

  @ApiProperty()
  isActive: boolean;

  @ApiProperty({ description: 'Address of a picture, or empty', example: '/media/satin-ribbon.svg' })
  image: string;

  @ApiProperty({ type: [CategoryFilterResponse] })
  filters: CategoryFilterResponse[];

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}
