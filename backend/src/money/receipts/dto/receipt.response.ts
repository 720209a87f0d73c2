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

  @ApiProperty({ description: 'In the register', example: 'CHQ-2026-00001' })
  number: string;
}

export class SettledPartResponse {
  @ApiId({ description: 'The invoice' })
  invoice: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiAmount({ example: 100 })
  amount: number;
}

export class AllocationResponse extends SettledPartResponse {
  @ApiId({ description: 'The payment that it made' })
  payment: string;

  @ApiInstant({
    nullable: true,
    description: 'When the rest was used for it; null: when the money came',
    example: null,
  })
  appliedAt: string | null;
}

export class ReceiptResponse extends RecordResponse {
  @ApiProperty({ example: 'RCP-2026-00001' })
  receiptNumber: string;

  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null: a person paid' })
  company: PayingCompanyResponse | null;

  @ApiProperty({ type: UserRefResponse, nullable: true, description: 'null: a company paid' })
  user: UserRefResponse | null;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiProperty({ description: 'As the account was called then', example: 'Al Manar Printing LLC' })
  payer: string;

  @ApiProperty({
    type: PrepaidOrderResponse,
    nullable: true,
    description: 'The order that it came for before its invoice; null: none',
  })
  order: PrepaidOrderResponse | null;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiAmount({ description: 'used for invoices', example: 60 })
  allocated: number;

  @ApiSignedAmount({
    description:
      'the rest, which is credit of the account; below 0: what the account owes of a returned cheque, since it had been paid back',
    example: 40,
  })
  unallocated: number;

  @ApiAmount({ description: 'what waits of it for an invoice of its order', example: 0 })
  waiting: number;

  @ApiFlag({ required: false, description: 'Staff only: whether an advance invoice can be issued of what waits' })
  isAdvanceable?: boolean;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ApiInstant()
  paymentDate: string;

  @ApiProperty({ example: '004711' })
  chequeNumber: string;

  @ApiInstant({ nullable: true, description: 'The day on the cheque; may lie ahead', example: null })
  chequeDate: string | null;

  @ApiProperty({ type: ClearedChequeResponse, nullable: true, description: 'The cheque that cleared; null: none' })
  cheque: ClearedChequeResponse | null;

  @ApiProperty({ description: 'What the bank says of it', example: 'FT26320K2' })
  reference: string;

  @ApiProperty({ type: [AllocationResponse] })
  allocations: AllocationResponse[];

  @ApiProperty({ type: [PaymentRefundResponse], description: 'Of the rest, the first one first' })
  refunds: PaymentRefundResponse[];

  @ApiProperty({ required: false, description: 'Staff only', example: 'Two invoices of October' })
  note?: string;

  @ApiProperty({ type: PaymentReversalResponse, nullable: true, description: 'null: it counts' })
  reversal: PaymentReversalResponse | null;
}

class OpenInvoiceResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiNullableText({
    description: 'The member of the company whose own invoice it is; null: it belongs to the account',
    example: null,
  })
  member: string | null;

  @ApiInstant({ description: 'End of the last day in time' })
  dueDate: string;

  @ApiAmount({ example: 100 })
  amountDue: number;

  @ApiAmount({ example: 100 })
  remainingDue: number;
}

export class OpenInvoicesResponse {
  @ApiProperty({
    type: [OpenInvoiceResponse],
    description: 'What is due first first, of a company then those of its members; at most 100',
  })
  invoices: OpenInvoiceResponse[];

  @ApiSignedAmount({ description: 'credit balance of the account', example: 0 })
  creditBalance: number;
}

export class InvoiceCreditResponse {
  @ApiAmount({
    description: 'credit balance of the account, and of the company that the person of the invoice belongs to',
    example: 40,
  })
  creditBalance: number;

  @ApiAmount({ description: 'how much of it the invoice can take', example: 40 })
  applicable: number;
}

export class AccountCreditResponse {
  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null: one’s own, as a person' })
  company: PayingCompanyResponse | null;

  @ApiSignedAmount({
    description: 'what the shop owes to the account; below 0: what the account owes beside its invoices',
    example: 40,
  })
  creditBalance: number;
}
