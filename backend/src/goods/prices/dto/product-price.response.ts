import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiId, ApiInstant } from '../../../platform/openapi/response-fields.js';

class PriceActorResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Name at that time', example: 'Omar Staff' })
  name: string;
}

class CausingPriceChangeResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'New list of the maker' })
  note: string;
}

export class ProductPriceResponse {
  @ApiId()
  _id: string;

  @ApiInstant()
  at: string;

  @ApiProperty({
    type: PriceActorResponse,
    nullable: true,
    description: 'User who changed the price; null for the shop itself',
  })
  actor: PriceActorResponse | null;

  @ApiAmount({ nullable: true, description: 'null if the product was created with this price', example: 18.5 })
  from: number | null;

  @ApiAmount({ nullable: true, description: 'null if the product was deleted', example: 19.45 })
  to: number | null;

  @ApiProperty({
    type: CausingPriceChangeResponse,
    nullable: true,
    description: 'Bulk price change, if it was part of one',
  })
  priceChange: CausingPriceChangeResponse | null;
}
