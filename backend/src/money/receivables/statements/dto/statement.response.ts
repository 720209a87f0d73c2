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

  @ApiInstant({ description: 'End of the last day for payment' })
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
      '`returned`: a cheque that was returned by the bank. `mistake`: a payment recorded in error. `byCompany` ' +
      'and `forMember`: a member’s invoice paid by the company',
  })
  kind: ShownKind;

  @ApiInstant({ description: 'Date that fits the kind: issue, payment, or reversal' })
  at: string;

  @ApiProperty({ description: 'Number of the invoice, credit note or receipt', example: 'INV-2026-00001' })
  document: string;

  @ApiProperty({
    description: 'PO number of an invoice, or bank reference of a receipt',
    example: 'FT26320K2',
  })
  reference: string;

  @ApiProperty({
    type: StatedInvoiceResponse,
    nullable: true,
    description: 'Invoice number, for invoices, credit notes and cancellations',
  })
  invoice: StatedInvoiceResponse | null;

  @ApiProperty({ type: StatedReceiptResponse, nullable: true, description: 'Receipt of the payment', example: null })
  receipt: StatedReceiptResponse | null;

  @ApiProperty({ type: StatedPaymentResponse, nullable: true, description: 'Payment of a single invoice' })
  payment: StatedPaymentResponse | null;

  @ApiProperty({ description: 'Cheque number of a Cheque payment; empty if not entered', example: '' })
  chequeNumber: string;

  @ApiProperty({
    type: [StatedSettlementResponse],
    description: 'Invoices paid from this payment by the last day, if not given in `document`',
  })
  settled: StatedSettlementResponse[];

  @ApiAmount({ description: 'Amount that increases the balance', example: 247 })
  debit: number;

  @ApiAmount({ description: 'Amount that reduces the balance', example: 0 })
  credit: number;

  @ApiSignedAmount({ description: 'Balance after this line', example: 247 })
  balance: number;
}

export class AgingResponse {
  @ApiAmount({ description: 'Not yet due', example: 147 })
  current: number;

  @ApiAmount({ description: '1 to 30 days overdue', example: 0 })
  days1to30: number;

  @ApiAmount({ description: '31 to 60 days overdue', example: 0 })
  days31to60: number;

  @ApiAmount({ description: '61 to 90 days overdue', example: 0 })
  days61to90: number;

  @ApiAmount({ description: 'More than 90 days overdue', example: 0 })
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

  @ApiAmount({ description: 'Unpaid amount of the cheque', example: 100 })
  amount: number;
}

export class ChequesInHandResponse {
  @Day('2026-11-26')
  day: string;

  @ApiAmount({ example: 100 })
  total: number;

  @ApiProperty({ type: [StatedChequeResponse], description: 'Cheques by date' })
  cheques: StatedChequeResponse[];
}

export class StatementResponse {
  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null for the account of an individual' })
  company: PayingCompanyResponse | null;

  @ApiProperty({ type: UserRefResponse, nullable: true, description: 'null for the account of a company' })
  user: UserRefResponse | null;

  @Day('2026-01-01')
  from: string;

  @Day('2026-11-21')
  to: string;

  @ApiSignedAmount({ description: 'Balance before the first day', example: 0 })
  openingBalance: number;

  @ApiAmount({ example: 247 })
  invoiced: number;

  @ApiAmount({ description: 'Deducted advances', example: 0 })
  advanced: number;

  @ApiAmount({ description: 'Total of credit notes', example: 0 })
  credited: number;

  @ApiAmount({ description: 'Received payments, including those returned or refunded later', example: 100 })
  paid: number;

  @ApiAmount({ description: 'Bad debts written off, less reversed write-offs', example: 0 })
  writtenOff: number;

  @ApiAmount({ description: 'Bank charges and small differences taken off, less reversed ones', example: 0 })
  waived: number;

  @ApiAmount({ description: 'Written-off debts that are owed again because a payment was received', example: 0 })
  recovered: number;

  @ApiAmount({ description: 'Returned cheques', example: 0 })
  returned: number;

  @ApiAmount({ example: 0 })
  refunded: number;

  @ApiAmount({ description: 'Voided invoices', example: 0 })
  voided: number;

  @ApiAmount({ description: 'Payments recorded in error and reversed', example: 0 })
  mistaken: number;

  @ApiSignedAmount({ description: 'Payments of a company for its members’ own invoices', example: 0 })
  forMembers: number;

  @ApiSignedAmount({ description: 'Balance after the last day', example: 147 })
  closingBalance: number;

  @ApiSignedAmount({ description: 'Overpaid amount, owed to the customer', example: 0 })
  creditBalance: number;

  @ApiProperty({ type: [StatementEntryResponse] })
  entries: StatementEntryResponse[];

  @ApiProperty({
    type: AgingResponse,
    description: 'Aging after the last day; less the credit balance it equals the closing balance',
  })
  aging: AgingResponse;

  @ApiProperty({
    type: ChequesInHandResponse,
    description: 'Cheques in hand and at the bank today. They are not included in balances until they clear',
  })
  chequesInHand: ChequesInHandResponse;
}
