import { ApiAmount, ApiId, ApiSignedAmount } from '../../../../platform/openapi/response-fields.js';

/** The debt of a company, and its purchases. */
export class CompanyAccountResponse {
  @ApiId({ description: 'Company id' })
  _id: string;

  @ApiSignedAmount({ description: 'Amount owed now; negative for credit', example: 1350 })
  balance: number;

  @ApiAmount({ description: 'Overdue amount', example: 200 })
  overdue: number;

  @ApiAmount({ description: 'Cheques in hand and at the bank; not included in the balance', example: 0 })
  coveredByCheques: number;

  @ApiAmount({ nullable: true, description: 'Credit limit, or null', example: 50000 })
  creditLimit: number | null;

  @ApiSignedAmount({ description: 'Invoices less credit notes of this year, incl. VAT', example: 48200 })
  turnover: number;

  @ApiSignedAmount({ description: 'Turnover of the previous year', example: 39100.25 })
  turnoverBefore: number;
}
