import { ApiProperty } from '@nestjs/swagger';
import { ChargedResponse } from '../../common/http/record.response.js';
import { LineResponse } from '../../common/lines/line.response.js';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '../../common/payments/payment-values.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { INVOICE_ACTIONS, INVOICE_STATUSES, type InvoiceAction, type InvoiceStatus } from '../domain/invoice.rules.js';

export class InvoicedOrderResponse {
  @ApiProperty()
  _id: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;
}

export class InvoicePaymentResponse {
  @ApiProperty()
  _id: string;

  @ApiProperty({ description: 'AED', example: 100 })
  amount: number;

  @ApiProperty({ enum: PAYMENT_METHODS })
  paymentMethod: PaymentMethod;

  @ApiProperty({ format: 'date-time' })
  paymentDate: string;

  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: PaymentStatus;

  @ApiProperty({ required: false, description: 'Staff only' })
  paidTo?: string;

  @ApiProperty({ required: false, description: 'Staff only' })
  note?: string;
}

export class InvoiceResponse extends ChargedResponse {
  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ type: InvoicedOrderResponse })
  order: InvoicedOrderResponse;

  @ApiProperty({ type: [LineResponse] })
  lines: LineResponse[];

  @ApiProperty({ description: 'AED', example: 247 })
  amountDue: number;

  @ApiProperty({ description: 'AED', example: 100 })
  amountPaid: number;

  @ApiProperty({ description: 'AED', example: 147 })
  remainingDue: number;

  @ApiProperty({ type: [InvoicePaymentResponse] })
  payments: InvoicePaymentResponse[];

  @ApiProperty({ enum: INVOICE_STATUSES, description: 'Derived from the money and the day in Dubai' })
  status: InvoiceStatus;

  @ApiProperty({ format: 'date-time', description: 'End of the last day in time' })
  dueDate: string;

  @ApiProperty({ enum: INVOICE_ACTIONS, isArray: true, description: 'What the caller may do with it now' })
  allowedActions: InvoiceAction[];
}
