import { ApiProperty } from '@nestjs/swagger';
import { PRICE_STEPS, type PriceStep } from '@shop/contract/price-change';
import { PRICE_LIST_KINDS, PRICE_TARGETS, type PriceListKind, type PriceTarget } from '@shop/contract/price-lists';
import { ID_PATTERN } from '../../../../platform/http/validation/fields.js';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiOneOf,
  ApiWholeNumber,
  RecordResponse,
} from '../../../../platform/openapi/response-fields.js';

const ApiIds = (description: string) =>
  ApiProperty({ type: 'array', items: { type: 'string', pattern: ID_PATTERN }, description, example: [] });
const ApiDay = (description: string) =>
  ApiProperty({ type: String, format: 'date', nullable: true, description, example: null });

export class CustomerGroupResponse extends RecordResponse {
  @ApiProperty({ example: 'Packaging makers' })
  name: string;

  @ApiIds('Companies')
  companies: string[];

  @ApiIds('Persons without a company')
  users: string[];
}

export class PriceListResponse extends CustomerGroupResponse {
  @ApiOneOf(PRICE_LIST_KINDS)
  kind: PriceListKind;

  @ApiIds('Customer groups')
  groups: string[];

  @ApiWholeNumber({ minimum: 1, description: '1 comes first', example: 100 })
  rank: number;

  @ApiOneOf(PRICE_STEPS, { description: 'Percentages make multiples of this many AED' })
  step: PriceStep;

  @ApiDay('First day in Dubai; null: from the beginning')
  validFrom: string | null;

  @ApiDay('Last day in Dubai; null: without end')
  validTo: string | null;

  @ApiFlag({ description: 'False: it decides no price' })
  isActive: boolean;

  @ApiProperty({ description: 'For colleagues', example: '' })
  note: string;

  @ApiWholeNumber({ description: 'How many lines it has', example: 12 })
  lineCount: number;
}

export class PriceLineResponse {
  @ApiId()
  _id: string;

  @ApiOneOf(PRICE_TARGETS)
  target: PriceTarget;

  @ApiProperty({
    description: 'Id of the product or category, or the product type; empty for all products',
    example: '6920200f1c2d3e4f5a6b7c8d',
  })
  key: string;

  @ApiProperty({ description: 'Of the product or category when the line was saved', example: 'Ribbon 1-inch Black' })
  name: string;

  @ApiProperty({ description: 'Of the product; empty for other targets', example: 'RIB-00001' })
  sku: string;

  @ApiWholeNumber({ minimum: 1, description: 'The line counts from this quantity on', example: 24 })
  minQty: number;

  @ApiAmount({ nullable: true, description: 'a piece, VAT included; null: a percentage', example: 5.2 })
  price: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'On the list price', example: null })
  percent: number | null;

  @ApiDay('First day in Dubai; null: from the beginning')
  validFrom: string | null;

  @ApiDay('Last day in Dubai; null: without end')
  validTo: string | null;
}
