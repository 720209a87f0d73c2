import { ApiProperty } from '@nestjs/swagger';
import { IMPORT_REMARKS, type ImportRemark } from '@shop/contract/product-import';
import { ReasonResponse } from '../../errors/error.response.js';
import { ApiFlag, ApiNullableText, ApiOneOf, ApiWholeNumber } from '../../openapi/response-fields.js';

const IMPORT_ACTIONS = ['create', 'update', 'same', 'exists', 'skipped', 'wrong'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

const cell = () => ({
  nullable: true,
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'array', items: { type: 'string' } }],
});

export class ImportProblemResponse extends ReasonResponse {
  @ApiWholeNumber({ minimum: 1, description: 'Row number as in a spreadsheet', example: 1 })
  line: number;

  @ApiProperty({ example: 'An import has no place for the column “prize”. Choose what it contains, or leave it out.' })
  message: string;
}

export class ImportedCellProblemResponse extends ReasonResponse {
  @ApiProperty({ description: 'Column of the cell', example: 'price' })
  field: string;

  @ApiProperty({ example: 'Must be an amount in AED from 0 to 10,000,000, with up to two decimals.' })
  message: string;
}

export class QuotedCellProblemResponse extends ImportedCellProblemResponse {
  @ApiProperty({ description: 'Content of the cell, shortened if it is long', example: 'abc' })
  value: string;
}

export class ImportChangeResponse {
  @ApiProperty({ description: 'Column of the cell', example: 'price' })
  field: string;

  @ApiProperty({ ...cell(), description: 'Current value; null if the product does not exist yet', example: 18.5 })
  from: unknown;

  @ApiProperty({ ...cell(), example: 19.5 })
  to: unknown;

  @ApiProperty({ type: Boolean, required: false, description: 'True if `from` and `to` are amounts', example: true })
  isMoney?: boolean;
}

export class ImportRowResponse {
  @ApiWholeNumber({ minimum: 1, description: 'Row number as in a spreadsheet', example: 2 })
  line: number;

  @ApiProperty({ description: 'Empty for a new product', example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ description: 'Current name; empty if there is none', example: 'Hot-Stamping Ribbon 1-inch Black' })
  name: string;

  @ApiOneOf(IMPORT_ACTIONS, { example: 'update' })
  action: ImportAction;

  @ApiProperty({ type: [ImportChangeResponse] })
  changes: ImportChangeResponse[];

  @ApiProperty({
    enum: IMPORT_REMARKS,
    isArray: true,
    description:
      'FAR_OFF: the price changes by more than half. BELOW_COST: the price is below cost (only for users who may ' +
      'see costs). STOCK: `stock` replaces the current value (`stockChange` adds to it). The row is applied only ' +
      'if `confirmed` contains it',
    example: [],
  })
  remarks: ImportRemark[];

  @ApiProperty({ type: [QuotedCellProblemResponse] })
  problems: QuotedCellProblemResponse[];

  @ApiProperty({
    type: [String],
    description: 'Cells of an invalid row, in the order of `columns`; empty for other rows',
    example: [],
  })
  cells: string[];
}

export class ImportResponse {
  @ApiFlag({ description: 'True if the changes were applied', example: false })
  applied: boolean;

  @ApiNullableText({
    description:
      'Send it back with the same file to apply the changes. null if a row is invalid or nothing would change',
    example: '6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d6d2f6b1b9a3c4c39ab0f6a8d5b7e1c20',
  })
  plan: string | null;

  @ApiWholeNumber({ description: 'Number of records to be created', example: 0 })
  created: number;

  @ApiWholeNumber({ description: 'Number of records to be updated', example: 1 })
  updated: number;

  @ApiWholeNumber({ description: 'Number of records that already have the values of the file', example: 41 })
  unchanged: number;

  @ApiWholeNumber({ description: 'Number of invalid rows', example: 0 })
  wrong: number;

  @ApiProperty({ type: [ImportProblemResponse], description: 'Problems of the file as a whole' })
  problems: ImportProblemResponse[];

  @ApiProperty({ type: [ImportRowResponse], description: 'All rows of the file that are not empty' })
  rows: ImportRowResponse[];
}

/** The response of an import that may leave wrong rows, and rows with remarks. */
export class PartialImportResponse extends ImportResponse {
  @ApiNullableText({
    description: 'Like `plan`, but applies only the valid rows if others are invalid',
    example: null,
  })
  goodPlan: string | null;

  @ApiProperty({
    type: [Number],
    description:
      'Rows that are skipped because they have `remarks` and are not in `confirmed`; not counted in `created` and ' +
      '`updated`',
    example: [],
  })
  left: number[];

  @ApiProperty({ type: [String], description: 'Headings of the file', example: ['sku', 'price'] })
  columns: string[];
}
