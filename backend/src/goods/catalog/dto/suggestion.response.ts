import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';
import { ApiFlag, ApiId, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ProductResponse } from './product.response.js';

/** The fields of a product that the search field shows while the user types. */
export class SuggestionResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3' })
  name: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ description: 'Address of the first image; empty if there is none', example: '/media/ribbon.svg' })
  image: string;

  @ApiFlag({ description: 'False if the product is visible but can’t be ordered' })
  isAvailable: boolean;
}

class SuggestedCategoryResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon' })
  displayName: string;

  @ApiProperty({ description: 'Display name in Arabic, entered by staff; empty if there is none', example: '' })
  displayNameAr: string;

  @ApiOneOf(PRODUCT_TYPES)
  productType: ProductType;

  @ApiWholeNumber({ minimum: 1, description: 'Number of its products that match', example: 12 })
  count: number;
}

class SuggestedSizeResponse {
  @ApiProperty({ example: '1-inch' })
  size: string;

  @ApiWholeNumber({ minimum: 1, description: 'Number of its products that match', example: 8 })
  count: number;
}

/** Suggestions of a search field: categories and sizes that narrow the result, and the best products. */
export class GroupedSuggestionsResponse {
  @ApiProperty({ type: [SuggestedCategoryResponse], description: 'Best match first, at most 3' })
  categories: SuggestedCategoryResponse[];

  @ApiProperty({ type: [SuggestedSizeResponse], description: 'Best match first, at most 4' })
  sizes: SuggestedSizeResponse[];

  @ApiProperty({ type: [ProductResponse], description: 'Best match first, at most 5' })
  products: ProductResponse[];

  @ApiProperty({ type: [String], description: 'Search words that match no product and were ignored' })
  leftOut: string[];
}
