import { ApiProperty } from '@nestjs/swagger';
import { PRICE_STEPS, type PriceStep } from '@shop/contract/price-change';
import { PRICE_LIST_KINDS, PRICE_TARGETS, type PriceListKind, type PriceTarget } from '@shop/contract/price-lists';
import { ImportProblemResponse, ImportRowResponse } from '../../../catalog/dto/product-import.response.js';
import { ID_PATTERN } from '../../../../platform/http/validation/fields.js';
import {
  ApiAmount,
  ApiDay,
  ApiFlag,
  ApiId,
  ApiNullableText,
  ApiOneOf,
  ApiWholeNumber,
  RecordResponse,
} from '../../../../platform/openapi/response-fields.js';

const ApiIds = (description: string) =>
  ApiProperty({ type: 'array', items: { type: 'string', pattern: ID_PATTERN }, description, example: [] });

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

  @ApiDay({ nullable: true, description: 'First day in Dubai; null: from the beginning', example: null })
  validFrom: string | null;

  @ApiDay({ nullable: true, description: 'Last day in Dubai; null: without end', example: null })
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

  @ApiWholeNumber({ minimum: 1, nullable: true, description: 'MOQ; null: as the product says', example: null })
  moq: number | null;

  @ApiWholeNumber({ minimum: 1, nullable: true, description: 'Step; null: as the product says', example: null })
  step: number | null;

  @ApiWholeNumber({ minimum: 1, nullable: true, description: 'Maximum; null: as the product says', example: null })
  max: number | null;

  @ApiDay({ nullable: true, description: 'First day in Dubai; null: from the beginning', example: null })
  validFrom: string | null;

  @ApiDay({ nullable: true, description: 'Last day in Dubai; null: without end', example: null })
  validTo: string | null;
}

export class PriceImportResponse {
  @ApiFlag({ description: 'Whether the changes were made', example: false })
  applied: boolean;

  @ApiNullableText({
    description: 'Sent back with the same file it makes these changes. Null: a line is wrong, or nothing would change',
    example: '6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d6d2f6b1b9a3c4c39ab0f6a8d5b7e1c20',
  })
  plan: string | null;

  @ApiWholeNumber({ description: 'New lines', example: 1 })
  created: number;

  @ApiWholeNumber({ description: 'Changed lines', example: 1 })
  updated: number;

  @ApiWholeNumber({ description: 'Lines that are as the file says', example: 41 })
  unchanged: number;

  @ApiWholeNumber({ description: 'Lines that can’t be taken', example: 0 })
  wrong: number;

  @ApiProperty({ type: [ImportProblemResponse], description: 'What is wrong with the file as a whole' })
  problems: ImportProblemResponse[];

  @ApiProperty({ type: [ImportRowResponse], description: 'Every line of the file; empty once they are imported' })
  rows: ImportRowResponse[];

  @ApiProperty({ type: [PriceLineResponse], description: 'Lines of the list, not yet ended, that the file lacks' })
  missing: PriceLineResponse[];

  @ApiWholeNumber({ description: 'How many of `missing` have been ended', example: 0 })
  ended: number;
}
