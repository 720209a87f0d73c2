import { ApiProperty } from '@nestjs/swagger';
import {
  CHEQUE_FILE_TYPES,
  CHEQUE_FILES,
  CHEQUE_KINDS,
  type ChequeFileKind,
  type ChequeFileType,
  type ChequeKind,
  type ChequeStatus,
  HANDED_TO,
  type HandedTo,
  RETURN_REASONS,
  type ReturnReason,
  UAE_BANKS,
} from '@shop/contract/cheques';
import {
  ApiAmount,
  ApiDay,
  ApiFlag,
  ApiId,
  ApiOneOf,
  ApiWholeNumber,
  RecordResponse,
} from '../../../platform/openapi/response-fields.js';
import { ApiAllowedActions, ApiStatus } from '../../../platform/openapi/states.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { PayingCompanyResponse, SettledPartResponse } from '../../receipts/dto/receipt.response.js';
import { CHEQUE_MACHINE, type ChequeAction } from '../domain/cheque.rules.js';

export class NumberedRefResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'CHQ-2026-00001' })
  number: string;
}

class ChequeClearingResponse {
  @ApiDay()
  on: string;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiProperty({ type: NumberedRefResponse, description: 'Receipt of the cleared amount' })
  receipt: NumberedRefResponse;
}

class ChequeReturnResponse {
  @ApiDay()
  on: string;

  @ApiOneOf(RETURN_REASONS)
  reason: ReturnReason;

  @ApiFlag({ description: 'True if the returned cheque is an executive instrument (art. 667)' })
  isExecutive: boolean;

  @ApiAmount({ description: 'Amount the bank paid despite the return', example: 0 })
  paidPart: number;

  @ApiAmount({ required: false, description: 'Staff only: fee charged by the shop’s bank', example: 0 })
  charge?: number;

  @ApiProperty({ required: false, description: 'Staff only', example: '' })
  note?: string;
}

class ChequeEndResponse {
  @ApiDay()
  on: string;

  @ApiProperty({ description: 'Recipient; empty if there was none', example: 'Aisha Rahman' })
  to: string;

  @ApiOneOf(HANDED_TO, { nullable: true, description: 'null if it was not handed over', example: null })
  handedTo: HandedTo | null;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Paid by transfer' })
  reason?: string;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'Receipt that paid instead of the cheque' })
  receipt: NumberedRefResponse | null;
}

class ChequeFileResponse {
  @ApiOneOf(CHEQUE_FILES)
  kind: ChequeFileKind;

  @ApiProperty({ example: 'Cheque.jpg' })
  name: string;

  @ApiOneOf(CHEQUE_FILE_TYPES)
  contentType: ChequeFileType;

  @ApiWholeNumber({ description: 'Size in bytes', example: 48_213 })
  size: number;
}

export class ChequeResponse extends RecordResponse {
  @ApiProperty({ example: 'CHQ-2026-00001' })
  number: string;

  @ApiStatus(CHEQUE_MACHINE)
  status: ChequeStatus;

  @ApiOneOf(CHEQUE_KINDS)
  kind: ChequeKind;

  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null if an individual gave it' })
  company: PayingCompanyResponse | null;

  @ApiProperty({ type: UserRefResponse, nullable: true, description: 'null if a company gave it' })
  user: UserRefResponse | null;

  @ApiProperty({ description: 'Name of the account at that time', example: 'Al Manar Printing LLC' })
  payer: string;

  @ApiProperty({ description: 'Account holder who drew the cheque', example: 'Al Manar Printing LLC' })
  drawer: string;

  @ApiProperty({ example: UAE_BANKS[0] })
  bank: string;

  @ApiProperty({ example: '000123' })
  chequeNumber: string;

  @ApiDay({ description: 'Date on the cheque', example: '2027-02-28' })
  chequeDate: string;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiDay()
  receivedOn: string;

  @ApiFlag({ description: 'True if its date is in the future' })
  isPostDated: boolean;

  @ApiFlag({ description: 'True if it is in hand and can be deposited', example: false })
  isDue: boolean;

  @ApiFlag({ description: 'True if it is in hand and too old for the bank to pay', example: false })
  isStale: boolean;

  @ApiDay({ description: 'Last day for deposit: half a year after the date on the cheque', example: '2027-08-28' })
  presentUntil: string;

  @ApiDay({ description: 'Last day for recourse against the drawer (art. 670)', example: '2029-08-28' })
  claimUntil: string;

  @ApiProperty({ type: [SettledPartResponse], description: 'Invoices the cheque will pay' })
  allocations: SettledPartResponse[];

  @ApiProperty({
    type: NumberedRefResponse,
    nullable: true,
    description: 'Order without an invoice that the cheque is for',
  })
  order: NumberedRefResponse | null;

  @ApiDay({ nullable: true, example: null })
  depositedOn: string | null;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'Last deposit of the cheque' })
  deposit: NumberedRefResponse | null;

  @ApiDay({ nullable: true, description: 'Date of the last payment by the bank', example: null })
  clearedOn: string | null;

  @ApiAmount({ description: 'Amount paid by the bank so far', example: 0 })
  clearedAmount: number;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'Last receipt created from the cheque' })
  receipt: NumberedRefResponse | null;

  @ApiProperty({ type: [ChequeClearingResponse], description: 'Amounts paid by the bank, oldest first' })
  clearings: ChequeClearingResponse[];

  @ApiProperty({ type: [ChequeReturnResponse], description: 'Oldest first' })
  returns: ChequeReturnResponse[];

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'Cheque that this one replaced' })
  replaces: NumberedRefResponse | null;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'Cheque that replaced this one' })
  replacedBy: NumberedRefResponse | null;

  @ApiProperty({
    type: ChequeEndResponse,
    nullable: true,
    description: 'Outcome without the bank: given back, withdrawn, settled or handed over',
  })
  end: ChequeEndResponse | null;

  @ApiProperty({ required: false, description: 'Staff only', example: 'By the driver' })
  note?: string;

  @ApiProperty({ type: [ChequeFileResponse], required: false, description: 'Staff only' })
  files?: ChequeFileResponse[];

  @ApiAllowedActions(CHEQUE_MACHINE)
  allowedActions: ChequeAction[];
}

class PlannedChequeResponse {
  @ApiProperty({ example: '000123' })
  chequeNumber: string;

  @ApiDay({ example: '2027-02-28' })
  chequeDate: string;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiProperty({ type: [SettledPartResponse] })
  allocations: SettledPartResponse[];
}

export class ChequeSeriesResponse {
  @ApiProperty({ type: [PlannedChequeResponse] })
  cheques: PlannedChequeResponse[];

  @ApiAmount({ description: 'Total of the series', example: 1200 })
  total: number;

  @ApiProperty({
    description: 'Send it back with the series; the request is rejected if anything has changed',
    example: '6f1ed002ab5595859014ebf0951522d9',
  })
  plan: string;
}

export class ChequeDepositResponse extends NumberedRefResponse {
  @ApiDay()
  depositedOn: string;

  @ApiProperty({ description: 'Number of the deposit slip', example: '774120' })
  slipNumber: string;

  @ApiAmount({ description: 'Total of its cheques', example: 100 })
  total: number;

  @ApiProperty({ type: [ChequeResponse] })
  cheques: ChequeResponse[];
}

export class ChequeSumResponse {
  @ApiWholeNumber({ example: 3 })
  count: number;

  @ApiAmount({ example: 300 })
  amount: number;
}

const Sum = (description: string) => ApiProperty({ type: ChequeSumResponse, description });

export class ChequeTotalsResponse {
  @Sum('In hand, with a date up to today')
  due: ChequeSumResponse;

  @Sum('In hand, with a date in the future')
  inHand: ChequeSumResponse;

  @Sum('At the bank')
  atBank: ChequeSumResponse;

  @Sum('Returned by the bank, in full or in part; sums of the unpaid amounts')
  bounced: ChequeSumResponse;

  @Sum('Guarantees in hand')
  guarantees: ChequeSumResponse;

  @Sum('All other cheques')
  done: ChequeSumResponse;

  @Sum('In hand, due tomorrow')
  dueTomorrow: ChequeSumResponse;

  @Sum('At the bank for more than five working days')
  unanswered: ChequeSumResponse;
}

export class ChequeWeekResponse {
  @ApiDay({ description: 'Monday of the week', example: '2026-11-23' })
  from: string;

  @ApiDay({ example: '2026-11-29' })
  to: string;

  @Sum('Cheques in hand with a date in this week; in the first week also earlier dates')
  due: ChequeSumResponse;

  @Sum('Cheques at the bank with a date in this week; in the first week also earlier dates')
  atBank: ChequeSumResponse;

  @Sum('Cheques of both groups whose money is expected in this week, one working day after their date')
  expected: ChequeSumResponse;
}
