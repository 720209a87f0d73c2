import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_ROLES,
  type AccountRole,
  JOURNAL_KINDS,
  JOURNAL_RESOURCES,
  type JournalKind,
  type JournalResource,
} from '@shop/contract/books';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { VAT_BOXES, type VatBox } from '@shop/contract/vat-return';
import { ACCOUNT_RESOURCES, type AccountResource } from '../../../billing/invoices/account.js';
import {
  ApiAmount,
  ApiDay,
  ApiFlag,
  ApiId,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';

export class JournalAccountResponse {
  @ApiOneOf(ACCOUNT_ROLES, { description: 'Purpose of the account' })
  role: AccountRole;

  @ApiProperty({ description: 'Empty if no account was chosen', example: '1100' })
  code: string;

  @ApiProperty({ description: 'Empty if no account was chosen', example: 'Accounts receivable' })
  name: string;

  @ApiAmount({ example: 222 })
  debit: number;

  @ApiAmount({ example: 0 })
  credit: number;
}

class JournalPartyResponse {
  @ApiOneOf(ACCOUNT_RESOURCES)
  resource: AccountResource;

  @ApiId({ description: 'Id of the company or person' })
  _id: string;

  @ApiProperty({ description: 'Name on the document', example: 'Falcon Crest Printing Press LLC' })
  name: string;
}

class JournalVatResponse {
  @ApiOneOf(TAX_CATEGORIES)
  category: TaxCategory;

  @ApiProperty({ description: 'In percent', example: 5 })
  rate: number;

  @ApiProperty({ enum: VAT_BOXES, nullable: true, description: 'Box of the VAT return; null if none', example: '1b' })
  box: VatBox | null;

  @ApiDay({ description: 'Day that decides the VAT period' })
  taxDay: string;

  @ApiFlag({ description: 'True for the VAT of a bad debt', example: false })
  isAdjustment: boolean;
}

export class JournalLineResponse extends JournalAccountResponse {
  @ApiProperty({ type: JournalPartyResponse })
  party: JournalPartyResponse;

  @ApiProperty({ description: 'Number of the document that the line is about', example: 'INV-2026-00001' })
  about: string;

  @ApiProperty({ type: JournalVatResponse, nullable: true, description: 'null if the line has no VAT category' })
  vat: JournalVatResponse | null;
}

/** A balanced entry: its debits equal its credits. */
export class JournalEntryResponse {
  @ApiProperty({
    description: 'Unchanged for the same event',
    example: 'invoices:6920200f1c2d3e4f5a6b7c8d:invoice',
  })
  _id: string;

  @ApiDay({ description: 'Day in Dubai' })
  day: string;

  @ApiOneOf(JOURNAL_KINDS)
  kind: JournalKind;

  @ApiOneOf(JOURNAL_RESOURCES)
  resource: JournalResource;

  @ApiId({ description: 'Id of the document' })
  document: string;

  @ApiProperty({
    description: 'Number of the document; for a payment, of its invoice',
    example: 'INV-2026-00001',
  })
  number: string;

  @ApiProperty({ description: 'Reference of the bank, or number of the cheque; empty if none', example: '' })
  reference: string;

  @ApiProperty({ type: [JournalLineResponse] })
  lines: JournalLineResponse[];
}

class JournalSumsResponse {
  @ApiAmount({ description: 'Sum of the debits', example: 222 })
  debit: number;

  @ApiAmount({ description: 'Sum of the credits', example: 222 })
  credit: number;

  @ApiProperty({ type: [JournalAccountResponse] })
  accounts: JournalAccountResponse[];
}

export class JournalResponse extends JournalSumsResponse {
  @ApiDay()
  from: string;

  @ApiDay()
  to: string;

  @ApiWholeNumber({ description: 'Number of entries of these days', example: 1 })
  count: number;

  @ApiProperty({ type: [JournalEntryResponse], description: 'Requested entries, earliest first' })
  entries: JournalEntryResponse[];
}

/** The balance of each account at the end of a day. */
export class TrialBalanceResponse extends JournalSumsResponse {
  @ApiDay()
  on: string;
}
