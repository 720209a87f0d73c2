import { ApiProperty } from '@nestjs/swagger';
import { IMPORT_REMARKS, type ImportRemark } from '@shop/contract/product-import';
import { ReasonResponse } from '../../../platform/errors/error.response.js';
import { ApiFlag, ApiNullableText, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

const IMPORT_ACTIONS = ['create', 'update', 'same', 'exists', 'wrong'] as const;
type ImportAction = (typeof IMPORT_ACTIONS)[number];

const cell = () => ({
  nullable: true,
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'array', items: { type: 'string' } }],
});

export class ImportProblemResponse extends ReasonResponse {
  @ApiWholeNumber({ minimum: 1, description: 'The row of the file as a spreadsheet counts it', example: 1 })
  line: number;

  @ApiProperty({ example: 'An import has no place for the column “prize”. Choose what it contains, or leave it out.' })
  message: string;
}

export class ImportedCellProblemResponse extends ReasonResponse {
  @ApiProperty({ description: 'The column', example: 'price' })
  field: string;

  @ApiProperty({ example: 'Must be an amount in AED from 0 to 10,000,000, with up to two decimals.' })
  message: string;
}

export class QuotedCellProblemResponse extends ImportedCellProblemResponse {
  @ApiProperty({ description: 'The cell as it stands in the file, shortened where it is long', example: 'abc' })
  value: string;
}

export class ImportChangeResponse {
  @ApiProperty({ description: 'The column', example: 'price' })
  field: string;

  @ApiProperty({ ...cell(), description: 'Null: there is no such product yet', example: 18.5 })
  from: unknown;

  @ApiProperty({ ...cell(), example: 19.5 })
  to: unknown;

  @ApiProperty({ type: Boolean, required: false, description: 'True: `from` and `to` are amounts', example: true })
  isMoney?: boolean;
}

export class ImportRowResponse {
  @ApiWholeNumber({ minimum: 1, description: 'The row of the file as a spreadsheet counts it', example: 2 })
  line: number;

  @ApiProperty({ description: 'Empty for a product that is to be created', example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ description: 'As it is now; empty where there is none', example: 'Hot-Stamping Ribbon 1-inch Black' })
  name: string;

  @ApiOneOf(IMPORT_ACTIONS, { example: 'update' })
  action: ImportAction;

  @ApiProperty({ type: [ImportChangeResponse] })
  changes: ImportChangeResponse[];

  @ApiProperty({
    enum: IMPORT_REMARKS,
    isArray: true,
    description:
      'Of a price that changes by more than half (FAR_OFF), or to less than cost (BELOW_COST, with the right to see costs), and of a `stock` that replaces another one (STOCK; `stockChange` adds to it): the line is taken only if `confirmed` names it',
    example: [],
  })
  remarks: ImportRemark[];

  @ApiProperty({ type: [QuotedCellProblemResponse] })
  problems: QuotedCellProblemResponse[];

  @ApiProperty({
    type: [String],
    description: 'The cells of a wrong line, by `columns`; empty for others',
    example: [],
  })
  cells: string[];
}

export class ProductImportResponse {
  @ApiFlag({ description: 'Whether the changes were made', example: false })
  applied: boolean;

  @ApiNullableText({
    description:
      'Sent back with the same file it makes these changes. Null: something is wrong, or nothing would change',
    example: '6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d6d2f6b1b9a3c4c39ab0f6a8d5b7e1c20',
  })
  plan: string | null;

  @ApiNullableText({
    description: 'As `plan`, where some lines are wrong: sent back, it takes the good lines alone',
    example: null,
  })
  goodPlan: string | null;

  @ApiWholeNumber({ description: 'Products that the file would create', example: 0 })
  created: number;

  @ApiWholeNumber({ description: 'Products that the file would change, without those of `left`', example: 1 })
  updated: number;

  @ApiProperty({
    type: [Number],
    description: 'Lines that are left, since they have `remarks` and `confirmed` does not name them',
    example: [],
  })
  left: number[];

  @ApiWholeNumber({ description: 'Products that are as the file says', example: 41 })
  unchanged: number;

  @ApiWholeNumber({
    description:
      'Lines without a SKU whose product exists: same category, size, variant, colour and code. They change nothing',
    example: 0,
  })
  existing: number;

  @ApiWholeNumber({ description: 'Lines that can’t be taken', example: 0 })
  wrong: number;

  @ApiProperty({ type: [ImportProblemResponse], description: 'What is wrong with the file as a whole' })
  problems: ImportProblemResponse[];

  @ApiProperty({ type: [String], description: 'The headings of the file', example: ['sku', 'price'] })
  columns: string[];

  @ApiProperty({ type: [ImportRowResponse], description: 'Every line of the file that names a product' })
  rows: ImportRowResponse[];
}
