import { ApiProperty } from '@nestjs/swagger';
import { type InvoiceStatus, PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { ApiAmount, ApiId, ApiInstant, ApiOneOf } from '../../platform/openapi/response-fields.js';
import { ChargedResponse, LineResponse } from '../../lines/line.response.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { ApiAllowedActions, ApiStatus } from '../../platform/openapi/states.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { INVOICE_MACHINE, type InvoiceAction } from '../domain/invoice.rules.js';

export class InvoicedOrderResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;
}

export class InvoicePaymentResponse {
  @ApiId()
  _id: string;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ApiInstant()
  paymentDate: string;

  @ApiOneOf(PAYMENT_STATUSES)
  status: PaymentStatus;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Omar, front desk' })
  paidTo?: string;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Cheque 004711' })
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

  @ApiAmount({ example: 247 })
  amountDue: number;

  @ApiAmount({ example: 100 })
  amountPaid: number;

  @ApiAmount({ example: 147 })
  remainingDue: number;

  @ApiProperty({ type: [InvoicePaymentResponse] })
  payments: InvoicePaymentResponse[];

  @ApiStatus(INVOICE_MACHINE, 'Derived from the money and the day in Dubai.')
  status: InvoiceStatus;

  @ApiInstant({ description: 'End of the last day in time' })
  dueDate: string;

  @ApiProperty({ description: 'Shown on the PDF', example: 'Please name the invoice’s number with your transfer.' })
  adminToClientNote: string;

  @ApiAllowedActions(INVOICE_MACHINE)
  allowedActions: InvoiceAction[];
}
