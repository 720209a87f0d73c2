import { ApiProperty } from '@nestjs/swagger';
import { ImportResponse } from '../../../../platform/imports/dto/import.response.js';
import { ApiWholeNumber } from '../../../../platform/openapi/response-fields.js';
import { RECORD_FIELDS, storedFields } from '../../../../platform/openapi/stored-fields.js';
import { CustomerGroup } from '../customer-group.schema.js';
import { PriceListHead, PriceListLine } from '../price-list.schema.js';

export class CustomerGroupResponse extends storedFields(CustomerGroup, {
  ...RECORD_FIELDS,
  name: { example: 'Packaging makers' },
  companies: { description: 'Ids of companies' },
  users: { description: 'Individuals in the group' },
}) {}

export class PriceListResponse extends storedFields(PriceListHead, {
  ...RECORD_FIELDS,
  kind: {},
  groups: { description: 'Customer groups with this list' },
  rank: { minimum: 1, description: 'Lower ranks come first', example: 100 },
  step: { description: 'Prices computed from percentages are rounded to multiples of this amount in AED' },
  validFrom: { description: 'First day in Dubai; null for no start date', example: null },
  validTo: { description: 'Last day in Dubai; null for no end date', example: null },
  isActive: { description: 'False if the list sets no prices' },
  note: { description: 'Internal note', example: '' },
  lineCount: { description: 'Number of lines', example: 12 },
  name: { example: 'Packaging makers' },
  companies: { description: 'Ids of companies' },
  users: { description: 'Individuals in the group' },
}) {}

export class PriceLineResponse extends storedFields(PriceListLine, {
  _id: {},
  target: {},
  key: {
    description: 'Id of the product or category, or the product type; empty for all products',
    example: '6920200f1c2d3e4f5a6b7c8d',
  },
  name: { description: 'Name of the product or category when the line was saved', example: 'Ribbon 1-inch Black' },
  sku: { description: 'SKU of the product; empty for other targets', example: 'RIB-00001' },
  minQty: { minimum: 1, description: 'Minimum quantity for this line', example: 24 },
  price: { description: 'Unit price incl. VAT; null for a percentage', example: 5.2 },
  moq: { minimum: 1, description: 'MOQ; null to use the product’s value', example: null },
  step: { minimum: 1, description: 'Multiples that buyers can order; null to use the product’s value', example: null },
  max: { minimum: 1, description: 'Maximum quantity per line; null to use the product’s value', example: null },
  validFrom: { description: 'First day in Dubai; null for no start date', example: null },
  validTo: { description: 'Last day in Dubai; null for no end date', example: null },
}) {
  @ApiProperty({ type: Number, nullable: true, description: 'Percentage of change of the list price', example: null })
  percent: number | null;
}

/** A price break that is dearer than the line for the next smaller quantity. */
export class DearerBreakResponse {
  @ApiProperty({ type: PriceLineResponse })
  line: PriceLineResponse;

  @ApiProperty({ type: PriceLineResponse, description: 'Line for the next smaller quantity' })
  below: PriceLineResponse;
}

export class SavedPriceListResponse extends PriceListResponse {
  @ApiProperty({
    type: [DearerBreakResponse],
    description: 'Price breaks of the saved products that are dearer than the line below them. They are saved, too',
  })
  remarks: DearerBreakResponse[];
}

export class PriceImportResponse extends ImportResponse {
  @ApiProperty({
    type: [DearerBreakResponse],
    description: 'Price breaks that would be dearer than the line below them; empty after the import',
  })
  remarks: DearerBreakResponse[];

  @ApiProperty({ type: [PriceLineResponse], description: 'Lines of the list that are in effect but not in the file' })
  missing: PriceLineResponse[];

  @ApiWholeNumber({ description: 'Number of lines in `missing` that were ended', example: 0 })
  ended: number;
}
