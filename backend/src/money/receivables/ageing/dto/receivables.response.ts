import { ApiProperty } from '@nestjs/swagger';
import { OPEN_AGES, type OpenAge } from '@shop/contract/statement';
import { ACCOUNT_RESOURCES, type AccountResource } from '../../../../billing/invoices/account.js';
import { SalespersonResponse } from '../../../../documents/parties/salesperson.response.js';
import {
  ApiAmount,
  ApiDay,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiSignedAmount,
} from '../../../../platform/openapi/response-fields.js';
import { AgingResponse } from '../../statements/dto/statement.response.js';

/** Invoices by the days since they were due, and the credit beside them. */
class ReceivableSumsResponse extends AgingResponse {
  @ApiAmount({ description: 'due for at least a day', example: 0 })
  overdue: number;

  @ApiSignedAmount({ description: 'what the shop owes to the account', example: 0 })
  creditBalance: number;

  @ApiAmount({
    description: 'of cheques in hand and at the bank on that day, which the balance does not count',
    example: 0,
  })
  coveredByCheques: number;

  @ApiSignedAmount({ description: 'what is owed less the credit: the closing balance of the statement', example: 147 })
  balance: number;
}

export class ReceivableResponse extends ReceivableSumsResponse {
  @ApiId({ description: 'Of the company or the person' })
  _id: string;

  @ApiOneOf(ACCOUNT_RESOURCES)
  resource: AccountResource;

  @ApiProperty({ example: 'Al Manar Printing LLC' })
  name: string;

  @ApiProperty({ type: SalespersonResponse, nullable: true, description: 'Who looks after the company; null: nobody' })
  salesperson: SalespersonResponse | null;
}

export class ReceivablesResponse {
  @ApiDay({ description: 'The day, in Dubai', example: '2026-11-21' })
  on: string;

  @ApiProperty({ type: [ReceivableResponse], description: 'Accounts with an open document, the largest balance first' })
  accounts: ReceivableResponse[];

  @ApiProperty({ type: ReceivableSumsResponse })
  total: ReceivableSumsResponse;
}

class OpenDocumentResponse {
  @ApiOneOf(['invoices', 'receipts'])
  resource: 'invoices' | 'receipts';

  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  number: string;

  @ApiInstant({ description: 'When the invoice was issued, or the money came' })
  at: string;

  @ApiInstant({ nullable: true, description: 'End of the last day in time; null: of receipts' })
  dueDate: string | null;

  @ApiOneOf(OPEN_AGES, { description: 'credit: the shop owes the amount' })
  age: OpenAge;

  @ApiAmount({ description: 'open on the day, of credit what is left', example: 147 })
  amount: number;
}

export class ReceivablesOfAccountResponse extends ReceivableResponse {
  @ApiProperty({ type: [OpenDocumentResponse], description: 'What the sums are made of, the first due first' })
  documents: OpenDocumentResponse[];
}
