import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { PaymentRefundResponse } from '../../../billing/invoices/dto/invoice.response.js';
import { PaymentReversalResponse } from '../../payments/dto/payment.response.js';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiNullableText,
  ApiOneOf,
  ApiSignedAmount,
  RecordResponse,
} from '../../../platform/openapi/response-fields.js';
import { ApiListedCompany, ListedCompanyResponse } from '../../../people/companies/dto/company.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';

export class PayingCompanyResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;
}

export class PrepaidOrderResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;
}

class ClearedChequeResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Number in the cheque register', example: 'CHQ-2026-00001' })
  number: string;
}

export class SettledPartResponse {
  @ApiId({ description: '`_id` of the invoice' })
  invoice: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiAmount({ example: 100 })
  amount: number;
}

export class AllocationResponse extends SettledPartResponse {
  @ApiId({ description: 'Payment created for the invoice' })
  payment: string;

  @ApiInstant({
    nullable: true,
    description: 'Time when credit was applied to the invoice; null if allocated on receipt',
    example: null,
  })
  appliedAt: string | null;
}

export class ReceiptResponse extends RecordResponse {
  @ApiProperty({ example: 'RCP-2026-00001' })
  receiptNumber: string;

  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null if an individual paid' })
  company: PayingCompanyResponse | null;

  @ApiProperty({ type: UserRefResponse, nullable: true, description: 'null if a company paid' })
  user: UserRefResponse | null;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiProperty({ description: 'Name of the account at that time', example: 'Al Manar Printing LLC' })
  payer: string;

  @ApiProperty({
    type: PrepaidOrderResponse,
    nullable: true,
    description: 'Order that the money was for before its invoice; null if none',
  })
  order: PrepaidOrderResponse | null;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiAmount({ description: 'Amount used for invoices', example: 60 })
  allocated: number;

  @ApiSignedAmount({
    description:
      'Remaining amount, which is credit of the account; negative if the account owes it because a refunded ' +
      'cheque was returned',
    example: 40,
  })
  unallocated: number;

  @ApiAmount({ description: 'Part that is not invoiced yet', example: 0 })
  waiting: number;

  @ApiFlag({
    required: false,
    description: 'Staff only: true if an advance invoice can be issued for the part that is not invoiced yet',
  })
  isAdvanceable?: boolean;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ApiInstant()
  paymentDate: string;

  @ApiProperty({ example: '004711' })
  chequeNumber: string;

  @ApiInstant({ nullable: true, description: 'Date on the cheque; can be in the future', example: null })
  chequeDate: string | null;

  @ApiProperty({ type: ClearedChequeResponse, nullable: true, description: 'Cleared cheque; null if none' })
  cheque: ClearedChequeResponse | null;

  @ApiProperty({ description: 'Bank reference', example: 'FT26320K2' })
  reference: string;

  @ApiProperty({ type: [AllocationResponse] })
  allocations: AllocationResponse[];

  @ApiProperty({ type: [PaymentRefundResponse], description: 'Refunds of the remaining credit, oldest first' })
  refunds: PaymentRefundResponse[];

  @ApiProperty({ required: false, description: 'Staff only', example: 'Two invoices of October' })
  note?: string;

  @ApiProperty({ type: PaymentReversalResponse, nullable: true, description: 'null if not reversed' })
  reversal: PaymentReversalResponse | null;
}

class OpenInvoiceResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiNullableText({
    description: 'Company member with whose own account the invoice is; null if it belongs to this account',
    example: null,
  })
  member: string | null;

  @ApiInstant({ description: 'End of the last day for payment' })
  dueDate: string;

  @ApiAmount({ example: 100 })
  amountDue: number;

  @ApiAmount({ example: 100 })
  remainingDue: number;
}

export class OpenInvoicesResponse {
  @ApiProperty({
    type: [OpenInvoiceResponse],
    description: 'Earliest due date first; company invoices before those of members; up to 100',
  })
  invoices: OpenInvoiceResponse[];

  @ApiSignedAmount({ description: 'Credit balance of the account', example: 0 })
  creditBalance: number;
}

export class InvoiceCreditResponse {
  @ApiAmount({
    description: 'Credit balance of the account, and of the company of the invoiced individual',
    example: 40,
  })
  creditBalance: number;

  @ApiAmount({ description: 'Credit that can be applied to the invoice', example: 40 })
  applicable: number;
}

export class AccountCreditResponse {
  @ApiProperty({
    type: PayingCompanyResponse,
    nullable: true,
    description: 'null for your own account as an individual',
  })
  company: PayingCompanyResponse | null;

  @ApiSignedAmount({
    description: 'Credit balance; negative if the account owes money beyond its invoices',
    example: 40,
  })
  creditBalance: number;
}
