import { ApiProperty } from '@nestjs/swagger';
import { UAE_BANKS } from '@shop/contract/cheques';
import { ApiAmount, ApiDay, ApiFlag, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ApiAllowedActions, statusDocs } from '../../../platform/openapi/states.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { PayingCompanyResponse, SettledPartResponse } from '../../receipts/dto/receipt.response.js';
import { CHEQUE_MACHINE, type ChequeAction } from '../domain/cheque.rules.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { NumberedRef } from '../../../platform/database/refs.schema.js';
import { ChequeClearing, ChequeReturn, ChequeEnd, ChequeFileRef, Cheque, SettlingReceipt } from '../cheque.schema.js';

export class NumberedRefResponse extends storedFields(NumberedRef, {
  _id: {},
  number: { example: 'CHQ-2026-00001' },
}) {}

class ChequeClearingResponse extends storedFields(ChequeClearing, {
  on: {},
  amount: { example: 100 },
  receipt: { part: NumberedRefResponse, description: 'Receipt of the cleared amount' },
}) {}

export class ChequeReturnResponse extends storedFields(ChequeReturn, {
  on: {},
  reason: {},
  paidPart: { description: 'Amount the bank paid despite the return', example: 0 },
  charge: { staffOnly: true, description: 'Fee charged by the shop’s bank', example: 0 },
  note: { staffOnly: true, example: '' },
}) {
  @ApiFlag({ description: 'True if the returned cheque is an executive instrument (art. 667)' })
  isExecutive: boolean;
}

class SettlingReceiptResponse extends storedFields(SettlingReceipt, {
  receipt: { part: NumberedRefResponse, description: 'Receipt that paid instead of the cheque' },
  amount: { description: 'Amount of the receipt that settles this cheque', example: 100 },
}) {}

class ChequeEndResponse extends storedFields(ChequeEnd, {
  on: {},
  to: { description: 'Recipient; empty if there was none', example: 'Aisha Rahman' },
  handedTo: { description: 'null if it was not handed over', example: null },
  reason: { staffOnly: true, example: 'Paid by transfer' },
  receipts: { part: SettlingReceiptResponse, description: 'Receipts that paid instead of the cheque' },
}) {}

class ChequeFileResponse extends storedFields(ChequeFileRef, {
  kind: {},
  name: { example: 'Cheque.jpg' },
  contentType: {},
  size: { description: 'Size in bytes', example: 48_213 },
}) {}

export class ChequeResponse extends storedFields(Cheque, {
  ...RECORD_FIELDS,
  number: { example: 'CHQ-2026-00001' },
  status: statusDocs(CHEQUE_MACHINE),
  kind: {},
  payer: { description: 'Name of the account at that time', example: 'Al Manar Printing LLC' },
  drawer: { description: 'Account holder who drew the cheque', example: 'Al Manar Printing LLC' },
  bank: { example: UAE_BANKS[0] },
  chequeNumber: { example: '000123' },
  chequeDate: { description: 'Date on the cheque', example: '2027-02-28' },
  amount: { example: 100 },
  receivedOn: {},
  allocations: { part: SettledPartResponse, description: 'Invoices the cheque will pay' },
  order: { part: NumberedRefResponse, description: 'Order without an invoice that the cheque is for' },
  depositedOn: { example: null },
  deposit: { part: NumberedRefResponse, description: 'Last deposit of the cheque' },
  clearings: { part: ChequeClearingResponse, description: 'Amounts paid by the bank, oldest first' },
  replaces: { part: NumberedRefResponse, description: 'Cheque that this one replaced' },
  replacedBy: { part: NumberedRefResponse, description: 'Cheque that replaced this one' },
  end: {
    part: ChequeEndResponse,
    description: 'Outcome without the bank: given back, withdrawn, settled or handed over',
  },
  note: { staffOnly: true, example: 'By the driver' },
  files: { staffOnly: true, part: ChequeFileResponse },
}) {
  @ApiProperty({ type: PayingCompanyResponse, nullable: true, description: 'null if an individual gave it' })
  company: PayingCompanyResponse | null;

  @ApiProperty({ type: UserRefResponse, nullable: true, description: 'null if a company gave it' })
  user: UserRefResponse | null;

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

  @ApiDay({ nullable: true, description: 'Date of the last payment by the bank', example: null })
  clearedOn: string | null;

  @ApiAmount({ description: 'Amount paid by the bank so far', example: 0 })
  clearedAmount: number;

  @ApiProperty({ type: NumberedRefResponse, nullable: true, description: 'Last receipt created from the cheque' })
  receipt: NumberedRefResponse | null;

  @ApiProperty({ type: [ChequeReturnResponse], description: 'Oldest first' })
  returns: ChequeReturnResponse[];

  @ApiAllowedActions(CHEQUE_MACHINE)
  allowedActions: ChequeAction[];
}

export class PlannedChequeResponse extends storedFields(Cheque, {
  chequeNumber: { example: '000123' },
  chequeDate: { example: '2027-02-28' },
  amount: { example: 100 },
  allocations: { part: SettledPartResponse },
}) {}

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
