import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiWholeNumber, RecordResponse } from '../../../../platform/openapi/response-fields.js';

export class ListLineResponse {
  @ApiId({ description: 'Id of the product, which may be gone' })
  product: string;

  @ApiProperty({ description: 'As it was called when it was put in', example: 'Hot-Stamping Ribbon 1-inch Black' })
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

  @ApiFlag({ description: 'Whether the people of its owner’s company see it, where the company shares' })
  isShared: boolean;

  @ApiFlag({ description: 'False: a colleague’s, who alone changes it' })
  isOwn: boolean;

  @ApiProperty({ type: ListOwnerResponse })
  owner: ListOwnerResponse;

  @ApiWholeNumber({ description: 'How many products it holds', example: 12 })
  products: number;
}

export class ListResponse extends ListSummaryResponse {
  @ApiProperty({ type: [ListLineResponse] })
  lines: ListLineResponse[];
}
