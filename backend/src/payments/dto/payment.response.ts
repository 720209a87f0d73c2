import { ApiProperty } from '@nestjs/swagger';
import { RecordResponse } from '../../common/http/record.response.js';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '../../common/payments/payment-values.js';
import { InvoiceResponse } from '../../invoices/dto/invoice.response.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { PAYMENT_ACTIONS, type PaymentAction } from '../domain/payment.rules.js';

export class PaidInvoiceResponse {
  @ApiProperty()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;
}

export class PaymentResponse extends RecordResponse {
  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ type: PaidInvoiceResponse })
  invoice: PaidInvoiceResponse;

  @ApiProperty({ description: 'AED', example: 100 })
  amount: number;

  @ApiProperty({ enum: PAYMENT_METHODS })
  paymentMethod: PaymentMethod;

  @ApiProperty({ format: 'date-time' })
  paymentDate: string;

  @ApiProperty({ enum: PAYMENT_STATUSES, description: 'Only Received counts' })
  status: PaymentStatus;

  @ApiProperty({ required: false, description: 'Staff only' })
  paidTo?: string;

  @ApiProperty({ required: false, description: 'Staff only' })
  note?: string;

  @ApiProperty({ enum: PAYMENT_ACTIONS, isArray: true, description: 'What the caller may do with it now' })
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
