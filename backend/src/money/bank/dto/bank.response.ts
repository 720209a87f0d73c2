import { ApiProperty } from '@nestjs/swagger';
import {
  BANK_COLUMNS,
  BANK_DATE_ORDERS,
  BANK_DECIMALS,
  BANK_FORMATS,
  BANK_MATCH_RESOURCES,
  type BankDateOrder,
  type BankDecimal,
  type BankFormat,
  type BankMatchResource,
  SUGGESTION_REASONS,
  type SuggestionReason,
} from '@shop/contract/bank';
import {
  ApiAmount,
  ApiDay,
  ApiFlag,
  ApiId,
  ApiOneOf,
  ApiSignedAmount,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { Counterparty, BankMatch, BankLine } from '../bank-line.schema.js';
import { BankStatement } from '../bank-statement.schema.js';

const IBAN = 'AE070331234567890123456';

class CounterpartyResponse extends storedFields(Counterparty, {
  name: { example: 'AL NOOR PRINTING LLC' },
  iban: { description: 'Empty if the file contains none', example: '' },
}) {}

export class BankMatchResponse extends storedFields(BankMatch, {
  resource: {},
  number: { description: 'Number of the receipt, or invoice number of the payment', example: 'RCP-2026-00001' },
  amount: { description: 'Matched part of the transaction', example: 420 },
}) {
  @ApiId()
  _id: string;

  @ApiFlag({ description: 'True if it is a refund of the receipt or payment', example: false })
  isRefund: boolean;

  @ApiFlag({ description: 'True if it is the return of the cheque of the receipt or payment', example: false })
  isReturn: boolean;
}

export class BankLineResponse extends storedFields(BankLine, {
  ...RECORD_FIELDS,
  statement: {},
  bankAccount: { description: 'Id of the shop’s bank account in the settings' },
  bookedOn: { example: '2026-11-25' },
  valueOn: { example: '2026-11-25' },
  amount: { signed: true, description: 'Positive for incoming, negative for outgoing money', example: 420 },
  text: { example: 'INV-2026-00012' },
  reference: { example: '' },
  bankId: { description: 'Reference number of the bank', example: 'FT26306K2' },
  counterparty: { part: CounterpartyResponse },
  kind: {},
  status: {},
  ignoredFor: { description: 'Reason for ignoring it; empty if not ignored', example: '' },
}) {
  @ApiAmount({ description: 'Amount that is not matched yet', example: 420 })
  left: number;

  @ApiProperty({ type: [BankMatchResponse] })
  matches: BankMatchResponse[];
}

export class ReadBankLineResponse {
  @ApiWholeNumber({ minimum: 1, description: 'Line number in the file, or row number in the sheet', example: 6 })
  line: number;

  @ApiDay({ example: '2026-11-25' })
  bookedOn: string;

  @ApiSignedAmount({ description: 'Positive for incoming, negative for outgoing money', example: 420 })
  amount: number;

  @ApiProperty({ description: 'Payer or payee; empty if the file contains none', example: 'AL NOOR PRINTING LLC' })
  payer: string;

  @ApiProperty({ example: 'INV-2026-00012' })
  text: string;

  @ApiProperty({ description: 'Empty if the file contains none', example: '' })
  reference: string;

  @ApiFlag({ description: 'True if the account already has this transaction' })
  isKnown: boolean;

  @ApiProperty({
    type: BankLineResponse,
    nullable: true,
    description: 'Transaction of the account that it may be. The import needs an answer for it',
    example: null,
  })
  similar: BankLineResponse | null;
}

export class BankTableResponse {
  @ApiProperty({ type: [String], example: ['Date', 'Description', 'Debit', 'Credit', 'Balance'] })
  headings: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: `Index of each column, from 0: ${BANK_COLUMNS.join(', ')}`,
    example: { bookedOn: 0, text: 1, debit: 2, credit: 3, balance: 4 },
  })
  columns: Record<string, number>;

  @ApiProperty({ type: [Number], description: 'Indexes of further columns with words, added to `text`', example: [5] })
  texts: number[];

  @ApiOneOf(BANK_DATE_ORDERS)
  dateOrder: BankDateOrder;

  @ApiOneOf(BANK_DECIMALS)
  decimal: BankDecimal;
}

class UnusedColumnResponse {
  @ApiWholeNumber({ description: 'Index of the column, from 0', example: 5 })
  index: number;

  @ApiProperty({ description: 'Empty if the column has no heading', example: 'Branch' })
  heading: string;

  @ApiProperty({ type: [String], description: 'First different values', example: ['Deira', 'Al Quoz'] })
  values: string[];
}

class UnreadRowResponse {
  @ApiWholeNumber({ description: 'Line number in the file, or row number in the sheet', example: 2 })
  line: number;

  @ApiProperty({ example: '01/11/2026 Opening balance 1,000.00' })
  text: string;
}

export class BankPreviewResponse {
  @ApiOneOf(BANK_FORMATS)
  format: BankFormat;

  @ApiProperty({
    type: BankTableResponse,
    nullable: true,
    description: 'Column mapping; null for MT940 and CAMT.053',
  })
  table: BankTableResponse | null;

  @ApiProperty({ type: [UnusedColumnResponse], description: 'Columns of a table that were not used' })
  unusedColumns: UnusedColumnResponse[];

  @ApiProperty({
    type: [UnreadRowResponse],
    description: 'Lines of the file that are no booked transactions of the account',
  })
  unread: UnreadRowResponse[];

  @ApiDay({ example: '2026-11-25' })
  from: string;

  @ApiDay({ example: '2026-11-25' })
  to: string;

  @ApiSignedAmount({ nullable: true, description: 'null if the file does not contain it', example: 1000 })
  opening: number | null;

  @ApiSignedAmount({ nullable: true, description: 'null if the file does not contain it', example: 1420 })
  closing: number | null;

  @ApiAmount({ description: 'Sum of the new transactions, money in', example: 420 })
  received: number;

  @ApiAmount({ description: 'Sum of the new transactions, money out', example: 0 })
  paid: number;

  @ApiWholeNumber({ example: 1 })
  newCount: number;

  @ApiWholeNumber({ example: 0 })
  knownCount: number;

  @ApiWholeNumber({ description: 'Number of transactions that the account may already have', example: 0 })
  similarCount: number;

  @ApiSignedAmount({
    nullable: true,
    description:
      'Difference between the transactions of the account and the closing balance; null if unknown, or if a transaction is similar to a known one',
    example: 0,
  })
  gap: number | null;

  @ApiProperty({ type: [ReadBankLineResponse] })
  lines: ReadBankLineResponse[];

  @ApiProperty({ description: 'Send it with the import', example: '6f1ed002ab5595859014ebf0951522d9' })
  plan: string;
}

export class BankStatementResponse extends storedFields(BankStatement, {
  ...RECORD_FIELDS,
  bankAccount: { description: 'Id of the shop’s bank account in the settings' },
  fileName: { example: 'November.sta' },
  format: {},
  from: { example: '2026-11-25' },
  to: { example: '2026-11-25' },
  opening: { signed: true, description: 'null if the file does not contain it', example: 1000 },
  closing: { signed: true, description: 'null if the file does not contain it', example: 1420 },
  lineCount: { description: 'Number of transactions in the file', example: 1 },
  newCount: { description: 'Number of new transactions', example: 1 },
  importedBy: { description: 'Name of the user at that time', example: 'Omar Haddad' },
}) {}

class SuggestedAllocationResponse {
  @ApiId()
  invoice: string;

  @ApiProperty({ example: 'INV-2026-00012' })
  number: string;

  @ApiAmount({ description: 'Amount of the transaction', example: 420 })
  amount: number;
}

export class BookedMoneyResponse {
  @ApiOneOf(BANK_MATCH_RESOURCES)
  resource: BankMatchResource;

  @ApiId()
  _id: string;

  @ApiId({
    nullable: true,
    description: 'Id of the matching refund; the record’s own id if its cheque was returned; null for incoming money',
    example: null,
  })
  refund: string | null;

  @ApiProperty({ example: 'RCP-2026-00001' })
  number: string;

  @ApiDay({ example: '2026-11-25' })
  day: string;
}

class ChequeAtBankResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'CHQ-2026-00001' })
  number: string;

  @ApiProperty({ example: '000123' })
  chequeNumber: string;

  @ApiDay({ example: '2026-11-25' })
  chequeDate: string;

  @ApiAmount({ description: 'Unpaid amount of the cheque', example: 420 })
  amount: number;
}

class DepositAtBankResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'DEP-2026-00001' })
  number: string;

  @ApiWholeNumber({ minimum: 2, description: 'Number of its cheques at the bank', example: 3 })
  count: number;

  @ApiAmount({ description: 'Total of these cheques', example: 1260 })
  amount: number;
}

export class BankSuggestionResponse {
  @ApiOneOf(SUGGESTION_REASONS)
  why: SuggestionReason;

  @ApiFlag({
    description: 'True if the transaction contains a full number of the shop or an RF reference, and the sum fits',
  })
  isCertain: boolean;

  @ApiProperty({
    type: BookedMoneyResponse,
    nullable: true,
    description: 'Recorded money; if this, `cheque` and `deposit` are empty, the suggestion is a new receipt',
    example: null,
  })
  booked: BookedMoneyResponse | null;

  @ApiProperty({ type: ChequeAtBankResponse, nullable: true, description: 'Cheque to be cleared', example: null })
  cheque: ChequeAtBankResponse | null;

  @ApiProperty({
    type: DepositAtBankResponse,
    nullable: true,
    example: null,
    description: 'Deposit whose cheques are to be cleared',
  })
  deposit: DepositAtBankResponse | null;

  @ApiId({ nullable: true, description: 'True for the account of a company, false for an individual' })
  company: string | null;

  @ApiId({ nullable: true, example: null })
  user: string | null;

  @ApiProperty({ description: 'Name of the payer', example: 'Al Noor Printing LLC' })
  customer: string;

  @ApiProperty({ type: [SuggestedAllocationResponse] })
  allocations: SuggestedAllocationResponse[];

  @ApiSignedAmount({
    description: 'Positive if the remaining amount becomes credit; negative if the invoices exceed the transaction',
    example: 0,
  })
  rest: number;
}

export class BankedAccountResponse {
  @ApiId({ description: 'Id in the settings' })
  _id: string;

  @ApiProperty({ example: IBAN })
  iban: string;

  @ApiProperty({ example: 'Mashreq' })
  bank: string;

  @ApiProperty({ example: 'Delta Print Supplies LLC' })
  accountName: string;

  @ApiWholeNumber({ description: 'Number of transactions that are neither matched nor ignored', example: 3 })
  openCount: number;

  @ApiDay({
    nullable: true,
    description: 'Last day of its statements; null if there are none',
    example: '2026-11-25',
  })
  lastDay: string | null;

  @ApiSignedAmount({
    nullable: true,
    description: 'Balance on that day; null if no statement contains one',
    example: 1420,
  })
  balance: number | null;

  @ApiProperty({
    type: BankTableResponse,
    nullable: true,
    description: 'Column mapping of CSV and Excel files; null to detect it from the headings',
  })
  table: BankTableResponse | null;
}
