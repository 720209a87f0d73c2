import { ApiProperty } from '@nestjs/swagger';
import { PRICE_LIST_KINDS, PRICE_REASONS, type PriceListKind, type PriceReason } from '@shop/contract/price-lists';
import { ApiAmount, ApiDay, ApiId, ApiOneOf, ApiWholeNumber } from '../../../../platform/openapi/response-fields.js';
import { LineMarginResponse } from '../../../../documents/lines/margin.response.js';
import { PriceSourceResponse } from '../../../../documents/lines/line.response.js';
import { QuantitiesResponse } from '../../../catalog/dto/product.response.js';
import { PriceLineResponse } from './price-list.response.js';

export class FoundPriceResponse {
  @ApiId({ description: 'Product id' })
  product: string;

  @ApiWholeNumber({ minimum: 1, example: 24 })
  qty: number;

  @ApiAmount({ description: 'Unit price incl. VAT', example: 5.2 })
  price: number;

  @ApiAmount({ description: 'List price', example: 6 })
  listPrice: number;

  @ApiProperty({
    type: PriceSourceResponse,
    nullable: true,
    description: 'Price list that sets the price; null for the list price',
  })
  source: PriceSourceResponse | null;
}

class NamedPriceListResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Packaging makers 2027' })
  name: string;

  @ApiOneOf(PRICE_LIST_KINDS)
  kind: PriceListKind;
}

export class PriceCandidateResponse extends PriceLineResponse {
  @ApiProperty({ type: NamedPriceListResponse })
  list: NamedPriceListResponse;

  @ApiAmount({ nullable: true, description: 'Resulting price; null if there is none', example: 5.2 })
  unitPrice: number | null;

  @ApiOneOf(PRICE_REASONS, {
    description:
      '`APPLIES`: this line sets the price. `LATER`: another line comes first. `BELOW_BREAK`: the quantity is ' +
      'too small. `NOT_ON_DAY`: the line is not valid on that day. `LIST_OFF`: its price list is not valid on ' +
      'that day. `NO_PRICE`: the product has no list price for the percentage',
  })
  reason: PriceReason;
}

class ChainBreakResponse {
  @ApiWholeNumber({ minimum: 1, description: 'Minimum quantity for this price', example: 24 })
  minQty: number;

  @ApiAmount({ description: 'Unit price incl. VAT', example: 5.2 })
  price: number;

  @ApiProperty({
    type: LineMarginResponse,
    required: false,
    nullable: true,
    description: 'Unit margin, for callers who may see it; null if the cost is unknown',
  })
  margin?: LineMarginResponse | null;
}

export class PriceChainResponse extends FoundPriceResponse {
  @ApiDay({ description: 'Day in Dubai', example: '2026-11-21' })
  on: string;

  @ApiProperty({ type: QuantitiesResponse, description: 'Quantities that the account can order' })
  quantities: QuantitiesResponse;

  @ApiProperty({ type: [ChainBreakResponse], description: 'Prices by quantity, from the MOQ' })
  breaks: ChainBreakResponse[];

  @ApiProperty({ type: [PriceCandidateResponse], description: 'All lines for the product, highest priority first' })
  candidates: PriceCandidateResponse[];
}
