import { ApiProperty } from '@nestjs/swagger';
import type { PaymentStatus } from '@shop/contract/statuses';
import { ApiAmount, ApiId, ApiInstant, ApiOneOf, RecordResponse } from '../../../platform/openapi/response-fields.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { InvoiceResponse, PaymentRefundResponse } from '../../../billing/invoices/dto/invoice.response.js';
import { ApiAllowedActions, ApiStatus } from '../../../platform/openapi/states.js';
import { ApiListedCompany, ListedCompanyResponse } from '../../../people/companies/dto/company.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { PAYMENT_MACHINE, type PaymentAction } from '../domain/payment.rules.js';

class PaidInvoiceResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;
}

export class PaymentReversalResponse {
  @ApiProperty({ example: 'Typed twice' })
  reason: string;

  @ApiProperty({ example: 'Omar Staff' })
  by: string;

  @ApiInstant()
  at: string;
}

class PaymentReceiptResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'RCP-2026-00001' })
  receiptNumber: string;
}

export class PaymentResponse extends RecordResponse {
  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiListedCompany()
  listedCompany?: ListedCompanyResponse | null;

  @ApiProperty({ type: PaidInvoiceResponse })
  invoice: PaidInvoiceResponse;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ApiInstant()
  paymentDate: string;

  @ApiProperty({ description: 'Cheque number of a Cheque payment; empty if not entered', example: '004711' })
  chequeNumber: string;

  @ApiInstant({ nullable: true, description: 'Date on the cheque; can be in the future', example: null })
  chequeDate: string | null;

  @ApiStatus(PAYMENT_MACHINE, 'Only Received payments count')
  status: PaymentStatus;

  @ApiAmount({ description: 'Amount less refunds', example: 100 })
  net: number;

  @ApiProperty({
    type: PaymentReceiptResponse,
    nullable: true,
    description: 'Receipt that includes this payment; null for a single payment',
    example: null,
  })
  receipt: PaymentReceiptResponse | null;

  @ApiProperty({
    description: 'Number of the overpaid invoice whose credit was applied; empty if money was received',
    example: '',
  })
  appliedFrom: string;

  @ApiProperty({ type: [PaymentRefundResponse], description: 'Oldest first' })
  refunds: PaymentRefundResponse[];

  @ApiProperty({ required: false, description: 'Staff only', example: 'Omar, front desk' })
  paidTo?: string;

  @ApiProperty({ required: false, description: 'Staff only', example: 'From the Sharjah branch' })
  note?: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: PaymentReversalResponse,
    description: 'Staff only. null if not reversed',
  })
  reversal?: PaymentReversalResponse | null;

  @ApiAllowedActions(PAYMENT_MACHINE)
  allowedActions: PaymentAction[];
}

export class PaymentRecordedResponse {
  @ApiProperty({ example: 'Payment recorded and invoice updated.' })
  message: string;

  @ApiProperty({ type: PaymentResponse })
  payment: PaymentResponse;

  @ApiProperty({ type: InvoiceResponse })
  invoice: InvoiceResponse;
}
