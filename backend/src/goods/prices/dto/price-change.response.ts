import { ApiProperty } from '@nestjs/swagger';
import {
  PRICE_CHANGE_ACTIONS,
  PRICE_CHANGE_KINDS,
  PRICE_CHANGE_STATUSES,
  PRICE_DIRECTIONS,
  PRICE_OUTCOMES,
  PRICE_REMARKS,
  PRICE_STEPS,
  type PriceChangeAction,
  type PriceChangeKind,
  type PriceChangeStatus,
  type PriceDirection,
  type PriceOutcome,
  type PriceRemark,
  type PriceStep,
  ROUNDING_WAYS,
  type RoundingWay,
} from '@shop/contract/price-change';
import {
  ApiAmount,
  ApiDay,
  ApiId,
  ApiInstant,
  ApiNullableText,
  ApiOneOf,
  ApiSignedAmount,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';

class PriceLineResponse {
  @ApiId({ description: 'Product id' })
  product: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3' })
  name: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiAmount({ example: 18.5 })
  from: number;

  @ApiSignedAmount({ description: 'where it is 0 or less, the price stays', example: 19.45 })
  to: number;

  @ApiSignedAmount({ example: 0.95 })
  difference: number;

  @ApiProperty({
    enum: PRICE_REMARKS,
    isArray: true,
    description:
      'NOT_POSITIVE, TOO_HIGH and UNCHANGED: the price stays. FAR_OFF: more than doubled or halved. SCHEDULED: another ' +
      'planned change has the product. CHANGED_SINCE: the price is another one by now. BELOW_COST: without VAT, it is less ' +
      'than the cost price',
    example: [],
  })
  remarks: PriceRemark[];
}

export class PlannedPriceResponse extends PriceLineResponse {
  @ApiAmount({ nullable: true, description: 'what a piece costs the shop, without VAT; null: not known', example: 12 })
  costPrice: number | null;
}

export class PriceChangeLineResponse extends PriceLineResponse {
  @ApiOneOf(PRICE_OUTCOMES, { example: 'changed' })
  outcome: PriceOutcome;
}

export class PriceChangePreviewResponse {
  @ApiNullableText({
    description: 'Sent along, it makes the very changes that are shown. Null: no price would change',
    example: '6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d6d2f6b1b9a3c4c39ab0f6a8d5b7e1c20',
  })
  plan: string | null;

  @ApiWholeNumber({ description: 'Prices that would change', example: 41 })
  products: number;

  @ApiProperty({ type: [PlannedPriceResponse], description: 'Every product that the filter finds' })
  lines: PlannedPriceResponse[];
}

class ChangedByResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Name at that time', example: 'Omar Staff' })
  name: string;
}

export class PriceChangeResponse {
  @ApiId()
  _id: string;

  @ApiOneOf(PRICE_CHANGE_STATUSES, { example: 'Done' })
  status: PriceChangeStatus;

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

  @ApiProperty({ description: 'Of the product list, as JSON', example: '{"productType":"Ribbon"}' })
  filter: string;

  @ApiProperty({ example: 'New list of the maker' })
  note: string;

  @ApiDay({ nullable: true, description: 'Null: at once', example: null })
  startDay: string | null;

  @ApiInstant()
  startsAt: string;

  @ApiWholeNumber({ description: 'Prices that are to change', example: 41 })
  products: number;

  @ApiWholeNumber({ description: 'Prices that were changed', example: 40 })
  changed: number;

  @ApiWholeNumber({
    description: 'Products that were left alone: others changed the price, or the product is gone',
    example: 1,
  })
  leftAlone: number;

  @ApiWholeNumber({ description: 'Prices that were put back', example: 0 })
  putBack: number;

  @ApiProperty({ type: ChangedByResponse })
  by: ChangedByResponse;

  @ApiProperty({ type: ChangedByResponse, nullable: true, example: null })
  undoneBy: ChangedByResponse | null;

  @ApiInstant({ nullable: true, description: 'When the last price was changed, or put back' })
  finishedAt: string | null;

  @ApiInstant({ nullable: true, description: 'Null: it can’t be undone' })
  undoableUntil: string | null;

  @ApiProperty({ enum: PRICE_CHANGE_ACTIONS, isArray: true, example: ['undo'] })
  allowedActions: PriceChangeAction[];

  @ApiWholeNumber({ minimum: 1, example: 1 })
  version: number;

  @ApiInstant()
  createdAt: string;

  @ApiInstant()
  updatedAt: string;
}
