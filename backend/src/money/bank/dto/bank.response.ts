import { ApiProperty } from '@nestjs/swagger';
import {
  BANK_COLUMNS,
  BANK_DATE_ORDERS,
  BANK_DECIMALS,
  BANK_FORMATS,
  BANK_LINE_KINDS,
  BANK_LINE_STATUSES,
  BANK_MATCH_RESOURCES,
  type BankDateOrder,
  type BankDecimal,
  type BankFormat,
  type BankLineKind,
  type BankLineStatus,
  type BankMatchResource,
  SUGGESTION_REASONS,
  type SuggestionReason,
} from '@shop/contract/bank';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiOneOf,
  ApiSignedAmount,
  ApiWholeNumber,
  RecordResponse,
} from '../../../platform/openapi/response-fields.js';

export const DAY = { type: String, format: 'date', example: '2026-11-25' };
const IBAN = 'AE070331234567890123456';

class CounterpartyResponse {
  @ApiProperty({ example: 'AL NOOR PRINTING LLC' })
  name: string;

  @ApiProperty({ description: 'Empty: the file names none', example: '' })
  iban: string;
}

/** A line of a file of the bank. */
export class ReadBankLineResponse {
  @ApiWholeNumber({ minimum: 1, description: 'Its line in the file, or its row in the sheet', example: 6 })
  line: number;

  @ApiProperty(DAY)
  bookedOn: string;

  @ApiSignedAmount({ description: 'Above 0: received; below 0: paid', example: 420 })
  amount: number;

  @ApiProperty({ example: 'INV-2026-00012' })
  text: string;

  @ApiFlag({ description: 'True if the account has the line already' })
  isKnown: boolean;
}

export class BankTableResponse {
  @ApiProperty({ type: [String], example: ['Date', 'Description', 'Debit', 'Credit', 'Balance'] })
  headings: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: `The index of each column, from 0: ${BANK_COLUMNS.join(', ')}`,
    example: { bookedOn: 0, text: 1, debit: 2, credit: 3, balance: 4 },
  })
  columns: Record<string, number>;

  @ApiOneOf(BANK_DATE_ORDERS)
  dateOrder: BankDateOrder;

  @ApiOneOf(BANK_DECIMALS)
  decimal: BankDecimal;
}

export class BankPreviewResponse {
  @ApiOneOf(BANK_FORMATS)
  format: BankFormat;

  @ApiProperty({
    type: BankTableResponse,
    nullable: true,
    description: 'How the columns of a table are read; null for MT940 and CAMT.053',
  })
  table: BankTableResponse | null;

  @ApiProperty(DAY)
  from: string;

  @ApiProperty(DAY)
  to: string;

  @ApiSignedAmount({ nullable: true, description: 'null: the file does not say it', example: 1000 })
  opening: number | null;

  @ApiSignedAmount({ nullable: true, description: 'null: the file does not say it', example: 1420 })
  closing: number | null;

  @ApiAmount({ description: 'Of the new lines', example: 420 })
  received: number;

  @ApiAmount({ description: 'Of the new lines', example: 0 })
  paid: number;

  @ApiWholeNumber({ example: 1 })
  newCount: number;

  @ApiWholeNumber({ example: 0 })
  knownCount: number;

  @ApiWholeNumber({
    description: 'New lines whose day and amount the account has from a file in another format',
    example: 0,
  })
  resemblingCount: number;

  @ApiSignedAmount({
    nullable: true,
    description: 'The difference between the lines of the account and the closing balance; null: it is not known',
    example: 0,
  })
  gap: number | null;

  @ApiProperty({ type: [ReadBankLineResponse] })
  lines: ReadBankLineResponse[];

  @ApiProperty({ description: 'To be sent with the import', example: '6f1ed002ab5595859014ebf0951522d9' })
  plan: string;
}

export class BankStatementResponse extends RecordResponse {
  @ApiId({ description: 'The bank account of the shop, by its id in the settings' })
  bankAccount: string;

  @ApiProperty({ example: 'November.sta' })
  fileName: string;

  @ApiOneOf(BANK_FORMATS)
  format: BankFormat;

  @ApiProperty(DAY)
  from: string;

  @ApiProperty(DAY)
  to: string;

  @ApiSignedAmount({ nullable: true, description: 'null: the file does not say it', example: 1000 })
  opening: number | null;

  @ApiSignedAmount({ nullable: true, description: 'null: the file does not say it', example: 1420 })
  closing: number | null;

  @ApiWholeNumber({ description: 'The lines of the file', example: 1 })
  lineCount: number;

  @ApiWholeNumber({ description: 'Those that were new', example: 1 })
  newCount: number;

  @ApiProperty({ description: 'The name at that time', example: 'Omar Haddad' })
  importedBy: string;
}

class BankMatchResponse {
  @ApiOneOf(BANK_MATCH_RESOURCES)
  resource: BankMatchResource;

  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Of the receipt, or of the payment’s invoice', example: 'RCP-2026-00001' })
  number: string;

  @ApiAmount({ description: 'The part of the line', example: 420 })
  amount: number;

  @ApiFlag({ description: 'Whether it is a refund of that', example: false })
  isRefund: boolean;

  @ApiFlag({ description: 'Whether it is the return of that, with its cheque', example: false })
  isReturn: boolean;
}

export class BankLineResponse extends RecordResponse {
  @ApiId()
  statement: string;

  @ApiId({ description: 'The bank account of the shop, by its id in the settings' })
  bankAccount: string;

  @ApiProperty(DAY)
  bookedOn: string;

  @ApiProperty(DAY)
  valueOn: string;

  @ApiSignedAmount({ description: 'Above 0: received; below 0: paid', example: 420 })
  amount: number;

  @ApiAmount({ description: 'Not matched yet', example: 420 })
  left: number;

  @ApiProperty({ example: 'INV-2026-00012' })
  text: string;

  @ApiProperty({ example: '' })
  reference: string;

  @ApiProperty({ description: 'The bank’s own number', example: 'FT26306K2' })
  bankId: string;

  @ApiProperty({ type: CounterpartyResponse })
  counterparty: CounterpartyResponse;

  @ApiOneOf(BANK_LINE_KINDS)
  kind: BankLineKind;

  @ApiOneOf(BANK_LINE_STATUSES)
  status: BankLineStatus;

  @ApiProperty({ type: [BankMatchResponse] })
  matches: BankMatchResponse[];

  @ApiProperty({ description: 'Why it has no place in the books; empty: it is not ignored', example: '' })
  ignoredFor: string;
}

class SuggestedAllocationResponse {
  @ApiId()
  invoice: string;

  @ApiProperty({ example: 'INV-2026-00012' })
  number: string;

  @ApiAmount({ description: 'Of the line', example: 420 })
  amount: number;
}

export class BookedMoneyResponse {
  @ApiOneOf(BANK_MATCH_RESOURCES)
  resource: BankMatchResource;

  @ApiId()
  _id: string;

  @ApiId({
    nullable: true,
    description: 'The refund of it that this is, or its own id: its return with its cheque; null: the money itself',
    example: null,
  })
  refund: string | null;

  @ApiProperty({ example: 'RCP-2026-00001' })
  number: string;

  @ApiProperty(DAY)
  day: string;
}

class ChequeAtBankResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'CHQ-2026-00001' })
  number: string;

  @ApiProperty({ example: '000123' })
  chequeNumber: string;

  @ApiProperty(DAY)
  chequeDate: string;

  @ApiAmount({ description: 'What its bank has not paid', example: 420 })
  amount: number;
}

class DepositAtBankResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'DEP-2026-00001' })
  number: string;

  @ApiWholeNumber({ minimum: 2, description: 'Its cheques at the bank', example: 3 })
  count: number;

  @ApiAmount({ description: 'of these cheques', example: 1260 })
  amount: number;
}

export class BankSuggestionResponse {
  @ApiOneOf(SUGGESTION_REASONS)
  why: SuggestionReason;

  @ApiFlag({ description: 'True if nothing else fits as well' })
  isCertain: boolean;

  @ApiProperty({
    type: BookedMoneyResponse,
    nullable: true,
    description: 'Money that is in the books; with none of it, `cheque` and `deposit`: a receipt to record',
    example: null,
  })
  booked: BookedMoneyResponse | null;

  @ApiProperty({ type: ChequeAtBankResponse, nullable: true, description: 'A cheque that clears', example: null })
  cheque: ChequeAtBankResponse | null;

  @ApiProperty({
    type: DepositAtBankResponse,
    nullable: true,
    example: null,
    description: 'A deposit whose cheques all clear',
  })
  deposit: DepositAtBankResponse | null;

  @ApiId({ nullable: true, description: 'The account: a company, otherwise a person' })
  company: string | null;

  @ApiId({ nullable: true, example: null })
  user: string | null;

  @ApiProperty({ description: 'The payer', example: 'Al Noor Printing LLC' })
  customer: string;

  @ApiProperty({ type: [SuggestedAllocationResponse] })
  allocations: SuggestedAllocationResponse[];

  @ApiSignedAmount({
    description: 'Above 0: it stays on the account; below 0: the invoices ask for that much more',
    example: 0,
  })
  rest: number;
}

export class BankedAccountResponse {
  @ApiId({ description: 'In the settings' })
  _id: string;

  @ApiProperty({ example: IBAN })
  iban: string;

  @ApiProperty({ example: 'Mashreq' })
  bank: string;

  @ApiProperty({ example: 'Delta Print Supplies LLC' })
  accountName: string;

  @ApiWholeNumber({ description: 'Lines that are neither matched nor ignored', example: 3 })
  openCount: number;

  @ApiProperty({ ...DAY, nullable: true, description: 'The last day of its statements; null: there are none' })
  lastDay: string | null;

  @ApiSignedAmount({ nullable: true, description: 'On that day; null: no statement says a balance', example: 1420 })
  balance: number | null;

  @ApiProperty({
    type: BankTableResponse,
    nullable: true,
    description: 'How its CSV and Excel files are read; null: by their headings',
  })
  table: BankTableResponse | null;
}
