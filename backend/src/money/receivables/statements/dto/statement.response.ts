import { ApiProperty } from '@nestjs/swagger';
import {
  ApiAmount,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiSignedAmount,
} from '../../../../platform/openapi/response-fields.js';
import { CHEQUE_STATUSES, type ChequeStatus } from '@shop/contract/cheques';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { PayingCompanyResponse } from '../../../receipts/dto/receipt.response.js';
import { UserRefResponse } from '../../../../people/users/dto/user.response.js';
import { SHOWN_KINDS, type ShownKind } from '../../../../billing/movements/movement-kinds.js';

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

class StatedSettlementResponse {
  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiAmount({ example: 100 })
  amount: number;
}

export class StatementEntryResponse {
  @ApiOneOf(SHOWN_KINDS, {
    description:
      'returned: a cheque that the bank returned; mistake: money that was recorded in error; byCompany, forMember: of a member’s invoice',
  })
  kind: ShownKind;

  @ApiInstant({ description: 'Each kind has its own day: that of issue, of the money, or of what undid it' })
  at: string;

  @ApiProperty({ description: 'The number of the invoice, credit note or receipt', example: 'INV-2026-00001' })
  document: string;

  @ApiProperty({
    description: 'The purchase order of an invoice, or what the bank says of a receipt',
    example: 'FT26320K2',
  })
  reference: string;

  @ApiProperty({
    type: StatedInvoiceResponse,
    nullable: true,
    description: 'Of invoices, their credit notes and their end',
  })
  invoice: StatedInvoiceResponse | null;

  @ApiProperty({ type: StatedReceiptResponse, nullable: true, description: 'The receipt of the money', example: null })
  receipt: StatedReceiptResponse | null;

  @ApiProperty({ type: StatedPaymentResponse, nullable: true, description: 'The payment of one invoice' })
  payment: StatedPaymentResponse | null;

  @ApiProperty({ description: 'Of a payment by Cheque; empty where nobody has said it', example: '' })
  chequeNumber: string;

  @ApiProperty({
    type: [StatedSettlementResponse],
    description: 'The invoices that the money had settled by the last day, where `document` does not say it',
  })
  settled: StatedSettlementResponse[];

  @ApiAmount({ description: 'what adds to the amount owed', example: 247 })
  debit: number;

  @ApiAmount({ description: 'what takes from the amount owed', example: 0 })
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

class StatedChequeResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'CHQ-2026-00001' })
  number: string;

  @ApiProperty({ example: 'Mashreq' })
  bank: string;

  @ApiProperty({ example: '000123' })
  chequeNumber: string;

  @Day('2027-02-28')
  chequeDate: string;

  @ApiOneOf(CHEQUE_STATUSES)
  status: ChequeStatus;

  @ApiAmount({ description: 'that its bank has not paid', example: 100 })
  amount: number;
}

export class ChequesInHandResponse {
  @Day('2026-11-26')
  day: string;

  @ApiAmount({ example: 100 })
  total: number;

  @ApiProperty({ type: [StatedChequeResponse], description: 'By their days' })
  cheques: StatedChequeResponse[];
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

  @ApiAmount({ description: 'of advance invoices that other invoices deduct', example: 0 })
  advanced: number;

  @ApiAmount({ description: 'taken off by credit notes', example: 0 })
  credited: number;

  @ApiAmount({ description: 'received, what was returned or refunded later included', example: 100 })
  paid: number;

  @ApiAmount({ description: 'written off as bad debts, less what was undone', example: 0 })
  writtenOff: number;

  @ApiAmount({ description: 'owed again since money came for debts that were written off', example: 0 })
  recovered: number;

  @ApiAmount({ description: 'of cheques that the bank returned', example: 0 })
  returned: number;

  @ApiAmount({ example: 0 })
  refunded: number;

  @ApiAmount({ description: 'of invoices that became Void', example: 0 })
  voided: number;

  @ApiAmount({ description: 'recorded in error, and reversed', example: 0 })
  mistaken: number;

  @ApiSignedAmount({ description: 'money of a company that settled invoices of its members as persons', example: 0 })
  forMembers: number;

  @ApiSignedAmount({ description: 'owed after the last day', example: 147 })
  closingBalance: number;

  @ApiSignedAmount({ description: 'paid beyond what invoices ask for: owed to the customer', example: 0 })
  creditBalance: number;

  @ApiProperty({ type: [StatementEntryResponse] })
  entries: StatementEntryResponse[];

  @ApiProperty({
    type: AgingResponse,
    description: 'After the last day; less the credit balance it comes to the closing balance',
  })
  aging: AgingResponse;

  @ApiProperty({
    type: ChequesInHandResponse,
    description: 'Cheques in hand and at the bank today. No balance counts them before they clear',
  })
  chequesInHand: ChequesInHandResponse;
}
