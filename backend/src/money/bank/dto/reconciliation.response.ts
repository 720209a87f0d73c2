import { ApiProperty } from '@nestjs/swagger';
import { ApiDay, ApiSignedAmount, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { BookedMoneyResponse } from './bank.response.js';

class UnbankedMoneyResponse extends BookedMoneyResponse {
  @ApiProperty({ example: 'Al Noor Printing LLC' })
  payer: string;

  @ApiSignedAmount({ description: 'Amount not at the bank yet; negative for a refund or a return', example: 420 })
  amount: number;
}

/** The bank balance less open and ignored lines plus money on its way is the balance of the books. */
export class ReconciliationResponse {
  @ApiDay({ example: '2026-11-25' })
  on: string;

  @ApiSignedAmount({ nullable: true, description: 'null if no statement contains a balance', example: 1420 })
  bankBalance: number | null;

  @ApiWholeNumber({ description: 'Number of transactions that are neither fully matched nor ignored', example: 1 })
  openCount: number;

  @ApiSignedAmount({
    description: 'Unmatched amounts, and transactions matched with money recorded after this date',
    example: 100,
  })
  open: number;

  @ApiSignedAmount({ description: 'Sum of ignored transactions', example: 0 })
  ignored: number;

  @ApiSignedAmount({
    description:
      'Recorded transfers and cheques that are not at the bank yet, less their refunds and returns, for all bank ' +
      'accounts',
    example: 50,
  })
  unbanked: number;

  @ApiProperty({ type: [UnbankedMoneyResponse], description: 'Oldest first, at most 200' })
  unbankedMoney: UnbankedMoneyResponse[];

  @ApiSignedAmount({
    nullable: true,
    description: 'Bank balance less `open` and `ignored`, plus `unbanked`',
    example: 1370,
  })
  booksBalance: number | null;
}
