import { ApiProperty } from '@nestjs/swagger';
import { ApiId, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { BankRule } from '../bank-notes.schema.js';
import { BankLineResponse, BankSuggestionResponse } from './bank.response.js';

export class BankRuleResponse extends storedFields(BankRule, {
  bankAccount: { description: 'Id of the shop’s bank account in the settings' },
  isReceived: { description: 'True for money received' },
  text: { description: 'Words of the transactions, in any case and with any marks', example: 'MONTHLY ACCOUNT FEE' },
  kind: {},
  reason: { description: 'Reason that ignored transactions get', example: 'Bank charge' },
  createdBy: { description: 'Name of the user at that time', example: 'Omar Haddad' },
}) {
  @ApiId()
  _id: string;
}

export class OpenBankLineResponse extends BankLineResponse {
  @ApiProperty({ type: BankSuggestionResponse, nullable: true, description: 'First suggestion; null if there is none' })
  suggestion: BankSuggestionResponse | null;

  @ApiProperty({ type: BankRuleResponse, nullable: true, description: 'Rule by which it can be ignored, or null' })
  rule: BankRuleResponse | null;
}

class BankLineLeftOutResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'BANK_LINE_CLOSED' })
  code: string;

  @ApiProperty({ example: 'This transaction is matched or ignored. Reopen it first.' })
  message: string;
}

export class BankBatchResponse {
  @ApiWholeNumber({ description: 'Number of transactions', example: 12 })
  done: number;

  @ApiProperty({ type: [BankLineLeftOutResponse], description: 'Skipped transactions with the reasons' })
  leftOut: BankLineLeftOutResponse[];
}
