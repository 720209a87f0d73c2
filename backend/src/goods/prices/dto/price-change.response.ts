import { ApiProperty, PickType } from '@nestjs/swagger';
import { PRICE_REMARKS, type PriceRemark } from '@shop/contract/price-change';
import { HistoryActorResponse, HistoryEntryResponse } from '../../../platform/history/dto/history.response.js';
import {
  ApiAmount,
  ApiId,
  ApiNullableText,
  ApiSignedAmount,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { PriceChange } from '../price-change.schema.js';
import { PreviewPriceChangeDto } from './price-change.requests.js';

export class PlannedPriceResponse {
  @ApiId({ description: 'Product id' })
  product: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3' })
  name: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiAmount({ example: 18.5 })
  from: number;

  @ApiSignedAmount({ description: 'the price is not changed if this is 0 or less', example: 19.45 })
  to: number;

  @ApiSignedAmount({ example: 0.95 })
  difference: number;

  @ApiProperty({
    enum: PRICE_REMARKS,
    isArray: true,
    description:
      'NOT_POSITIVE, TOO_HIGH and UNCHANGED: the price is not changed. FAR_OFF: more than doubled or halved. ' +
      'BELOW_COST: without VAT, it is less than the cost price',
    example: [],
  })
  remarks: PriceRemark[];

  @ApiAmount({ nullable: true, description: 'cost of a piece to the shop without VAT, or null', example: 12 })
  costPrice: number | null;
}

export class PriceChangePreviewResponse {
  @ApiNullableText({
    description: 'Required to apply these changes; null if no price would change',
    example: '6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d6d2f6b1b9a3c4c39ab0f6a8d5b7e1c20',
  })
  plan: string | null;

  @ApiWholeNumber({ description: 'Number of prices to be changed', example: 41 })
  products: number;

  @ApiProperty({ type: [PlannedPriceResponse], description: 'All products that the filter finds' })
  lines: PlannedPriceResponse[];
}

class SkippedProductResponse extends PickType(PlannedPriceResponse, ['product', 'name']) {}

export class PriceChangeResponse extends storedFields(
  PriceChange,
  {
    ...RECORD_FIELDS,
    status: { description: 'Running until all prices are changed or skipped', example: 'Done' },
    note: { example: 'New list of the maker' },
    products: { description: 'Prices to change', example: 41 },
    changed: { description: 'Prices changed so far', example: 40 },
  },
  PreviewPriceChangeDto,
) {
  @ApiProperty({
    type: [SkippedProductResponse],
    description: 'Products skipped so far: another user changed the price, or the product was deleted',
  })
  skipped: SkippedProductResponse[];

  @ApiProperty({ type: HistoryActorResponse })
  by: HistoryActorResponse;
}

class CausingPriceChangeResponse extends PickType(PriceChangeResponse, ['_id', 'note']) {}

export class ProductPriceResponse extends PickType(HistoryEntryResponse, ['_id', 'at', 'actor']) {
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
