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
  @ApiAmount({ description: 'Amount overdue by at least a day', example: 0 })
  overdue: number;

  @ApiSignedAmount({ description: 'Credit balance of the account', example: 0 })
  creditBalance: number;

  @ApiAmount({
    description: 'Cheques in hand and at the bank on that date; not included in the balance',
    example: 0,
  })
  coveredByCheques: number;

  @ApiSignedAmount({
    description: 'Open invoices less credit; equals the closing balance of the statement',
    example: 147,
  })
  balance: number;
}

export class ReceivableResponse extends ReceivableSumsResponse {
  @ApiId({ description: 'Id of the company or person' })
  _id: string;

  @ApiOneOf(ACCOUNT_RESOURCES)
  resource: AccountResource;

  @ApiProperty({ example: 'Al Manar Printing LLC' })
  name: string;

  @ApiProperty({ type: SalespersonResponse, nullable: true, description: 'Salesperson of the company, or null' })
  salesperson: SalespersonResponse | null;
}

export class ReceivablesResponse {
  @ApiDay({ description: 'Day in Dubai', example: '2026-11-21' })
  on: string;

  @ApiProperty({ type: [ReceivableResponse], description: 'Accounts with open documents, largest balance first' })
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

  @ApiInstant({ description: 'Issue time of the invoice, or time of the payment' })
  at: string;

  @ApiInstant({ nullable: true, description: 'End of the last day for payment; null for receipts' })
  dueDate: string | null;

  @ApiOneOf(OPEN_AGES, { description: '`credit` marks amounts that the shop owes' })
  age: OpenAge;

  @ApiAmount({ description: 'Open amount on the day; for credit, the unused amount', example: 147 })
  amount: number;
}

export class ReceivablesOfAccountResponse extends ReceivableResponse {
  @ApiProperty({ type: [OpenDocumentResponse], description: 'Documents behind the sums, earliest due date first' })
  documents: OpenDocumentResponse[];
}
