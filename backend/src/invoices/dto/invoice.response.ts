import { ApiProperty } from '@nestjs/swagger';
import { type InvoiceStatus, PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { AnsweredAmount, AnsweredId, AnsweredMoment, AnsweredOneOf } from '../../platform/http/answer-fields.js';
import { ChargedResponse } from '../../platform/http/record.response.js';
import { LineResponse } from '../../lines/line.response.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { AllowedActions, AnsweredStatus } from '../../platform/states/state-docs.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { INVOICE_MACHINE, type InvoiceAction } from '../domain/invoice.rules.js';

export class InvoicedOrderResponse {
  @AnsweredId()
  _id: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;
}

export class InvoicePaymentResponse {
  @AnsweredId()
  _id: string;

  @AnsweredAmount({ example: 100 })
  amount: number;

  @AnsweredOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @AnsweredMoment()
  paymentDate: string;

  @AnsweredOneOf(PAYMENT_STATUSES)
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

  @AnsweredAmount({ example: 247 })
  amountDue: number;

  @AnsweredAmount({ example: 100 })
  amountPaid: number;

  @AnsweredAmount({ example: 147 })
  remainingDue: number;

  @ApiProperty({ type: [InvoicePaymentResponse] })
  payments: InvoicePaymentResponse[];

  @AnsweredStatus(INVOICE_MACHINE, 'Derived from the money and the day in Dubai.')
  status: InvoiceStatus;

  @AnsweredMoment({ description: 'End of the last day in time' })
  dueDate: string;

  @ApiProperty({ description: 'Shown on the PDF', example: 'Please name the invoice’s number with your transfer.' })
  adminToClientNote: string;

  @AllowedActions(INVOICE_MACHINE)
  allowedActions: InvoiceAction[];
}
