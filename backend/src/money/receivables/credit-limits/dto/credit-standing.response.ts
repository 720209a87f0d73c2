import { ApiProperty } from '@nestjs/swagger';
import {
  ApiAmount,
  ApiDay,
  ApiId,
  ApiSignedAmount,
  ApiWholeNumber,
} from '../../../../platform/openapi/response-fields.js';

class CountedAmountResponse {
  @ApiWholeNumber({ example: 2 })
  count: number;

  @ApiAmount({ example: 1350 })
  amount: number;
}

class BouncedChequesResponse {
  @ApiWholeNumber({ example: 1 })
  count: number;

  @ApiDay({ nullable: true, description: 'Day of the last return; null if there was none', example: '2026-11-20' })
  last: string | null;
}

/** The credit limit of an account, and how much of it is used. */
export class CreditStandingResponse {
  @ApiId({ nullable: true, description: 'Company of the account; null for an individual' })
  company: string | null;

  @ApiProperty({ description: 'Name of the company or individual', example: 'Al Manar Printing LLC' })
  name: string;

  @ApiAmount({ nullable: true, description: 'null for no limit', example: 50000 })
  creditLimit: number | null;

  @ApiProperty({ type: CountedAmountResponse, description: 'Outstanding amount of invoices' })
  open: CountedAmountResponse;

  @ApiProperty({ type: CountedAmountResponse, description: 'Overdue part of `open` (Dubai time)' })
  overdue: CountedAmountResponse;

  @ApiProperty({
    type: CountedAmountResponse,
    description: 'Orders without a valid invoice; orders that are on hold, cancelled or returned don’t count',
  })
  unbilled: CountedAmountResponse;

  @ApiSignedAmount({ description: 'Credit balance of the account', example: 0 })
  creditBalance: number;

  @ApiAmount({ description: 'Cheques in hand and at the bank; they don’t reduce `open` until cleared', example: 0 })
  coveredByCheques: number;

  @ApiProperty({ type: BouncedChequesResponse, description: 'Cheques returned by a bank' })
  bounced: BouncedChequesResponse;

  @ApiAmount({ description: '`open` + `unbilled` − `creditBalance`, at least 0', example: 2350 })
  used: number;

  @ApiAmount({ nullable: true, description: '`creditLimit` − `used`, at least 0; null for no limit', example: 47650 })
  left: number | null;
}
