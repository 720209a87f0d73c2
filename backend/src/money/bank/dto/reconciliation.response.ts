import { ApiProperty } from '@nestjs/swagger';
import { ApiSignedAmount, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { BookedMoneyResponse, DAY } from './bank.response.js';

class UnbankedMoneyResponse extends BookedMoneyResponse {
  @ApiProperty({ example: 'Al Noor Printing LLC' })
  payer: string;

  @ApiSignedAmount({ description: 'Not at the bank; below 0: a refund, or a return', example: 420 })
  amount: number;
}

/** The bank balance less open and ignored lines plus money on its way is the balance of the books. */
export class ReconciliationResponse {
  @ApiProperty(DAY)
  on: string;

  @ApiSignedAmount({ nullable: true, description: 'null: no statement says a balance', example: 1420 })
  bankBalance: number | null;

  @ApiWholeNumber({ description: 'Lines that are neither matched nor ignored, or not all of them', example: 1 })
  openCount: number;

  @ApiSignedAmount({
    description: 'What of them is not in the books, and lines of money that is in the books since a later day',
    example: 100,
  })
  open: number;

  @ApiSignedAmount({ description: 'Lines that were ignored', example: 0 })
  ignored: number;

  @ApiSignedAmount({
    description:
      'Transfers and cheques in the books that are not at the bank, less refunds and returns of such, whatever account they are for',
    example: 50,
  })
  unbanked: number;

  @ApiProperty({ type: [UnbankedMoneyResponse], description: 'The oldest first, at most 200' })
  unbankedMoney: UnbankedMoneyResponse[];

  @ApiSignedAmount({
    nullable: true,
    description: 'The bank balance less `open` and `ignored`, plus `unbanked`',
    example: 1370,
  })
  booksBalance: number | null;
}
