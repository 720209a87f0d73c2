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

  @ApiProperty({ type: NumberedRefResponse, description: 'The receipt that it made' })
  receipt: NumberedRefResponse;
}

class ChequeReturnResponse {
  @ApiDay()
  on: string;

  @ApiOneOf(RETURN_REASONS)
  reason: ReturnReason;

  @ApiFlag({ description: 'Whether the returned cheque is an executive instrument (art. 667)' })
  isExecutive: boolean;

  @ApiAmount({ description: 'what the bank paid nevertheless', example: 0 })
  paidPart: number;

  @ApiAmount({ required: false, description: 'staff only: what the bank of the shop charged', example: 0 })
  charge?: number;

  @ApiProperty({ required: false, description: 'Staff only', example: '' })
  note?: string;
}

class ChequeEndResponse {
  @ApiDay()
  on: string;

  @ApiProperty({ description: 'Who got it; empty: nobody', example: 'Aisha Rahman' })
  to: string;

  @ApiOneOf(HANDED_TO, { nullable: true, description: 'null: it was not handed over', example: null })
  handedTo: HandedTo | null;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Paid by transfer' })
  reason?: string;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'The money that came in its place' })
  receipt: NumberedRefResponse | null;
}

class ChequeFileResponse {
  @ApiOneOf(CHEQUE_FILES)
  kind: ChequeFileKind;

  @ApiProperty({ example: 'Cheque.jpg' })
  name: string;

  @ApiOneOf(CHEQUE_FILE_TYPES)
  contentType: ChequeFileType;

  @ApiWholeNumber({ description: 'Bytes', example: 48_213 })
  size: number;
}

export class ChequeResponse extends RecordResponse {
  @ApiProperty({ example: 'CHQ-2026-00001' })
  number: string;

  @ApiStatus(CHEQUE_MACHINE)
  status: ChequeStatus;

  @ApiOneOf(CHEQUE_KINDS)
  kind: ChequeKind;

  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null: a person gave it' })
  company: PayingCompanyResponse | null;

  @ApiProperty({ type: UserRefResponse, nullable: true, description: 'null: a company gave it' })
  user: UserRefResponse | null;

  @ApiProperty({ description: 'As the account was called then', example: 'Al Manar Printing LLC' })
  payer: string;

  @ApiProperty({ description: 'Whose bank account it draws on', example: 'Al Manar Printing LLC' })
  drawer: string;

  @ApiProperty({ example: UAE_BANKS[0] })
  bank: string;

  @ApiProperty({ example: '000123' })
  chequeNumber: string;

  @ApiDay({ description: 'The day on the cheque', example: '2027-02-28' })
  chequeDate: string;

  @ApiAmount({ example: 100 })
  amount: number;

  @ApiDay()
  receivedOn: string;

  @ApiFlag({ description: 'Whether its day is to come' })
  isPostDated: boolean;

  @ApiFlag({ description: 'Whether it is in hand and can be taken to the bank', example: false })
  isDue: boolean;

  @ApiFlag({ description: 'Whether it is in hand, and no bank pays it any more', example: false })
  isStale: boolean;

  @ApiDay({ description: 'The last day for the bank: half a year after the day on it', example: '2027-08-28' })
  presentUntil: string;

  @ApiDay({ description: 'The last day of recourse against the drawer (art. 670)', example: '2029-08-28' })
  claimUntil: string;

  @ApiProperty({ type: [SettledPartResponse], description: 'What it is meant to pay' })
  allocations: SettledPartResponse[];

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'The order without invoice that it is for' })
  order: NumberedRefResponse | null;

  @ApiDay({ nullable: true, example: null })
  depositedOn: string | null;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'Its last deposit' })
  deposit: NumberedRefResponse | null;

  @ApiDay({ nullable: true, description: 'When the bank last paid', example: null })
  clearedOn: string | null;

  @ApiAmount({ description: 'what the bank paid so far', example: 0 })
  clearedAmount: number;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'The last receipt that it made' })
  receipt: NumberedRefResponse | null;

  @ApiProperty({ type: [ChequeClearingResponse], description: 'What the bank paid, the first part first' })
  clearings: ChequeClearingResponse[];

  @ApiProperty({ type: [ChequeReturnResponse], description: 'The first one first' })
  returns: ChequeReturnResponse[];

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'The cheque in whose place it came' })
  replaces: NumberedRefResponse | null;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'The cheque that came in its place' })
  replacedBy: NumberedRefResponse | null;

  @ApiProperty({
    type: ChequeEndResponse,
    nullable: true,
    description: 'How it ended without its bank: given back, withdrawn, settled or handed over',
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

  @ApiAmount({ description: 'of all of them', example: 1200 })
  total: number;

  @ApiProperty({
    description: 'Goes back with the series: it is refused if anything differs by then',
    example: '6f1ed002ab5595859014ebf0951522d9',
  })
  plan: string;
}

export class ChequeDepositResponse extends NumberedRefResponse {
  @ApiDay()
  depositedOn: string;

  @ApiProperty({ description: 'Of the bank’s slip', example: '774120' })
  slipNumber: string;

  @ApiAmount({ description: 'of all of its cheques', example: 100 })
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
  @Sum('In hand, and their day has come')
  due: ChequeSumResponse;

  @Sum('In hand, their day is to come')
  inHand: ChequeSumResponse;

  @Sum('At the bank')
  atBank: ChequeSumResponse;

  @Sum('Returned by the bank, in full or in part: the amounts are those that are unpaid')
  bounced: ChequeSumResponse;

  @Sum('Guarantees in hand')
  guarantees: ChequeSumResponse;

  @Sum('All others')
  done: ChequeSumResponse;

  @Sum('In hand, due tomorrow')
  dueTomorrow: ChequeSumResponse;

  @Sum('At the bank for more than five working days')
  unanswered: ChequeSumResponse;
}

export class ChequeWeekResponse {
  @ApiDay({ description: 'A Monday', example: '2026-11-23' })
  from: string;

  @ApiDay({ example: '2026-11-29' })
  to: string;

  @Sum('In hand, of these days; in the first week also those of earlier days')
  due: ChequeSumResponse;

  @Sum('At the bank, of these days; in the first week also those of earlier days')
  atBank: ChequeSumResponse;

  @Sum('Of both, those whose money is expected in this week: a working day after their day')
  expected: ChequeSumResponse;
}
