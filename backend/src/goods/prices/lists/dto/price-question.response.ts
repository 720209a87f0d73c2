import { ApiProperty } from '@nestjs/swagger';
import { PRICE_LIST_KINDS, PRICE_REASONS, type PriceListKind, type PriceReason } from '@shop/contract/price-lists';
import { ApiAmount, ApiDay, ApiId, ApiOneOf, ApiWholeNumber } from '../../../../platform/openapi/response-fields.js';
import { LineMarginResponse } from '../../../../documents/lines/margin.response.js';
import { PriceSourceResponse } from '../../../../documents/lines/line.response.js';
import { QuantitiesResponse } from '../../../catalog/dto/product.response.js';
import { PriceLineResponse } from './price-list.response.js';

export class FoundPriceResponse {
  @ApiId({ description: 'The product' })
  product: string;

  @ApiWholeNumber({ minimum: 1, example: 24 })
  qty: number;

  @ApiAmount({ description: 'a piece, VAT included', example: 5.2 })
  price: number;

  @ApiAmount({ description: 'the list price', example: 6 })
  listPrice: number;

  @ApiProperty({ type: PriceSourceResponse, nullable: true, description: 'null: the list price' })
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

  @ApiAmount({ nullable: true, description: 'what it makes of the list price; null: no price', example: 5.2 })
  unitPrice: number | null;

  @ApiOneOf(PRICE_REASONS, {
    description:
      '`APPLIES`: it decides. `LATER`: another line comes first. `BELOW_BREAK`: the quantity does not reach it. ' +
      '`NOT_ON_DAY`: not valid on the day. `LIST_OFF`: its list is not. `NO_PRICE`: there is no list price for its percentage',
  })
  reason: PriceReason;
}

class ChainBreakResponse {
  @ApiWholeNumber({ minimum: 1, description: 'From this quantity on', example: 24 })
  minQty: number;

  @ApiAmount({ description: 'a piece, VAT included', example: 5.2 })
  price: number;

  @ApiProperty({
    type: LineMarginResponse,
    required: false,
    nullable: true,
    description: 'Of a piece, with the right to see it; null: the cost is not known',
  })
  margin?: LineMarginResponse | null;
}

export class PriceChainResponse extends FoundPriceResponse {
  @ApiDay({ description: 'The day in Dubai', example: '2026-11-21' })
  on: string;

  @ApiProperty({ type: QuantitiesResponse, description: 'The quantities that the account may request' })
  quantities: QuantitiesResponse;

  @ApiProperty({ type: [ChainBreakResponse], description: 'The prices by quantity, from the MOQ' })
  breaks: ChainBreakResponse[];

  @ApiProperty({ type: [PriceCandidateResponse], description: 'All lines about the product, in their order' })
  candidates: PriceCandidateResponse[];
}
