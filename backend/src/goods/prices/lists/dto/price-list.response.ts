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

  @ApiIds('Ids of companies')
  companies: string[];

  @ApiIds('Individuals in the group')
  users: string[];
}

export class PriceListResponse extends CustomerGroupResponse {
  @ApiOneOf(PRICE_LIST_KINDS)
  kind: PriceListKind;

  @ApiIds('Customer groups with this list')
  groups: string[];

  @ApiWholeNumber({ minimum: 1, description: 'Lower ranks come first', example: 100 })
  rank: number;

  @ApiOneOf(PRICE_STEPS, {
    description: 'Prices computed from percentages are rounded to multiples of this amount in AED',
  })
  step: PriceStep;

  @ApiDay({ nullable: true, description: 'First day in Dubai; null for no start date', example: null })
  validFrom: string | null;

  @ApiDay({ nullable: true, description: 'Last day in Dubai; null for no end date', example: null })
  validTo: string | null;

  @ApiFlag({ description: 'False if the list sets no prices' })
  isActive: boolean;

  @ApiProperty({ description: 'Internal note', example: '' })
  note: string;

  @ApiWholeNumber({ description: 'Number of lines', example: 12 })
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

  @ApiProperty({
    description: 'Name of the product or category when the line was saved',
    example: 'Ribbon 1-inch Black',
  })
  name: string;

  @ApiProperty({ description: 'SKU of the product; empty for other targets', example: 'RIB-00001' })
  sku: string;

  @ApiWholeNumber({ minimum: 1, description: 'Minimum quantity for this line', example: 24 })
  minQty: number;

  @ApiAmount({ nullable: true, description: 'Unit price incl. VAT; null for a percentage', example: 5.2 })
  price: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Percentage of change of the list price', example: null })
  percent: number | null;

  @ApiWholeNumber({ minimum: 1, nullable: true, description: 'MOQ; null to use the product’s value', example: null })
  moq: number | null;

  @ApiWholeNumber({
    minimum: 1,
    nullable: true,
    description: 'Multiples that buyers can order; null to use the product’s value',
    example: null,
  })
  step: number | null;

  @ApiWholeNumber({
    minimum: 1,
    nullable: true,
    description: 'Maximum quantity per line; null to use the product’s value',
    example: null,
  })
  max: number | null;

  @ApiDay({ nullable: true, description: 'First day in Dubai; null for no start date', example: null })
  validFrom: string | null;

  @ApiDay({ nullable: true, description: 'Last day in Dubai; null for no end date', example: null })
  validTo: string | null;
}

export class PriceImportResponse {
  @ApiFlag({ description: 'True if the changes were applied', example: false })
  applied: boolean;

  @ApiNullableText({
    description:
      'Send it back with the same file to apply the changes. null if a row is invalid or nothing would change',
    example: '6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d6d2f6b1b9a3c4c39ab0f6a8d5b7e1c20',
  })
  plan: string | null;

  @ApiWholeNumber({ description: 'Number of new lines', example: 1 })
  created: number;

  @ApiWholeNumber({ description: 'Number of changed lines', example: 1 })
  updated: number;

  @ApiWholeNumber({ description: 'Number of lines that already have the values of the file', example: 41 })
  unchanged: number;

  @ApiWholeNumber({ description: 'Number of invalid rows', example: 0 })
  wrong: number;

  @ApiProperty({ type: [ImportProblemResponse], description: 'Problems of the file as a whole' })
  problems: ImportProblemResponse[];

  @ApiProperty({ type: [ImportRowResponse], description: 'All rows of the file; empty after the import' })
  rows: ImportRowResponse[];

  @ApiProperty({ type: [PriceLineResponse], description: 'Lines of the list that are in effect but not in the file' })
  missing: PriceLineResponse[];

  @ApiWholeNumber({ description: 'Number of lines in `missing` that were ended', example: 0 })
  ended: number;
}
