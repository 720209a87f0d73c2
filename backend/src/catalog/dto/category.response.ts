import { ApiProperty } from '@nestjs/swagger';
import {
  AnsweredFlag,
  AnsweredId,
  AnsweredMoment,
  AnsweredOneOf,
  AnsweredWhole,
} from '../../platform/http/answer-fields.js';
import { FILTER_KEYS, type FilterKey } from '../domain/filter-keys.js';
import { PRODUCT_TYPES, type ProductType } from '../domain/product-types.js';

export class CategoryFilterResponse {
  @AnsweredOneOf(FILTER_KEYS, { description: 'The product field that it filters by', example: 'size' })
  Key: FilterKey;

  @ApiProperty({ example: 'Width' })
  displayName: string;

  @ApiProperty({ type: [String], example: ['1/2-inch', '3/4-inch', '1-inch'] })
  values: string[];

  @AnsweredWhole({ minimum: -1e6, example: 0 })
  order: number;
}

export class CategoryResponse {
  @AnsweredId()
  _id: string;

  @ApiProperty({ description: 'Internal, unique', example: 'satin-ribbon' })
  name: string;

  @ApiProperty({ example: 'Satin Ribbon' })
  displayName: string;

  @AnsweredOneOf(PRODUCT_TYPES)
  productType: ProductType;

  @ApiProperty({ example: 'Woven edges, for gifts and garments' })
  description: string;

  @AnsweredWhole({ minimum: 0, example: 1 })
  position: number;

  @AnsweredFlag()
  isActive: boolean;

  @ApiProperty({ description: 'Address of a picture, or empty', example: '/media/satin-ribbon.svg' })
  image: string;

  @ApiProperty({ type: [CategoryFilterResponse] })
  filters: CategoryFilterResponse[];

  @AnsweredWhole({ minimum: 1, example: 1 })
  version: number;

  @AnsweredMoment()
  createdAt: string;

  @AnsweredMoment()
  updatedAt: string;
}
