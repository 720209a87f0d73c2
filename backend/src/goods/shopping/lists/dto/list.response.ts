import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiWholeNumber, RecordResponse } from '../../../../platform/openapi/response-fields.js';

export class ListLineResponse {
  @ApiId({ description: 'Product id; the product may be deleted' })
  product: string;

  @ApiProperty({ description: 'Product name when it was added', example: 'Hot-Stamping Ribbon 1-inch Black' })
  productName: string;

  @ApiWholeNumber({ minimum: 1, example: 12 })
  qty: number;
}

export class ListOwnerResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;
}

/** A list without its lines. */
export class ListSummaryResponse extends RecordResponse {
  @ApiProperty({ example: 'Monthly ribbons' })
  name: string;

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
