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
    description: 'All types; choosing one resets categories and attributes, so these do not narrow the counts',
  })
  productTypes: ValueCountResponse[];

  @ApiProperty({ type: [CategoryCountResponse], description: 'Of the chosen type, as if no category were chosen' })
  categories: CategoryCountResponse[];

  @ApiProperty({
    type: [AttributeFacetResponse],
    description: 'The filters of the chosen categories, else of the type’s; each as if nothing of it were chosen',
  })
  attributes: AttributeFacetResponse[];
}
