import { ApiProperty } from '@nestjs/swagger';
import { ApiId, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { FILTER_KEYS, type FilterKey } from '@shop/contract/catalog';

export class ValueCountResponse {
  @ApiProperty({ example: '1-inch' })
  value: string;

  @ApiWholeNumber({ example: 12 })
  count: number;
}

class CategoryCountResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Satin Ribbon' })
  displayName: string;

  @ApiWholeNumber({ example: 12 })
  count: number;
}

class AttributeFacetResponse {
  @ApiProperty({ enum: FILTER_KEYS, example: 'size' })
  key: FilterKey;

  @ApiProperty({ example: 'Width' })
  displayName: string;

  @ApiWholeNumber({ minimum: -1e6, example: 0 })
  order: number;

  @ApiProperty({ type: [ValueCountResponse] })
  values: ValueCountResponse[];
}

/** How many products each choice would show. */
export class FacetsResponse {
  @ApiProperty({
    type: [ValueCountResponse],
    description:
      'All types. Choosing a type resets categories and attributes, so these filters don’t reduce the counts',
  })
  productTypes: ValueCountResponse[];

  @ApiProperty({
    type: [CategoryCountResponse],
    description: 'Categories of the chosen type, ignoring the category filter',
  })
  categories: CategoryCountResponse[];

  @ApiProperty({
    type: [AttributeFacetResponse],
    description: 'Filters of the chosen categories, or of the type; each is counted without its own selection',
  })
  attributes: AttributeFacetResponse[];
}
