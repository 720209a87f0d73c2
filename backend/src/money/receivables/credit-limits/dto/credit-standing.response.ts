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

  @ApiDay({ nullable: true, description: 'The last day; null: never', example: '2026-11-20' })
  last: string | null;
}

/** The credit limit of an account, and how much of it is used. */
export class CreditStandingResponse {
  @ApiId({ nullable: true, description: 'The company of the account; null: a person' })
  company: string | null;

  @ApiProperty({ description: 'The name of the company, else of the person', example: 'Al Manar Printing LLC' })
  name: string;

  @ApiAmount({ nullable: true, description: 'null: no limit', example: 50000 })
  creditLimit: number | null;

  @ApiProperty({ type: CountedAmountResponse, description: 'What is still to pay of invoices' })
  open: CountedAmountResponse;

  @ApiProperty({ type: CountedAmountResponse, description: 'Of that, what is due since a day that is over in Dubai' })
  overdue: CountedAmountResponse;

  @ApiProperty({
    type: CountedAmountResponse,
    description: 'Orders without an invoice that stands; those that are held, cancelled or returned don’t count',
  })
  unbilled: CountedAmountResponse;

  @ApiSignedAmount({ description: 'what the shop owes to the account', example: 0 })
  creditBalance: number;

  @ApiAmount({ description: 'of cheques in hand and at the bank; it lowers nothing before they clear', example: 0 })
  coveredByCheques: number;

  @ApiProperty({ type: BouncedChequesResponse, description: 'Cheques that a bank returned' })
  bounced: BouncedChequesResponse;

  @ApiAmount({ description: '`open` + `unbilled` − `creditBalance`, at least 0', example: 2350 })
  used: number;

  @ApiAmount({ nullable: true, description: '`creditLimit` − `used`, at least 0; null: no limit', example: 47650 })
  left: number | null;
}
