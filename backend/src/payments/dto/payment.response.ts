import { ApiProperty } from '@nestjs/swagger';
import type { PaymentStatus } from '@shop/contract/statuses';
import { ApiAmount, ApiId, ApiInstant, ApiOneOf, RecordResponse } from '../../platform/openapi/response-fields.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { InvoiceResponse } from '../../invoices/dto/invoice.response.js';
import { ApiAllowedActions, ApiStatus } from '../../platform/openapi/states.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { PAYMENT_MACHINE, type PaymentAction } from '../domain/payment.rules.js';

export class PaidInvoiceResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;
}

export class PaymentResponse extends RecordResponse {
  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ type: PaidInvoiceResponse })
  invoice: PaidInvoiceResponse;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ApiInstant()
  paymentDate: string;

  @ApiStatus(PAYMENT_MACHINE, 'Only Received counts.')
  status: PaymentStatus;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Omar, front desk' })
  paidTo?: string;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Cheque 004711' })
  note?: string;

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
