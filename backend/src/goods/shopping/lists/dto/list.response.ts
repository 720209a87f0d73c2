import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiWholeNumber } from '../../../../platform/openapi/response-fields.js';
import { RECORD_FIELDS, storedFields } from '../../../../platform/openapi/stored-fields.js';
import { ListLine, ProductList } from '../list.schema.js';

export class ListLineResponse extends storedFields(ListLine, {
  product: { description: 'Product id; the product may be deleted' },
  productName: { description: 'Product name when it was added', example: 'Hot-Stamping Ribbon 1-inch Black' },
  qty: { minimum: 1, example: 12 },
}) {}

export class ListOwnerResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;
}

/** A list without its lines. */
export class ListSummaryResponse extends storedFields(ProductList, {
  ...RECORD_FIELDS,
  name: { example: 'Monthly ribbons' },
}) {
  @ApiFlag({
    description: 'True if members of the owner’s company can see the list, provided the company shares lists',
  })
  isShared: boolean;

  @ApiFlag({ description: 'True if the caller owns the list; only the owner can change it' })
  isOwn: boolean;

  @ApiProperty({ type: ListOwnerResponse })
  owner: ListOwnerResponse;

  @ApiWholeNumber({ description: 'Number of products', example: 12 })
  products: number;
}

export class ListResponse extends ListSummaryResponse {
  @ApiProperty({ type: [ListLineResponse] })
  lines: ListLineResponse[];
}
