import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import {
  PRICE_CHANGE_STATUSES,
  PRICE_REMARKS,
  type PriceChangeStatus,
  type PriceRemark,
} from '@shop/contract/price-change';
import { HistoryActorResponse, HistoryEntryResponse } from '../../../platform/history/dto/history.response.js';
import {
  ApiAmount,
  ApiId,
  ApiNullableText,
  ApiOneOf,
  ApiSignedAmount,
  ApiWholeNumber,
  RecordResponse,
} from '../../../platform/openapi/response-fields.js';
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

<<<<<<< HEAD
  @ApiSignedAmount({ description: 'New price; prices of 0 or less are not changed', example: 19.45 })
=======
  @ApiSignedAmount({ description: 'the price is not changed if this is 0 or less', example: 19.45 })
>>>>>>> main
  to: number;

  @ApiSignedAmount({ example: 0.95 })
  difference: number;

  @ApiProperty({
    enum: PRICE_REMARKS,
    isArray: true,
    description:
<<<<<<< HEAD
      'NOT_POSITIVE, TOO_HIGH and UNCHANGED: the price is not changed. FAR_OFF: the price is more than doubled ' +
      'or halved. SCHEDULED: another planned change includes the product. CHANGED_SINCE: the price was changed ' +
      'in the meantime. BELOW_COST: the price excl. VAT is below the cost',
=======
      'NOT_POSITIVE, TOO_HIGH and UNCHANGED: the price is not changed. FAR_OFF: more than doubled or halved. ' +
      'BELOW_COST: without VAT, it is less than the cost price',
>>>>>>> main
    example: [],
  })
  remarks: PriceRemark[];

<<<<<<< HEAD
export class PlannedPriceResponse extends PriceLineResponse {
  @ApiAmount({ nullable: true, description: 'Unit cost excl. VAT; null if unknown', example: 12 })
=======
  @ApiAmount({ nullable: true, description: 'cost of a piece to the shop without VAT, or null', example: 12 })
>>>>>>> main
  costPrice: number | null;
}

export class PriceChangePreviewResponse {
  @ApiNullableText({
<<<<<<< HEAD
    description: 'Send it back to apply exactly these changes; null if no price would change',
=======
    description: 'Required to apply these changes; null if no price would change',
>>>>>>> main
    example: '6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d6d2f6b1b9a3c4c39ab0f6a8d5b7e1c20',
  })
  plan: string | null;

  @ApiWholeNumber({ description: 'Number of prices to be changed', example: 41 })
  products: number;

<<<<<<< HEAD
  @ApiProperty({ type: [PlannedPriceResponse], description: 'All products that match the filter' })
=======
  @ApiProperty({ type: [PlannedPriceResponse], description: 'All products that the filter finds' })
>>>>>>> main
  lines: PlannedPriceResponse[];
}

class SkippedProductResponse extends PickType(PlannedPriceResponse, ['product', 'name']) {}

export class PriceChangeResponse extends IntersectionType(RecordResponse, PreviewPriceChangeDto) {
  @ApiOneOf(PRICE_CHANGE_STATUSES, { description: 'Running until all prices are changed or skipped', example: 'Done' })
  status: PriceChangeStatus;

<<<<<<< HEAD
  @ApiOneOf(PRICE_CHANGE_KINDS, { example: 'percent' })
  kind: PriceChangeKind;

  @ApiOneOf(PRICE_DIRECTIONS, { example: 'up' })
  direction: PriceDirection;

  @ApiProperty({ type: Number, minimum: 0, multipleOf: 0.01, description: 'Percent or AED', example: 5 })
  value: number;

  @ApiOneOf(PRICE_STEPS, { example: '0.05' })
  step: PriceStep;

  @ApiOneOf(ROUNDING_WAYS, { example: 'nearest' })
  rounding: RoundingWay;

  @ApiProperty({ description: 'Filter of the product list, as JSON', example: '{"productType":"Ribbon"}' })
  filter: string;

  @ApiProperty({ example: 'New list of the maker' })
  note: string;

  @ApiDay({ nullable: true, description: 'null for an immediate change', example: null })
  startDay: string | null;

  @ApiInstant()
  startsAt: string;

  @ApiWholeNumber({ description: 'Number of prices to be changed', example: 41 })
  products: number;

  @ApiWholeNumber({ description: 'Number of changed prices', example: 40 })
  changed: number;

  @ApiWholeNumber({
    description: 'Number of skipped products: the price was changed in the meantime, or the product was deleted',
    example: 1,
=======
  @ApiProperty({ example: 'New list of the maker' })
  note: string;

  @ApiWholeNumber({ description: 'Prices to change', example: 41 })
  products: number;

  @ApiWholeNumber({ description: 'Prices changed so far', example: 40 })
  changed: number;

  @ApiProperty({
    type: [SkippedProductResponse],
    description: 'Products skipped so far: another user changed the price, or the product was deleted',
>>>>>>> main
  })
  skipped: SkippedProductResponse[];

<<<<<<< HEAD
  @ApiWholeNumber({ description: 'Number of restored prices', example: 0 })
  putBack: number;

  @ApiProperty({ type: ChangedByResponse })
  by: ChangedByResponse;

  @ApiProperty({ type: ChangedByResponse, nullable: true, example: null })
  undoneBy: ChangedByResponse | null;

  @ApiInstant({ nullable: true, description: 'Time of the last price change' })
  finishedAt: string | null;

  @ApiInstant({ nullable: true, description: 'null if it can’t be undone' })
  undoableUntil: string | null;

  @ApiProperty({ enum: PRICE_CHANGE_ACTIONS, isArray: true, example: ['undo'] })
  allowedActions: PriceChangeAction[];

  @ApiWholeNumber({ minimum: 1, example: 1 })
  version: number;

  @ApiInstant()
  createdAt: string;

  @ApiInstant()
  updatedAt: string;
=======
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
>>>>>>> main
}
