import { ApiAmount, ApiId, ApiSignedAmount } from '../../../../platform/openapi/response-fields.js';

/** The debt of a company, and its purchases. */
export class CompanyAccountResponse {
  @ApiId({ description: 'Of the company' })
  _id: string;

  @ApiSignedAmount({ description: 'what it owes now; below 0: what the shop owes to it', example: 1350 })
  balance: number;

  @ApiAmount({ description: 'of invoices whose due day is over', example: 200 })
  overdue: number;

  @ApiAmount({ description: 'of its cheques in hand and at the bank, which the balance does not count', example: 0 })
  coveredByCheques: number;

  @ApiAmount({ nullable: true, description: 'what it may owe before orders are held; null: no limit', example: 50000 })
  creditLimit: number | null;

  @ApiSignedAmount({ description: 'invoiced this year less what was credited, VAT included', example: 48200 })
  turnover: number;

  @ApiSignedAmount({ description: 'the same of the year before', example: 39100.25 })
  turnoverBefore: number;
}
