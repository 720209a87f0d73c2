import { ApiProperty } from '@nestjs/swagger';
import { COMPARED_BALANCES, type ComparedBalance, MOVE_IN_KINDS, type MoveInKind } from '@shop/contract/move-in';
import { PartialImportResponse } from '../../platform/imports/dto/import.response.js';
import { ApiOneOf, ApiSignedAmount, ApiWholeNumber } from '../../platform/openapi/response-fields.js';
import { storedFields } from '../../platform/openapi/stored-fields.js';
import { ChosenColumn, MoveInUpload } from '../move-in-upload.schema.js';

class ChosenColumnResponse extends storedFields(ChosenColumn, {
  heading: { example: 'our ref.' },
  column: { description: 'Column that staff chose; empty if it is not used', example: 'po' },
}) {}

export class MoveInUploadResponse extends storedFields(MoveInUpload, {
  name: { example: 'invoices.csv' },
  columns: { part: ChosenColumnResponse, description: 'Choices of staff for columns, also of earlier files' },
  done: { description: 'Number of rows that are stored: less than `total` if the import was stopped', example: 500 },
  total: { description: 'Number of rows of the import; 0 if none was begun', example: 1200 },
}) {}

export class MoveInImportResponse extends PartialImportResponse {
  @ApiProperty({ type: [String], description: 'Headings of columns that are not used', example: ['Shipping Charge'] })
  unused: string[];

  @ApiWholeNumber({
    description: 'Number of rows that bring nothing: sums, further lines, settled documents',
    example: 2,
  })
  skipped: number;
}

export class MoveInStepResponse {
  @ApiOneOf(MOVE_IN_KINDS)
  kind: MoveInKind;

  @ApiWholeNumber({ description: 'Number of records that were brought in', example: 37 })
  count: number;

  @ApiSignedAmount({
    description: 'Their open sum when they were brought in; prices for orders and quotes; 0 for kinds without one',
    example: 48_210,
  })
  amount: number;

  @ApiProperty({ type: MoveInUploadResponse, nullable: true, description: 'Its last file' })
  file: MoveInUploadResponse | null;
}

export class MoveInReportResponse {
  @ApiOneOf(COMPARED_BALANCES, {
    description:
      '`together` are receivables and cheques, since some books take a cheque for a payment. Banks are compared ' +
      'with bank statements; customers are listed where they differ',
  })
  balance: ComparedBalance;

  @ApiProperty({ description: 'Bank account or customer; empty for sums', example: '' })
  name: string;

  @ApiSignedAmount({ nullable: true, description: 'Balance of the old books; null if not entered', example: 48_210 })
  declared: number | null;

  @ApiSignedAmount({ description: 'Sum of what was brought in', example: 48_210 })
  brought: number;

  @ApiWholeNumber({ description: 'Number of records that were brought in', example: 37 })
  count: number;

  @ApiSignedAmount({ nullable: true, description: '`brought` less `declared`; null if not entered', example: 0 })
  difference: number | null;
}
