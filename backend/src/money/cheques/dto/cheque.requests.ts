import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import {
  CHEQUE_KINDS,
  type ChequeKind,
  HANDED_TO,
  type HandedTo,
  MAX_ACKNOWLEDGED,
  MAX_CHEQUES_AT_ONCE,
  MAX_SERIES,
  MIN_SERIES,
  RETURN_REASONS,
  type ReturnReason,
  UAE_BANKS,
} from '@shop/contract/cheques';
import { MAX_LENGTH } from '@shop/contract/limits';
import { PdfQueryDto } from '../../../platform/http/pdf-answer.js';
import {
  Amount,
  Day,
  Flag,
  Id,
  Note,
  OneOf,
  Text,
  Version,
  WholeNumber,
} from '../../../platform/http/validation/fields.js';
import { IdList, ListOf, Nested, Repeated } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { ChequeResponse } from './cheque.response.js';

const MOST_ALLOCATIONS = 100;
const MOST_RECEIPTS = 20;
const MOST_MONTHS = 12;
const MAX_DRAWER = 200;

const ChequeNote = () => Note({ example: 'By the driver' });

class ChequeAllocationDto {
  @Id({ description: '`_id` of an invoice of the account, or of a current member of the company' })
  invoice: string;

  @Amount({ min: 0.01, description: 'Amount in AED, at most the amount due that no other cheque covers', example: 100 })
  amount: number;
}

/** The sheet itself: which one, of which day, over how much. */
class ChequeSheetDto {
  @Text({ max: MAX_LENGTH.chequeNumber, required: 'Enter the cheque number.', example: '000123' })
  chequeNumber: string;

  @Day({ description: 'Date on the cheque', example: '2027-02-28' })
  chequeDate: string;

  @Amount({ min: 0.01, description: 'AED', example: 100 })
  amount: number;
}

class ChequeFieldsDto extends ChequeSheetDto {
  @Text({
    max: MAX_DRAWER,
    optional: true,
    description: 'Account holder who drew the cheque; empty for the customer',
    example: '',
  })
  drawer?: string;

  @Text({ max: MAX_LENGTH.name, required: 'Enter the bank of the cheque.', example: UAE_BANKS[0] })
  bank: string;

  @Day({ optional: true, description: 'Date of receipt, today in Dubai at the latest; null for today', example: null })
  receivedOn?: string | null;

  @ListOf(() => ChequeAllocationDto, {
    max: MOST_ALLOCATIONS,
    optional: 'filled',
    description: 'Invoices the cheque will pay; together at most its amount',
    example: [],
  })
  allocations?: ChequeAllocationDto[];

  @ChequeNote()
  note?: string;
}

export class RecordChequeDto extends ChequeFieldsDto {
  @Id({ optional: true, description: 'Company that gave the cheque; not allowed together with `user`' })
  company?: string | null;

  @Id({ optional: true, description: 'Individual who gave the cheque; not allowed together with `company`' })
  user?: string | null;

  @OneOf(CHEQUE_KINDS, { optional: 'filled', description: 'Guarantee cheques are not deposited and pay nothing' })
  kind?: ChequeKind;

  @Id({ optional: true, description: 'Order of the account without an invoice that the cheque is for; null if none' })
  order?: string | null;
}

@IgnoresFieldsOf(ChequeResponse)
export class UpdateChequeDto extends PartialType(ChequeFieldsDto, { skipNullProperties: false }) {
  @Version()
  version?: number;
}

export class ReplaceChequeDto extends OmitType(ChequeFieldsDto, ['allocations']) {}

export class WithdrawChequeQueryDto {
  @Note({ description: 'Reason for the withdrawal', example: 'Entered twice' })
  reason?: string;
}

export const SERIES_ALLOCATIONS = ['oldest', 'none'] as const;

export class PreviewSeriesDto extends PickType(RecordChequeDto, [
  'company',
  'user',
  'drawer',
  'bank',
  'receivedOn',
  'note',
]) {
  @Nested(() => ChequeSheetDto, { description: 'First cheque of the series; number and date of the others follow' })
  first: ChequeSheetDto;

  @WholeNumber({ min: MIN_SERIES, max: MAX_SERIES, example: 12 })
  count: number;

  @WholeNumber({ min: 1, max: MOST_MONTHS, description: 'Months between two cheques', example: 1 })
  everyMonths: number;

  @OneOf(SERIES_ALLOCATIONS, {
    description: '`oldest` allocates the cheques to the open invoices of the account, oldest first',
  })
  allocations: (typeof SERIES_ALLOCATIONS)[number];
}

export class RecordSeriesDto extends PreviewSeriesDto {
  @Text({
    max: 64,
    kind: 'exact',
    required: 'The plan of the preview is missing.',
    description: '`plan` of the preview',
    example: 'b1946ac92492d2347c6235b4d2611184',
  })
  plan: string;
}

const Cheques = (description: string) => IdList({ min: 1, max: MAX_CHEQUES_AT_ONCE, description });

export class DepositChequesDto {
  @Id({ description: 'Id of the shop’s bank account in the settings' })
  bankAccount: string;

  @Day({ description: 'Date of deposit, today in Dubai at the latest', example: '2026-11-26' })
  depositedOn: string;

  @Cheques('Ids of cheques that are in hand or returned by the bank')
  cheques: string[];

  @Flag({
    optional: 'filled',
    description: 'If true, the bank holds post-dated cheques and presents them on their date',
    example: false,
  })
  lodged?: boolean;

  @Text({ max: MAX_LENGTH.name, optional: true, description: 'Number of the deposit slip', example: '774120' })
  slipNumber?: string;

  @ChequeNote()
  note?: string;
}

export class ClearChequeDto {
  @Day({ description: 'Date of payment by the bank, today in Dubai at the latest', example: '2026-11-26' })
  clearedOn: string;

  @Amount({
    min: 0.01,
    optional: true,
    description: 'Amount in AED, if the bank paid only a part; null for the full amount',
    example: null,
  })
  amount?: number | null;
}

export class ClearChequesDto extends PickType(ClearChequeDto, ['clearedOn']) {
  @Cheques('Ids of cheques at the bank; either all clear or none')
  cheques: string[];
}

export class BounceChequeDto {
  @Day({ description: 'Date of return, today in Dubai at the latest', example: '2026-11-26' })
  bouncedOn: string;

  @OneOf(RETURN_REASONS, {
    description: 'Return reason; the first two make the cheque an executive instrument (art. 667)',
  })
  reason: ReturnReason;

  @Amount({ optional: true, description: 'Amount in AED that the bank paid despite the return', example: 0 })
  paidPart?: number | null;

  @Amount({ optional: true, description: 'Fee in AED charged by the shop’s bank', example: 0 })
  charge?: number | null;

  @ChequeNote()
  note?: string;
}

export class GiveBackChequeDto {
  @Text({ max: MAX_LENGTH.name, required: 'Enter who got the cheque.', example: 'Aisha Rahman' })
  to: string;

  @Day({ description: 'Date, today in Dubai at the latest', example: '2026-11-26' })
  on: string;

  @Note({ required: 'Enter the reason.', example: 'Paid by transfer' })
  reason: string;
}

export class SettleChequeDto {
  @IdList({
    min: 1,
    max: MOST_RECEIPTS,
    description:
      'Receipts of the same account that paid instead. They must cover the cheque with money that settles no other one',
  })
  receipts: string[];
}

export class HandOverChequeDto {
  @OneOf(HANDED_TO)
  to: HandedTo;

  @Day({ description: 'Date, today in Dubai at the latest', example: '2026-11-26' })
  on: string;

  @ChequeNote()
  note?: string;
}

export class ChequeFileQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'Cheque.jpg' })
  name?: string;
}

export class AcknowledgementQueryDto extends PdfQueryDto {
  @Repeated()
  @IdList({ min: 1, max: MAX_ACKNOWLEDGED, description: 'Ids of cheques of one account that are not withdrawn' })
  cheques: string[];
}

export class ChequeCalendarQueryDto {
  @Day({ optional: 'filled', description: 'Day in the first week; today by default', example: '2026-11-26' })
  from?: string;

  @Day({ optional: 'filled', description: 'Day in the last week, at most a year later; eight weeks by default' })
  to?: string;
}
