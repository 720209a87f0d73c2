import { ApiProperty } from '@nestjs/swagger';
import type { PaymentStatus } from '@shop/contract/statuses';
import { AnsweredAmount, AnsweredId, AnsweredMoment, AnsweredOneOf } from '../../platform/http/answer-fields.js';
import { RecordResponse } from '../../platform/http/record.response.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { InvoiceResponse } from '../../invoices/dto/invoice.response.js';
import { AllowedActions, AnsweredStatus } from '../../platform/states/state-docs.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { PAYMENT_MACHINE, type PaymentAction } from '../domain/payment.rules.js';

export class PaidInvoiceResponse {
  @AnsweredId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;
}

export class PaymentResponse extends RecordResponse {
  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ type: PaidInvoiceResponse })
  invoice: PaidInvoiceResponse;

  @AnsweredAmount({ example: 100 })
  amount: number;

  @AnsweredOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @AnsweredMoment()
  paymentDate: string;

  @AnsweredStatus(PAYMENT_MACHINE, 'Only Received counts.')
  status: PaymentStatus;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Omar, front desk' })
  paidTo?: string;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Cheque 004711' })
  note?: string;

  @AllowedActions(PAYMENT_MACHINE)
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
