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

  @ApiProperty({ description: 'Of a payment by Cheque; empty where nobody has said it', example: '004711' })
  chequeNumber: string;

  @ApiInstant({ nullable: true, description: 'The day on the cheque; may lie ahead', example: null })
  chequeDate: string | null;

  @ApiStatus(PAYMENT_MACHINE, 'Only Received counts.')
  status: PaymentStatus;

  @ApiAmount({ description: 'what counts: the amount less its refunds', example: 100 })
  net: number;

  @ApiProperty({ type: PaymentReceiptResponse, nullable: true, description: 'null: it stands alone', example: null })
  receipt: PaymentReceiptResponse | null;

  @ApiProperty({ description: 'The overpaid invoice whose credit it is; empty: it was paid', example: '' })
  appliedFrom: string;

  @ApiProperty({ type: [PaymentRefundResponse], description: 'The first one first' })
  refunds: PaymentRefundResponse[];

  @ApiProperty({ required: false, description: 'Staff only', example: 'Omar, front desk' })
  paidTo?: string;

  @ApiProperty({ required: false, description: 'Staff only', example: 'From the Sharjah branch' })
  note?: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: PaymentReversalResponse,
    description: 'Staff only. Null: it was not reversed',
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
