import { ApiProperty } from '@nestjs/swagger';
import { DECLARED_BALANCES, type DeclaredBalance } from '@shop/contract/move-in';
import { PartialImportResponse } from '../../platform/imports/dto/import.response.js';
import { ApiAmount, ApiOneOf, ApiSignedAmount, ApiWholeNumber } from '../../platform/openapi/response-fields.js';

export class MoveInImportResponse extends PartialImportResponse {
  @ApiProperty({ type: [String], description: 'Headings of columns that are not used', example: ['Shipping Charge'] })
  unused: string[];

  @ApiWholeNumber({
    description: 'Number of rows that bring nothing: sums, further lines, settled documents',
    example: 2,
  })
  skipped: number;
}

export class MoveInReportResponse {
  @ApiOneOf(DECLARED_BALANCES)
  balance: DeclaredBalance;

  @ApiAmount({ nullable: true, description: 'Balance of the old books; null if not entered', example: 48_210 })
  declared: number | null;

  @ApiAmount({ description: 'Sum of what was brought in', example: 48_210 })
  brought: number;

  @ApiWholeNumber({ description: 'Number of records that were brought in', example: 37 })
  count: number;

  @ApiSignedAmount({ nullable: true, description: '`brought` less `declared`; null if not entered', example: 0 })
  difference: number | null;
}
