import { ApiProperty } from '@nestjs/swagger';
import {
  ApiAmount,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiSignedAmount,
} from '../../../../platform/openapi/response-fields.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { PayingCompanyResponse } from '../../../receipts/dto/receipt.response.js';
import { UserRefResponse } from '../../../../people/users/dto/user.response.js';
import { ENTRY_KINDS, type EntryKind } from '../domain/statement.rules.js';

const Day = (example: string) => ApiProperty({ type: String, format: 'date', example });

class StatedInvoiceResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiInstant({ description: 'End of the last day in time' })
  dueDate: string;
}

class StatedReceiptResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'RCP-2026-00001' })
  receiptNumber: string;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;
}

class StatedPaymentResponse {
  @ApiId()
  _id: string;

  @ApiOneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;
}

export class StatementEntryResponse {
  @ApiOneOf(ENTRY_KINDS, { description: 'A refunded payment is told twice: when it was paid and when refunded' })
  kind: EntryKind;

  @ApiInstant({ description: 'A payment that is dated before its invoice counts from the invoice on' })
  at: string;

  @ApiProperty({ type: StatedInvoiceResponse, nullable: true, description: 'Null: of the rest of a receipt' })
  invoice: StatedInvoiceResponse | null;

  @ApiProperty({ type: StatedReceiptResponse, nullable: true, description: 'Of the rest of a receipt', example: null })
  receipt: StatedReceiptResponse | null;

  @ApiProperty({
    type: StatedPaymentResponse,
    nullable: true,
    description: 'Null: the invoice itself, a credit note, or that it became Void',
  })
  payment: StatedPaymentResponse | null;

  @ApiProperty({ description: 'Of a payment by Cheque; empty where nobody has said it', example: '' })
  chequeNumber: string;

  @ApiProperty({ type: String, nullable: true, description: 'Of a credit note', example: null })
  creditNoteNumber: string | null;

  @ApiAmount({ description: 'what an invoice or a refund adds', example: 247 })
  debit: number;

  @ApiAmount({ description: 'what a payment or a credit note takes off, or an invoice that became Void', example: 0 })
  credit: number;

  @ApiSignedAmount({ description: 'owed after this line', example: 247 })
  balance: number;
}

export class AgingResponse {
  @ApiAmount({ description: 'not yet due', example: 147 })
  current: number;

  @ApiAmount({ description: 'due for 1 to 30 days', example: 0 })
  days1to30: number;

  @ApiAmount({ description: 'due for 31 to 60 days', example: 0 })
  days31to60: number;

  @ApiAmount({ description: 'due for 61 to 90 days', example: 0 })
  days61to90: number;

  @ApiAmount({ description: 'due for more than 90 days', example: 0 })
  over90: number;
}

export class StatementResponse {
  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null: the account of a person' })
  company: PayingCompanyResponse | null;

  @ApiProperty({ type: UserRefResponse, nullable: true, description: 'null: the account of a company' })
  user: UserRefResponse | null;

  @Day('2026-01-01')
  from: string;

  @Day('2026-11-21')
  to: string;

  @ApiSignedAmount({ description: 'owed before the first day', example: 0 })
  openingBalance: number;

  @ApiAmount({ example: 247 })
  invoiced: number;

  @ApiAmount({ description: 'taken off by credit notes', example: 0 })
  credited: number;

  @ApiAmount({ description: 'what was refunded later included', example: 100 })
  paid: number;

  @ApiAmount({ example: 0 })
  refunded: number;

  @ApiAmount({ description: 'of invoices that became Void', example: 0 })
  voided: number;

  @ApiSignedAmount({ description: 'owed after the last day', example: 147 })
  closingBalance: number;

  @ApiAmount({ description: 'paid beyond what invoices ask for: owed to the customer', example: 0 })
  creditBalance: number;

  @ApiProperty({ type: [StatementEntryResponse] })
  entries: StatementEntryResponse[];

  @ApiProperty({
    type: AgingResponse,
    description: 'After the last day; less the credit balance it comes to the closing balance',
  })
  aging: AgingResponse;
}
